package lapbylap;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The arrows that must never be. */
@AnalyzeClasses(packages = "lapbylap", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule engineSeesTheJdkAlone = classes()
            .that()
            .resideInAPackage("lapbylap.engine..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java.lang..", "java.util", "java.util.function", "lapbylap.engine..");

    @ArchTest
    static final ArchRule engineKnowsNoClockAndNoChance = noClasses()
            .that()
            .resideInAPackage("lapbylap.engine..")
            .should()
            .dependOnClassesThat()
            .belongToAnyOf(
                    java.util.Random.class,
                    java.util.Date.class,
                    java.util.Calendar.class,
                    java.util.UUID.class,
                    java.util.Scanner.class,
                    java.util.Timer.class)
            .orShould()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(Math.class, "random");

    @ArchTest
    static final ArchRule recordAndOpponentSeeTheEngineAlone = classes()
            .that()
            .resideInAnyPackage("lapbylap.record..", "lapbylap.opponent..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "lapbylap.engine..", "lapbylap.record..", "lapbylap.opponent..");

    @ArchTest
    static final ArchRule recordDoesNotSeeTheOpponent = noClasses()
            .that()
            .resideInAPackage("lapbylap.record..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("lapbylap.opponent..");

    @ArchTest
    static final ArchRule opponentDoesNotSeeRecordings = noClasses()
            .that()
            .resideInAPackage("lapbylap.opponent..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("lapbylap.record..");

    @ArchTest
    static final ArchRule worksheetsSeeNoMoreThanGamesAndRecordings = classes()
            .that()
            .resideInAPackage("lapbylap.worksheet..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "lapbylap.engine..", "lapbylap.record..", "lapbylap.worksheet..");

    @ArchTest
    static final ArchRule countsSeeNothingOfTheProject = classes()
            .that()
            .resideInAPackage("lapbylap.counts..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "org.slf4j..", "lapbylap.counts..");

    @ArchTest
    static final ArchRule narrationAndJsonSeeNoMoreThanARecordingAndWords = classes()
            .that()
            .resideInAnyPackage("lapbylap.narration..", "lapbylap.json..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "java..",
                    "lapbylap.engine..",
                    "lapbylap.record..",
                    "lapbylap.i18n..",
                    "lapbylap.narration..",
                    "lapbylap.json..");

    @ArchTest
    static final ArchRule nobodySeesTheEngineForBrowsers = noClasses()
            .that()
            .resideOutsideOfPackage("lapbylap.offline..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("lapbylap.offline..", "org.teavm..");

    @ArchTest
    static final ArchRule languagesSeeNothingOfTheProject = noClasses()
            .that()
            .resideInAPackage("lapbylap.i18n..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "lapbylap.engine..",
                    "lapbylap.record..",
                    "lapbylap.opponent..",
                    "lapbylap.narration..",
                    "lapbylap.json..",
                    "lapbylap.content..",
                    "lapbylap.web..",
                    "lapbylap.cli..");

    @ArchTest
    static final ArchRule contentDoesNotSeeTheOpponent = noClasses()
            .that()
            .resideInAPackage("lapbylap.content..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("lapbylap.opponent..");

    @ArchTest
    static final ArchRule onlyTheCommandLineSeesTheWeb = noClasses()
            .that()
            .resideOutsideOfPackages("lapbylap.web..", "lapbylap.cli..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("lapbylap.web..");

    @ArchTest
    static final ArchRule nobodySeesTheCommandLine = noClasses()
            .that()
            .resideOutsideOfPackage("lapbylap.cli..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("lapbylap.cli..");

    @ArchTest
    static final ArchRule serverAndTemplatesStayInTheWeb = noClasses()
            .that()
            .resideOutsideOfPackage("lapbylap.web..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.javalin..", "org.eclipse.jetty..", "jakarta.servlet..", "org.thymeleaf..");

    @ArchTest
    static final ArchRule packagesHaveNoCycles =
            slices().matching("lapbylap.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule engineAndRecorderAreFitForOtherPlaces = noClasses()
            .that()
            .resideInAnyPackage("lapbylap.engine..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("java.util.stream..")
            .orShould()
            .callMethod(String.class, "format", String.class, Object[].class)
            .orShould()
            .callMethod(Integer.class, "parseInt", String.class);
}
