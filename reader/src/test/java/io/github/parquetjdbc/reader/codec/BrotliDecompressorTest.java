package io.github.parquetjdbc.reader.codec;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.metadata.CompressionCodec;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** There is no compressor to be had in Java, so that samples were made by Google's. */
class BrotliDecompressorTest {

  /** {@link #text} at the highest quality. */
  private static final String TEXT =
      "G9BKAIzUWs3dG4I6WVfS5SoY7QMBbjJTfYgKgtj693TqPy4SQK4aB7/JCaQ8YCF4uLgkIWhnN6Dw"
          + "sz6lGPxOBTm/z6I/n5Z6dvLT5Pnv73+8Slvx3vW1uzB3q73z+lCnruduyDsKd9g+7Kuu7kHkCIWz"
          + "of1gpKt50aBwELrDVHd3iE7HDeVw1d0cphkSoTrcejCnq7xIrHDcWV1mx3p4QDj9pOu6kycjV1pK"
          + "DmTXCNmlSp6MXGkpOY6HLITocEqejFxpKTmQ4SHsLlnyYNxKS8mB7IJDV5coeTJypaHkQIaL8Lrs"
          + "kicjV1pKjmNodOnLq5InI1daSg5kKHTb3ZU8GbnSUnIgw0HoLlPyYORKS8mBDIlQXW7Jk5ELLSUH"
          + "MgTC6dIlT0autBQcxwcbJWSXKnkycqWl5DgeotChyyl5MnKlpeRAhoewu2TBk5ErLSUHsgsOVV2i"
          + "5MnAhZaSAxkuwuuyS56MXGkpOJCh0aUvUyVPRq60lBzITgi3yyt5MnKlpeRAhoPQHabgyciVlpID"
          + "GRKhutySJwNXWkoOZAiE06VLnoxcaSg5kGEjZJcqeTJypaXkLPltHEL2soY8GbnSUnKWJCF7WOTJ"
          + "yJWWkrMkCdnLIg9GrrSUnCVDQvayyJORKw0lZ0kSspdFnoxcaSk5Q5KQvSzyZORKS8lZkgTsZZEn"
          + "I1daSs6SISF7WeTByJWWkrMkCdnLIk9GLrSUnCVJyF4WeTJypaXgOC5B9rKmPBm50lJyliQBe1nk"
          + "yciVlpKzJAnZywJPRq60lJwlScheFnkycJ2l5CzZJT5r";

  /** 16 MiB of zeros. */
  private static final String ZEROS = "cbffff3ff82700e2b14020f7fe2ffffffff04f00c4611180eefd1f";

  private static final FilePosition PLACE = FilePosition.of("test");

  private static byte[] text() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 400; i++) {
      int number = i * 7919 % 1000;
      text.append("the quick brown fox ").append(number).append(" jumps over the lazy dog\n");
    }
    return text.toString().getBytes(StandardCharsets.US_ASCII);
  }

  private static ByteSlice slice(byte[] compressed) {
    byte[] data = Arrays.copyOf(compressed, compressed.length + ByteSlice.SLOP);
    return new ByteSlice(data, 0, compressed.length, PLACE);
  }

  private static byte[] decompress(byte[] compressed, int length) throws IOException {
    byte[] target = new byte[length + ByteSlice.SLOP];
    Codecs.open(CompressionCodec.BROTLI, PLACE).decompress(slice(compressed), target, length);
    return Arrays.copyOf(target, length);
  }

  @Test
  void givesBackWhatWasCompressed() throws IOException {
    byte[] text = text();
    assertArrayEquals(text, decompress(Base64.getDecoder().decode(TEXT), text.length));
    assertArrayEquals(new byte[1 << 24], decompress(HexFormat.of().parseHex(ZEROS), 1 << 24));
  }

  @Test
  void refusesAnotherLengthThanThePageHas() {
    byte[] compressed = Base64.getDecoder().decode(TEXT);
    int length = text().length;
    assertThrows(IOException.class, () -> decompress(compressed, length + 1));
    assertThrows(IOException.class, () -> decompress(compressed, length - 1));
  }

  /** Corrupt input must neither go on for ever nor end with any other error. */
  @Test
  void refusesOrSurvivesCutsAndMutations() throws IOException {
    byte[] compressed = Base64.getDecoder().decode(TEXT);
    int length = text().length;
    for (int cut = 0; cut < compressed.length; cut++) {
      byte[] part = Arrays.copyOf(compressed, cut);
      assertThrows(IOException.class, () -> decompress(part, length));
    }
    Random random = new Random(5);
    int refused = 0;
    for (int i = 0; i < 3000; i++) {
      byte[] mutated = compressed.clone();
      int bound = random.nextBoolean() ? mutated.length : 40;
      mutated[random.nextInt(bound)] = (byte) random.nextInt(256);
      try {
        decompress(mutated, length);
      } catch (IOException e) {
        refused++;
      }
    }
    assertTrue(refused > 1000, "refused only " + refused);
  }

  @Test
  void countsBytesBeforeItBelievesThatTheyAreMany() throws IOException {
    Decompressor brotli = Codecs.open(CompressionCodec.BROTLI, PLACE);
    ByteSlice zeros = slice(HexFormat.of().parseHex(ZEROS));
    assertTrue(brotli.canHold(zeros, 1 << 24));
    assertFalse(brotli.canHold(zeros, (1 << 24) + 1));
    assertFalse(brotli.canHold(zeros, Integer.MAX_VALUE));
    ByteSlice corrupt = slice(new byte[] {(byte) 0xff, 7, 7, 7, 7, 7, 7, 7, 7, 7});
    assertThrows(IOException.class, () -> brotli.canHold(corrupt, Integer.MAX_VALUE));
  }
}
