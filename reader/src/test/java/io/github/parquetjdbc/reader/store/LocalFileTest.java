package io.github.parquetjdbc.reader.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.EOFException;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.channels.ClosedChannelException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.LongAdder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LocalFileTest {

  @TempDir Path directory;

  private final byte[] content = new byte[1_500_000];
  private Path path;

  @BeforeEach
  void write() throws IOException {
    new Random(7).nextBytes(content);
    path = directory.resolve("file");
    Files.write(path, content);
    Files.setLastModifiedTime(path, FileTime.from(Instant.parse("2020-01-01T00:00:00.123456789Z")));
  }

  private StoredFile open() throws IOException {
    return new LocalStore().open(path.toString());
  }

  @Test
  void readsRangesOfAnyLengthIntoAnyPlace() throws IOException {
    try (StoredFile file = open()) {
      assertEquals(content.length, file.size());
      for (int[] range : new int[][] {{0, 0}, {0, 1}, {content.length - 1, 1}, {17, 1_400_000}}) {
        byte[] target = new byte[range[1] + 10];
        file.read(range[0], target, 5, range[1]);
        assertArrayEquals(
            Arrays.copyOfRange(content, range[0], range[0] + range[1]),
            Arrays.copyOfRange(target, 5, 5 + range[1]));
        assertEquals(0, target[4]);
        assertEquals(0, target[5 + range[1]]);
      }
    }
  }

  @Test
  void rangesOutsideTheFileOrTheTargetAreErrors() throws IOException {
    try (StoredFile file = open()) {
      byte[] target = new byte[10];
      assertThrows(EOFException.class, () -> file.read(content.length - 5, target, 0, 6));
      assertThrows(EOFException.class, () -> file.read(-1, target, 0, 1));
      assertThrows(EOFException.class, () -> file.read(Long.MAX_VALUE, target, 0, 1));
      assertThrows(IndexOutOfBoundsException.class, () -> file.read(0, target, 5, 6));
    }
  }

  @Test
  void aFileThatWasWrittenToIsAnError() throws IOException {
    try (StoredFile file = open()) {
      Files.write(path, content);
      assertChanged(file, "modified at");
    }
  }

  @Test
  void aFileThatGrewIsAnErrorEvenWithTheOldTime() throws IOException {
    FileTime time = Files.getLastModifiedTime(path);
    try (StoredFile file = open()) {
      Files.write(path, Arrays.copyOf(content, content.length + 1));
      Files.setLastModifiedTime(path, time);
      assertChanged(file, "size was");
    }
  }

  @Test
  void anotherFileOfTheSameSizeAndTimeInItsPlaceIsAnError() throws IOException {
    FileTime time = Files.getLastModifiedTime(path);
    try (StoredFile file = open()) {
      Path other = Files.write(directory.resolve("other"), content);
      Files.setLastModifiedTime(other, time);
      Files.move(other, path, StandardCopyOption.REPLACE_EXISTING);
      assertChanged(file, "another file");
    }
  }

  @Test
  void aFileThatWasRemovedOrCutOffIsAnError() throws IOException {
    try (StoredFile file = open()) {
      Files.write(path, new byte[10]);
      assertThrows(FileChangedException.class, () -> file.read(100, new byte[10], 0, 10));
      Files.delete(path);
      assertThrows(FileChangedException.class, () -> file.read(0, new byte[10], 0, 10));
    }
  }

  private void assertChanged(StoredFile file, String difference) {
    FileChangedException e =
        assertThrows(FileChangedException.class, () -> file.read(0, new byte[10], 0, 10));
    assertTrue(e.getMessage().contains(path.toString()), e.getMessage());
    assertTrue(e.getMessage().contains(difference), e.getMessage());
  }

  @Test
  void versionsTellFilesApart() throws IOException {
    String before;
    try (StoredFile file = open()) {
      before = file.version();
      assertEquals(before, new LocalStore().entry(path.toString()).version());
    }
    Files.write(path, content);
    try (StoredFile file = open()) {
      assertNotEquals(before, file.version());
    }
  }

  @Test
  void anInterruptEndsTheReadOfItsThreadAndOfNoOther() throws Exception {
    try (StoredFile file = open()) {
      Callable<Boolean> interrupted =
          () -> {
            Thread.currentThread().interrupt();
            assertThrows(InterruptedIOException.class, () -> file.read(0, new byte[10], 0, 10));
            return Thread.interrupted();
          };
      assertTrue(inThread(interrupted), "the interrupt is kept");
      byte[] target = new byte[content.length];
      file.read(0, target, 0, target.length);
      assertArrayEquals(content, target);
    }
  }

  private static <T> T inThread(Callable<T> task) throws InterruptedException, ExecutionException {
    FutureTask<T> future = new FutureTask<>(task);
    Thread thread = new Thread(future);
    thread.start();
    thread.join();
    return future.get();
  }

  @Test
  void afterAnInterruptAReplacedFileIsStillAnError() throws Exception {
    try (StoredFile file = open()) {
      inThread(
          () -> {
            Thread.currentThread().interrupt();
            return assertThrows(
                InterruptedIOException.class, () -> file.read(0, new byte[10], 0, 10));
          });
      Files.write(path, new byte[content.length]);
      assertThrows(FileChangedException.class, () -> file.read(0, new byte[10], 0, 10));
    }
  }

  @Test
  void readsAfterCloseFail() throws IOException {
    StoredFile file = open();
    file.close();
    file.close();
    assertThrows(ClosedChannelException.class, () -> file.read(0, new byte[1], 0, 1));
  }

  @Test
  void countsBytesOfReadsThatSucceed() throws IOException {
    LongAdder counter = new LongAdder();
    try (StoredFile file = new CountingFile(open(), counter::add)) {
      file.read(0, new byte[10], 0, 10);
      file.read(5, new byte[10], 2, 3);
      assertThrows(EOFException.class, () -> file.read(content.length, new byte[1], 0, 1));
      assertEquals(13, counter.sum());
    }
  }

  @Test
  void listsWhatLiesInADirectoryByName() throws IOException {
    Files.createDirectory(directory.resolve("b"));
    Files.write(directory.resolve("a"), new byte[3]);
    Files.createSymbolicLink(directory.resolve("c"), directory.resolve("nowhere"));
    Files.createSymbolicLink(directory.resolve("d"), directory.resolve("a"));
    assertEquals(
        "[a FILE 3, b DIRECTORY 0, c OTHER 0, d FILE 3, file FILE 1500000]",
        new LocalStore()
            .list(directory.toString()).stream()
                .map(entry -> entry.name() + " " + entry.kind() + " " + entry.size())
                .toList()
                .toString());
  }

  @Test
  void whatIsNotThereIsSaidNotToBe() {
    LocalStore store = new LocalStore();
    String missing = directory.resolve("missing").toString();
    assertThrows(NoSuchFileException.class, () -> store.open(missing));
    assertThrows(NoSuchFileException.class, () -> store.entry(missing));
    assertThrows(NoSuchFileException.class, () -> store.list(missing));
  }
}
