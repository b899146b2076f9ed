package io.github.parquetjdbc.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.metadata.ColumnChunk;
import io.github.parquetjdbc.reader.metadata.RowGroup;
import io.github.parquetjdbc.reader.page.BufferPool;
import io.github.parquetjdbc.reader.page.Checksum;
import io.github.parquetjdbc.reader.page.ChunkBytes;
import io.github.parquetjdbc.reader.page.PageLocations;
import io.github.parquetjdbc.reader.page.PageReader;
import io.github.parquetjdbc.reader.page.ReadAhead;
import io.github.parquetjdbc.reader.prune.PageIndexes;
import io.github.parquetjdbc.reader.schema.ColumnChunkCheck;
import io.github.parquetjdbc.reader.schema.LeafColumn;
import io.github.parquetjdbc.reader.store.ByteRange;
import io.github.parquetjdbc.reader.store.LocalStore;
import io.github.parquetjdbc.reader.store.StoredFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Offset indexes of real writers against the headers of the pages. Passes without doing anything
 * where there is no shared corpus.
 */
class CorpusPageIndexTest {

  private final List<String> doubted = new ArrayList<>();
  private final List<String> wrong = new ArrayList<>();
  private int agreed;
  private int encrypted;

  @Test
  void indexesThatAreBelievedAgreeWithThePages() throws IOException {
    assumeTrue(Corpus.isPresent(), "no shared corpus");
    for (Corpus.Entry entry : Corpus.entries()) {
      if (entry.verdict().equals("ok")) {
        check(entry);
      }
    }
    assertEquals(List.of(), wrong);
    assertTrue(agreed > 1000, "indexes that agree: " + agreed + ", doubted: " + doubted);
    assertTrue(encrypted > 0, "no index of an encrypted column");
    assertTrue(doubted.size() < agreed / 20, "doubted: " + doubted);
  }

  private void check(Corpus.Entry entry) throws IOException {
    try (StoredFile stored = new LocalStore().open(entry.file().toString())) {
      ParquetFile file = ParquetFile.open(stored, CorpusKeys.options(entry));
      for (RowGroup rowGroup : file.metadata().rowGroups()) {
        PageIndexes indexes = new PageIndexes(stored, rowGroup);
        for (LeafColumn leaf : file.schema().leaves()) {
          ColumnChunk chunk = rowGroup.column(leaf.index());
          boolean readable =
              chunk.encryption() == ColumnChunk.Encryption.PLAIN || chunk.cipher() != null;
          if (PageIndexes.isClaimed(chunk) && readable) {
            check(entry, stored, rowGroup, chunk, leaf, indexes.locations(leaf));
          }
        }
      }
    }
  }

  private void check(
      Corpus.Entry entry,
      StoredFile stored,
      RowGroup rowGroup,
      ColumnChunk chunk,
      LeafColumn leaf,
      PageLocations locations)
      throws IOException {
    String name = entry + " " + rowGroup.ordinal() + " " + leaf.dottedPath();
    if (locations == null) {
      doubted.add(name);
      return;
    }
    FilePosition place = FilePosition.of(stored.name());
    ByteRange range = ColumnChunkCheck.pages(chunk, leaf, stored.size(), place);
    BufferPool pool = new BufferPool();
    ChunkBytes bytes = ChunkBytes.of(stored, range, place, ReadAhead.cautious(1), pool);
    Checksum unchecked = new Checksum(Checksum.Mode.IGNORE, page -> {});
    List<Long> found = new ArrayList<>();
    List<Long> expected = new ArrayList<>();
    boolean flat = leaf.maxRepetitionLevel() == 0;
    try (PageReader pages =
        new PageReader(
            bytes,
            chunk,
            null,
            leaf.maxRepetitionLevel(),
            leaf.maxDefinitionLevel(),
            unchecked,
            pool)) {
      while (pages.next()) {
        found.add(pages.position().offset());
        found.add(flat ? (long) pages.valueCount() : 0L);
      }
    }
    for (int page = 0; page < locations.count(); page++) {
      expected.add(locations.offset(page));
      expected.add(flat ? locations.endRow(page) - locations.firstRow(page) : 0L);
    }
    if (found.equals(expected)) {
      agreed++;
      encrypted += chunk.cipher() == null ? 0 : 1;
    } else {
      wrong.add(name + ": pages and rows " + found + ", the index says " + expected);
    }
  }
}
