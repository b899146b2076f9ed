package io.github.parquetjdbc.reader;

import io.github.parquetjdbc.reader.column.ColumnReader;
import io.github.parquetjdbc.reader.column.ColumnReaders;
import io.github.parquetjdbc.reader.column.FixedLengthLists;
import io.github.parquetjdbc.reader.column.PositionReader;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.metadata.ColumnChunk;
import io.github.parquetjdbc.reader.metadata.RowGroup;
import io.github.parquetjdbc.reader.page.BufferPool;
import io.github.parquetjdbc.reader.page.Checksum;
import io.github.parquetjdbc.reader.page.ChunkBytes;
import io.github.parquetjdbc.reader.page.ChunkBytes.Preloaded;
import io.github.parquetjdbc.reader.page.PageLocations;
import io.github.parquetjdbc.reader.page.PageReader;
import io.github.parquetjdbc.reader.page.ReadAhead;
import io.github.parquetjdbc.reader.prune.RowRanges;
import io.github.parquetjdbc.reader.schema.ColumnChunkCheck;
import io.github.parquetjdbc.reader.schema.FileSchema.Column;
import io.github.parquetjdbc.reader.schema.LeafColumn;
import io.github.parquetjdbc.reader.store.ByteRange;
import io.github.parquetjdbc.reader.store.StoredFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Opens columns of one row group. The chunks of columns opened together that lie close together are
 * read together, as long as that is not much.
 */
final class RowGroupColumns {

  /** Bytes that nobody asked for are read rather than starting another read. */
  private static final int MAX_GAP = 1 << 16;

  private final RowGroupPlan plan;
  private final ParquetFile file;
  private final RowGroup rowGroup;
  private final RowRanges rows;
  private final ReadAhead readAhead;
  private final Checksum checksum;
  private final BufferPool pool;
  private final List<byte[]> shared = new ArrayList<>();

  RowGroupColumns(
      RowGroupPlan plan, RowRanges rows, ReadAhead readAhead, Checksum checksum, BufferPool pool) {
    this.plan = plan;
    this.file = plan.file();
    this.rowGroup = plan.rowGroup();
    this.rows = rows;
    this.readAhead = readAhead;
    this.checksum = checksum;
    this.pool = pool;
  }

  /**
   * A leaf column's chunk.
   *
   * @param wanted parts of {@code range} with all pages of wanted rows; empty for all of it
   */
  private record Chunk(
      LeafColumn leaf,
      ColumnChunk footer,
      ByteRange range,
      List<ByteRange> wanted,
      FilePosition place) {

    /** All that is wanted, where that is in one piece, else {@code null}. */
    ByteRange piece() {
      if (wanted.isEmpty()) {
        return range;
      }
      return wanted.size() == 1 ? wanted.get(0) : null;
    }
  }

  /** Readers of the columns, which the caller closes, in their order. */
  List<ColumnReader> open(List<Column> columns) throws IOException {
    List<Chunk> chunks = new ArrayList<>();
    for (Column column : columns) {
      if (RowPosition.of(column) == null) {
        for (LeafColumn leaf : column.node().leaves()) {
          chunks.add(chunk(leaf));
        }
      }
    }
    prefetch(chunks);
    List<Preloaded> preloaded = preload(chunks);
    ColumnReaders.Chunks pages =
        new ColumnReaders.Chunks() {
          @Override
          public PageReader open(LeafColumn leaf) {
            return pages(leaf, chunks, preloaded);
          }

          @Override
          public FixedLengthLists fixedLengthLists() {
            return file.options().fixedLengthLists();
          }
        };
    List<ColumnReader> readers = new ArrayList<>();
    for (Column column : columns) {
      RowPosition position = RowPosition.of(column);
      readers.add(position == null ? open(column, pages) : open(position));
    }
    return readers;
  }

  private ColumnReader open(Column column, ColumnReaders.Chunks pages) throws IOException {
    return ColumnReaders.open(column.node(), rowGroup.rowCount(), pages, place(column.name()));
  }

  private ColumnReader open(RowPosition position) {
    return new PositionReader(position.start(file, rowGroup), position.step());
  }

  private FilePosition place(String column) {
    return FilePosition.of(file.name()).withRowGroup(rowGroup.ordinal()).withColumn(column);
  }

  private Chunk chunk(LeafColumn leaf) throws IOException {
    FilePosition place = place(leaf.dottedPath());
    ColumnChunk chunk = rowGroup.column(leaf.index());
    ByteRange range = ColumnChunkCheck.pages(chunk, leaf, file.file().size(), place);
    long values = chunk.metaData().valueCount();
    if (leaf.maxRepetitionLevel() == 0 && values != rowGroup.rowCount()) {
      throw new MalformedFileException(
          place, values + " values in a row group of " + rowGroup.rowCount() + " rows");
    }
    return new Chunk(leaf, chunk, range, wanted(leaf, range), place);
  }

  /** A dictionary, if there is one, and the pages of the wanted rows; empty if that is all. */
  private List<ByteRange> wanted(LeafColumn leaf, ByteRange chunk) {
    PageLocations pages = plan.locations(leaf);
    if (pages == null || rows.rowCount() == rowGroup.rowCount()) {
      return List.of();
    }
    List<ByteRange> parts = new ArrayList<>();
    if (pages.offset(0) > chunk.position()) {
      parts.add(new ByteRange(chunk.position(), pages.offset(0) - chunk.position()));
    }
    for (int i = 0; i < rows.count(); i++) {
      int first = pages.pageOf(rows.from(i));
      long start = pages.offset(first);
      long end = pages.end(pages.pageOf(rows.to(i) - 1));
      parts.add(new ByteRange(start, end - start));
    }
    return ByteRange.coalesce(parts, MAX_GAP, Long.MAX_VALUE);
  }

  /** All that is wanted of the columns, or what is read first where not all may be needed. */
  private void prefetch(List<Chunk> chunks) {
    if (!file.file().prefetches()) {
      return;
    }
    List<ByteRange> ranges = new ArrayList<>();
    for (Chunk chunk : chunks) {
      if (readAhead.isCautious()) {
        ByteRange range = chunk.range();
        long length = Math.min(range.length(), readAhead.first());
        ranges.add(new ByteRange(range.position(), length));
      } else if (chunk.wanted().isEmpty()) {
        ranges.add(ChunkBytes.reach(file.file(), chunk.range()));
      } else {
        ranges.addAll(chunk.wanted());
      }
    }
    file.file().prefetch(ranges);
  }

  /**
   * Begins to read columns of a row group that will be opened later.
   *
   * @throws IOException where the footer does not say where they are
   */
  static void prefetch(RowGroupPlan plan, List<Column> columns) throws IOException {
    StoredFile file = plan.file().file();
    List<ByteRange> ranges = new ArrayList<>();
    for (Column column : columns) {
      if (RowPosition.of(column) == null) {
        for (LeafColumn leaf : column.node().leaves()) {
          ColumnChunk chunk = plan.rowGroup().column(leaf.index());
          FilePosition place = FilePosition.of(file.name()).withColumn(leaf.dottedPath());
          ByteRange pages = ColumnChunkCheck.pages(chunk, leaf, file.size(), place);
          ranges.add(ChunkBytes.reach(file, pages));
        }
      }
    }
    file.prefetch(ranges);
  }

  private List<Preloaded> preload(List<Chunk> chunks) throws IOException {
    List<Preloaded> preloaded = new ArrayList<>();
    List<ByteRange> ranges = chunks.stream().map(Chunk::piece).filter(Objects::nonNull).toList();
    for (ByteRange range : ByteRange.coalesce(ranges, MAX_GAP, readAhead.first())) {
      boolean several = ranges.stream().filter(range::contains).count() > 1;
      if (several && range.length() <= readAhead.first()) {
        byte[] data = pool.take((int) range.length());
        shared.add(data);
        file.file().read(range.position(), data, 0, (int) range.length());
        preloaded.add(new Preloaded(data, range));
      }
    }
    return preloaded;
  }

  private PageReader pages(LeafColumn leaf, List<Chunk> chunks, List<Preloaded> preloaded) {
    Chunk chunk = chunks.stream().filter(c -> c.leaf().index() == leaf.index()).findFirst().get();
    return new PageReader(
        bytes(chunk, preloaded),
        chunk.footer(),
        plan.locations(leaf),
        leaf.maxRepetitionLevel(),
        leaf.maxDefinitionLevel(),
        checksum,
        pool);
  }

  private ChunkBytes bytes(Chunk chunk, List<Preloaded> preloaded) {
    ByteRange range = chunk.range();
    for (Preloaded part : preloaded) {
      if (chunk.piece() != null && part.range().contains(chunk.piece())) {
        return ChunkBytes.preloaded(file.file(), range, chunk.wanted(), chunk.place(), pool, part);
      }
    }
    return ChunkBytes.of(file.file(), range, chunk.wanted(), chunk.place(), readAhead, pool);
  }

  /** Gives back the bytes read for several columns, once their readers are closed. */
  void release() {
    shared.forEach(pool::giveBack);
    shared.clear();
  }
}
