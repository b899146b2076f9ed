package io.github.parquetjdbc.reader.page;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import io.github.parquetjdbc.reader.crypto.ColumnCipher;
import io.github.parquetjdbc.reader.crypto.ModuleType;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.metadata.ColumnChunk;
import io.github.parquetjdbc.reader.metadata.PageHeader;
import io.github.parquetjdbc.reader.metadata.PageHeaderReader;
import io.github.parquetjdbc.reader.metadata.PageType;
import io.github.parquetjdbc.vector.LittleEndian;
import java.io.IOException;

/** Decrypts the headers and bodies of a chunk's pages, which are asked for in file order. */
final class PageCipher {

  private final ColumnCipher cipher;

  /** Where the dictionary page is, if there is one. */
  private final long dictionaryPosition;

  /** Number of the data page whose header was read last, from 0. */
  private int page = -1;

  PageCipher(ColumnChunk chunk, long start) {
    this.cipher = chunk.cipher();
    this.dictionaryPosition = chunk.metaData().dictionaryPageOffset() > 0 ? start : -1;
  }

  /** Makes a data page the next one. */
  void goTo(int nextPage) {
    page = nextPage - 1;
  }

  /** Makes the data page whose header was read last the next one. */
  void repeat() {
    page--;
  }

  /** The header whose module starts at {@code position}; its length is the module's. */
  PageHeader header(ChunkBytes bytes, long position) throws IOException {
    FilePosition place = bytes.place().at(position);
    int at = bytes.load(position, ColumnCipher.LENGTH_BYTES);
    long length =
        ColumnCipher.LENGTH_BYTES + (LittleEndian.getInt(bytes.data(), at) & 0xffff_ffffL);
    int size = (int) Math.min(length, bytes.end() - position);
    at = bytes.load(position, size);
    boolean dictionary = position == dictionaryPosition;
    if (!dictionary) {
      page++;
    }
    byte[] plain =
        cipher.decrypt(
            dictionary ? ModuleType.DICTIONARY_PAGE_HEADER : ModuleType.DATA_PAGE_HEADER,
            dictionary ? ColumnCipher.NO_PAGE : page,
            bytes.data(),
            at,
            at + size,
            place);
    PageHeader header = PageHeaderReader.read(plain, 0, plain.length, place);
    return new PageHeader(
        header.type(),
        header.uncompressedSize(),
        header.compressedSize(),
        header.crc(),
        header.dataPage(),
        header.dictionaryPage(),
        header.dataPageV2(),
        size);
  }

  /**
   * The plain body of a dictionary page, or of the data page whose header was read last. Levels of
   * a second version's page are part of the module by some writers, and plain before it by others.
   */
  ByteSlice body(PageHeader header, ByteSlice stored) throws IOException {
    if (header.type() == PageType.DICTIONARY_PAGE) {
      return plain(ModuleType.DICTIONARY_PAGE, ColumnCipher.NO_PAGE, stored, 0);
    }
    int levels = 0;
    if (header.type() == PageType.DATA_PAGE_V2
        && !ColumnCipher.isModule(stored.data(), stored.offset(), stored.end())) {
      long length =
          (long) header.dataPageV2().repetitionLevelsByteLength()
              + header.dataPageV2().definitionLevelsByteLength();
      if (length > stored.length()) {
        throw stored.malformed(
            stored.offset(), "levels of " + length + " bytes in a page of " + stored.length());
      }
      levels = (int) length;
    }
    return plain(ModuleType.DATA_PAGE, page, stored, levels);
  }

  private ByteSlice plain(ModuleType type, int number, ByteSlice stored, int before)
      throws IOException {
    int module = stored.offset() + before;
    byte[] plain =
        cipher.decrypt(type, number, stored.data(), module, stored.end(), stored.position());
    byte[] target = new byte[before + plain.length + ByteSlice.SLOP];
    System.arraycopy(stored.data(), stored.offset(), target, 0, before);
    System.arraycopy(plain, 0, target, before, plain.length);
    return new ByteSlice(target, 0, before + plain.length, stored.position());
  }
}
