package io.github.parquetjdbc.adapter.system;

import io.github.parquetjdbc.reader.ParquetFile;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.metadata.ColumnChunk;
import io.github.parquetjdbc.reader.metadata.RowGroup;
import io.github.parquetjdbc.reader.schema.LeafColumn;
import io.github.parquetjdbc.reader.store.StoredFile;
import java.io.IOException;

/** Visits the chunks of a file that need no key, with the file open. */
interface ChunkWalk {

  void visit(
      RowGroup group, LeafColumn leaf, ColumnChunk chunk, StoredFile bytes, FilePosition place)
      throws IOException;

  static void of(SystemFile file, ParquetFile footer, ChunkWalk walk) throws IOException {
    FilePosition position = FilePosition.of(footer.name());
    try (StoredFile bytes = file.open()) {
      for (RowGroup group : footer.metadata().rowGroups()) {
        for (LeafColumn leaf : footer.schema().leaves()) {
          ColumnChunk chunk = group.column(leaf.index());
          if (chunk.metaData() != null && chunk.encryption() == ColumnChunk.Encryption.PLAIN) {
            FilePosition place =
                position.withRowGroup(group.ordinal()).withColumn(leaf.dottedPath());
            walk.visit(group, leaf, chunk, bytes, place);
          }
        }
      }
    }
  }
}
