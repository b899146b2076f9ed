package io.github.parquetjdbc.reader.prune;

import io.github.parquetjdbc.reader.crypto.ColumnCipher;
import io.github.parquetjdbc.reader.crypto.ModuleType;
import io.github.parquetjdbc.reader.error.DecryptionException;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.metadata.ColumnChunk;
import io.github.parquetjdbc.reader.metadata.ColumnIndex;
import io.github.parquetjdbc.reader.metadata.OffsetIndex;
import io.github.parquetjdbc.reader.metadata.RowGroup;
import io.github.parquetjdbc.reader.page.PageLocations;
import io.github.parquetjdbc.reader.schema.ColumnChunkCheck;
import io.github.parquetjdbc.reader.schema.LeafColumn;
import io.github.parquetjdbc.reader.store.ByteRange;
import io.github.parquetjdbc.reader.store.StoredFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The page indexes of one row group. Indexes that lie close together are read together. An index
 * that makes no sense, or cannot be decrypted, is as good as none: the rows can be read without it.
 */
public final class PageIndexes {

  /** Bytes that nobody asked for are read rather than starting another read. */
  private static final int MAX_GAP = 1 << 16;

  private static final int MAX_READ = 1 << 22;

  /** Of some 500,000 pages; a longer one costs more than it can spare, or is none. */
  private static final int MAX_INDEX = 1 << 24;

  /** A structure in the file, and what decrypts it. */
  private record Module(ByteRange range, ModuleType type, ColumnCipher cipher) {}

  private final StoredFile file;
  private final RowGroup rowGroup;
  private final Map<ByteRange, byte[]> loaded = new HashMap<>();
  private final Map<Integer, PageLocations> locations = new HashMap<>();

  public PageIndexes(StoredFile file, RowGroup rowGroup) {
    this.file = file;
    this.rowGroup = rowGroup;
  }

  /** Whether the footer says that a chunk has an offset index. */
  public static boolean isClaimed(ColumnChunk chunk) {
    return chunk.offsetIndexOffset() > 0 && chunk.offsetIndexLength() > 0;
  }

  /** Reads the offset indexes of columns, to be asked for afterwards. */
  public void loadLocations(Collection<LeafColumn> leaves) throws IOException {
    List<Module> modules = new ArrayList<>();
    for (LeafColumn leaf : leaves) {
      if (!locations.containsKey(leaf.index())) {
        add(offsetIndex(rowGroup.column(leaf.index())), modules);
      }
    }
    load(modules);
  }

  /** Reads both indexes of columns, to be asked for afterwards. */
  void load(Collection<LeafColumn> leaves) throws IOException {
    List<Module> modules = new ArrayList<>();
    for (LeafColumn leaf : leaves) {
      ColumnChunk chunk = rowGroup.column(leaf.index());
      add(offsetIndex(chunk), modules);
      add(columnIndex(chunk), modules);
    }
    load(modules);
  }

  private static void add(Module module, List<Module> modules) {
    if (module != null) {
      modules.add(module);
    }
  }

  private void load(List<Module> modules) throws IOException {
    List<ByteRange> ranges = modules.stream().map(Module::range).toList();
    for (ByteRange read : ByteRange.coalesce(ranges, MAX_GAP, MAX_READ)) {
      byte[] bytes = new byte[(int) read.length()];
      file.read(read.position(), bytes, 0, bytes.length);
      for (ByteRange range : ranges) {
        if (read.contains(range)) {
          byte[] part = new byte[(int) range.length()];
          int from = (int) (range.position() - read.position());
          System.arraycopy(bytes, from, part, 0, part.length);
          loaded.put(range, part);
        }
      }
    }
  }

  /** Where the pages of a column are, or {@code null} if the file does not say so credibly. */
  public PageLocations locations(LeafColumn leaf) throws IOException {
    if (!locations.containsKey(leaf.index())) {
      locations.put(leaf.index(), readLocations(leaf));
    }
    return locations.get(leaf.index());
  }

  private PageLocations readLocations(LeafColumn leaf) throws IOException {
    ColumnChunk chunk = rowGroup.column(leaf.index());
    Module module = offsetIndex(chunk);
    if (module == null) {
      return null;
    }
    FilePosition place = place(leaf);
    ByteRange pages = ColumnChunkCheck.pages(chunk, leaf, file.size(), place);
    try {
      OffsetIndex index = OffsetIndex.read(plain(module, place), place);
      return PageLocations.of(index, pages, rowGroup.rowCount());
    } catch (MalformedFileException | DecryptionException e) {
      return null;
    }
  }

  /** The bounds of a column's pages, or {@code null} if there are none that can be decoded. */
  ColumnIndex columnIndex(LeafColumn leaf) throws IOException {
    Module module = columnIndex(rowGroup.column(leaf.index()));
    if (module == null) {
      return null;
    }
    try {
      return ColumnIndex.read(plain(module, place(leaf)), place(leaf));
    } catch (MalformedFileException | DecryptionException e) {
      return null;
    }
  }

  private FilePosition place(LeafColumn leaf) {
    return FilePosition.of(file.name())
        .withRowGroup(rowGroup.ordinal())
        .withColumn(leaf.dottedPath());
  }

  private byte[] plain(Module module, FilePosition place) throws IOException {
    ByteRange range = module.range();
    if (!loaded.containsKey(range)) {
      load(List.of(module));
    }
    byte[] bytes = loaded.remove(range);
    return module.cipher() == null
        ? bytes
        : module
            .cipher()
            .decrypt(module.type(), ColumnCipher.NO_PAGE, bytes, 0, bytes.length, place);
  }

  private Module offsetIndex(ColumnChunk chunk) {
    return module(
        chunk, chunk.offsetIndexOffset(), chunk.offsetIndexLength(), ModuleType.OFFSET_INDEX);
  }

  private Module columnIndex(ColumnChunk chunk) {
    return module(
        chunk, chunk.columnIndexOffset(), chunk.columnIndexLength(), ModuleType.COLUMN_INDEX);
  }

  /** {@code null} where the chunk has none, or one that cannot be read. */
  private Module module(ColumnChunk chunk, long offset, int length, ModuleType type) {
    boolean here = chunk.filePath() == null || chunk.filePath().isEmpty();
    boolean readable = chunk.encryption() == ColumnChunk.Encryption.PLAIN || chunk.cipher() != null;
    boolean inside =
        offset > 0 && length > 0 && length <= MAX_INDEX && offset <= file.size() - length;
    return here && readable && inside
        ? new Module(new ByteRange(offset, length), type, chunk.cipher())
        : null;
  }
}
