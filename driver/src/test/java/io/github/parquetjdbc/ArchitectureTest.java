package io.github.parquetjdbc;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The rules of the house that are about structure; CONTRIBUTING.md says why each is there. */
class ArchitectureTest {

  private static final String BASE = "io.github.parquetjdbc.";

  /**
   * Packages of each module, bottom first: each may use those before it, and none after it. A
   * module's top package comes last.
   */
  private static final List<List<String>> ORDER =
      List.of(
          List.of(
              "reader.error",
              "reader.store",
              "reader.thrift",
              "reader.crypto",
              "reader.metadata",
              "reader.schema",
              "reader.codec",
              "reader.encoding",
              "reader.page",
              "reader.column",
              "reader.prune",
              "reader"),
          List.of(
              "engine.context",
              "engine.rows",
              "engine.spill",
              "engine.kernel",
              "engine.function..",
              "engine.aggregate",
              "engine.hash",
              "engine.expression",
              "engine.plan",
              "engine.sort",
              "engine.collect",
              "engine.operator",
              "engine.window",
              "engine.run"),
          List.of(
              "adapter.dialect",
              "adapter.rel",
              "adapter.lower",
              "adapter.estimate",
              "adapter.rule",
              "adapter.table",
              "adapter.system",
              "adapter.model",
              "adapter"),
          List.of("driver.base", "driver.accessor", "driver", "driver.shell"));

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(BASE.substring(0, BASE.length() - 1));

  @Test
  void packagesHaveNoCycles() {
    slices().matching(BASE + "(**)").should().beFreeOfCycles().check(CLASSES);
  }

  @TestFactory
  Stream<DynamicTest> packagesUseOnlyThoseBelowThem() {
    return ORDER.stream()
        .flatMap(
            module ->
                Stream.iterate(0, i -> i + 1)
                    .limit(module.size() - 1L)
                    .map(
                        i ->
                            DynamicTest.dynamicTest(
                                module.get(i),
                                () ->
                                    mustNotUse(
                                        module.get(i), module.subList(i + 1, module.size())))));
  }

  private static void mustNotUse(String lower, List<String> upper) {
    noClasses()
        .that()
        .resideInAPackage(BASE + lower)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(upper.stream().map(BASE::concat).toArray(String[]::new))
        .allowEmptyShould(true)
        .check(CLASSES);
  }

  @Test
  void readerAndEngineShareOnlyTheVectorModule() {
    modulesMustNotUse("vector", "reader", "engine", "adapter", "driver");
    modulesMustNotUse("reader", "engine", "adapter", "driver");
    modulesMustNotUse("engine", "reader", "adapter", "driver");
    modulesMustNotUse("adapter", "driver");
    modulesMustNotUse("reader", "store");
    modulesMustNotUse("store", "engine", "adapter", "driver", "vector");
  }

  /** They hold bytes, whatever these are. */
  @Test
  void storesKnowNothingOfParquet() {
    noClasses()
        .that()
        .resideInAPackage(BASE + "store..")
        .should()
        .dependOnClassesThat(
            resideInAPackage(BASE + "reader..").and(resideOutsideOfPackages(BASE + "reader.store")))
        .check(CLASSES);
  }

  private static void modulesMustNotUse(String module, String... others) {
    noClasses()
        .that()
        .resideInAPackage(BASE + module + "..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            Stream.of(others).map(other -> BASE + other + "..").toArray(String[]::new))
        .check(CLASSES);
  }

  @Test
  void onlyTheStoreTouchesFiles() {
    noClasses()
        .that(
            resideOutsideOfPackages(BASE + "reader.store", BASE + "store..", BASE + "engine.spill"))
        .should()
        .dependOnClassesThat()
        .haveNameMatching(
            "java\\.nio\\.file\\.(Files|FileSystem|DirectoryStream)"
                + "|java\\.nio\\.channels\\..*"
                + "|java\\.io\\.(FileInputStream|FileOutputStream|FileReader|FileWriter"
                + "|RandomAccessFile)"
                + "|java\\.net\\.(Socket|URLConnection|HttpURLConnection)"
                + "|java\\.net\\.http\\..*")
        .orShould()
        .callConstructor(File.class, String.class)
        .orShould()
        .callConstructor(File.class, File.class, String.class)
        .orShould()
        .callMethod(Path.class, "toFile")
        .check(CLASSES);
  }

  @Test
  void onlyTheRunPackageMakesThreads() {
    noClasses()
        .that(resideOutsideOfPackages(BASE + "engine.run", BASE + "store.http"))
        .should()
        .callConstructor(Thread.class)
        .orShould()
        .callConstructor(Thread.class, Runnable.class)
        .orShould()
        .callConstructor(Thread.class, Runnable.class, String.class)
        .orShould()
        .dependOnClassesThat()
        .haveNameMatching(
            "java\\.util\\.concurrent\\.(Executors|ThreadPoolExecutor|ForkJoinPool"
                + "|CompletableFuture|ScheduledThreadPoolExecutor)|java\\.util\\.Timer")
        .check(CLASSES);
  }

  @Test
  void onlyTheCodecPackageNamesACompressionLibrary() {
    noClasses()
        .that(resideOutsideOfPackages(BASE + "reader.codec"))
        .should()
        .dependOnClassesThat(
            resideInAnyPackage(
                "com.github.luben..", "org.brotli..", "net.jpountz..", "org.xerial.snappy.."))
        .orShould()
        .dependOnClassesThat()
        .haveNameMatching("java\\.util\\.zip\\.(Inflater|GZIPInputStream).*")
        .check(CLASSES);
  }

  @Test
  void onlyTheAdapterNamesCalcite() {
    noClasses()
        .that(resideOutsideOfPackages(BASE + "adapter.."))
        .should()
        .dependOnClassesThat(resideInAPackage("org.apache.calcite.."))
        .check(CLASSES);
  }

  @Test
  void tablesKnowNoRelationalExpressions() {
    noClasses()
        .that()
        .resideInAPackage(BASE + "adapter.table")
        .should()
        .dependOnClassesThat(resideInAPackage("org.apache.calcite.rel.."))
        .check(CLASSES);
  }

  @Test
  void onlyTheDriverNamesJavaSql() {
    noClasses()
        .that(resideOutsideOfPackages(BASE + "driver.."))
        .should()
        .dependOnClassesThat(resideInAnyPackage("java.sql", "javax.sql"))
        .check(CLASSES);
  }

  @Test
  void onlyTheShellUsesStandardStreams() {
    noClasses()
        .that(resideOutsideOfPackages(BASE + "driver.shell"))
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .orShould()
        .callMethod(Throwable.class, "printStackTrace")
        .check(CLASSES);
  }

  /** But for pauses before a request is repeated. */
  @Test
  void nothingSleepsOrHidesStateInThreadsOrStatics() {
    noClasses()
        .that(resideOutsideOfPackages(BASE + "store.http"))
        .should()
        .dependOnClassesThat()
        .areAssignableTo(ThreadLocal.class)
        .orShould()
        .callMethod(Thread.class, "sleep", long.class)
        .check(CLASSES);
    fields().that().areStatic().should().beFinal().check(CLASSES);
  }
}
