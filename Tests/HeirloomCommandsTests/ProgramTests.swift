import Foundation
import HeirloomBuild
import HeirloomCommands
import HeirloomTestSupport
import Testing

@Suite struct ProgramTests {
    @Test func helpListsTheCommands() async {
        let help = """
            OVERVIEW: Compile-time dependency injection for Swift.

            USAGE: heirloom COMMAND [OPTION]...

            COMMANDS:
              generate  Write the code that builds the roots of a module.
              lint      Warn about unused and unnecessary parts of a module's tree.
              fix       Apply the fix-its of errors and warnings to the sources.
              scan      Write a module's summary for '--summary' of 'generate'.
              graph     Show the tree.
              why       Show why a type is built, with the shortest path from a root to each property.
              uses      Show the types that receive a type, for each property that provides it.
              diff      Show the differences between two trees.
              check     Fail if the tree differs from a baseline.
              doctor    Find what is wrong with the setup of a package.
              migrate   Move a package from SafeDI to Heirloom.

            'heirloom COMMAND --help' explains a command.

            """
        #expect(
            await HeirloomProgram.complete.run(["--help"])
                == CommandOutcome(status: .success, standardOutput: help)
        )
    }

    @Test func commandsExplainThemselves() async {
        let help = """
            OVERVIEW: Write a module's summary for '--summary' of 'generate'.

            For build systems with a separate action for each module. Mistakes in the
            sources become part of the summary; 'generate' reports them.

            USAGE: heirloom scan --module NAME --output FILE [--digest FILE]
                                 [--sources-file LIST] [--cache DIR] [--condition NAME]...
                                 [--module-view NAME=MODULE,…]... [SOURCE]...

            EXAMPLE: heirloom scan --module App --output App.summary Sources/App/*.swift

            ARGUMENTS:
              SOURCE
                  A Swift file of the module.

            OPTIONS:
              --module NAME
                  The module whose sources are given.
              --output FILE
                  The summary to write. It is written only if its contents change.
              --digest FILE
                  Also write a digest of the declarations without their locations. Generated
                  code can change only if the digest does.
              --sources-file LIST
                  A file with the paths of more of the module's sources, one per line.
              --cache DIR
                  A folder that caches parsed files, so that only files whose contents
                  changed are parsed again. It affects only the time, and is always safe to
                  delete.
              --condition NAME
                  A compilation condition that is set in the module, as with '-D'. A
                  condition that is not passed is unknown, not unset: code that depends on
                  it is generated under '#if'.
              --module-view NAME=MODULE,…
                  The modules that a module depends on, if its target generates functions
                  that build its types for modules that do not see everything that the types
                  take.
              --help
                  Show this help.
              --version
                  Show the version.

            """
        #expect(
            await HeirloomProgram.complete.run(["scan", "--help"])
                == CommandOutcome(status: .success, standardOutput: help)
        )
    }

    @Test(arguments: [
        ["--version"], ["generate", "--version"], ["scan", "--version"],
        ["graph", "--version"], ["why", "--version"], ["uses", "--version"], ["diff", "--version"],
        ["check", "--version"],
    ])
    func everyCommandPrintsTheVersion(arguments: [String]) async {
        #expect(
            await HeirloomProgram.complete.run(arguments)
                == CommandOutcome(status: .success, standardOutput: "0.1.0\n")
        )
    }

    @Test
    func buildsHaveOnlyTheCommandsThatTheyRun() async {
        let help = await HeirloomProgram.forBuilds.run(["--help"]).standardOutput
        let lines = help.split(separator: "\n").filter { $0.hasPrefix("  ") }
        let commands = lines.map { $0.split(separator: " ")[0] }
        #expect(commands == ["generate", "scan"])
        #expect(
            await HeirloomProgram.forBuilds.run(["graph"]).standardError
                == "error: unknown command 'graph'; run 'heirloom --help' for the list\n"
        )
    }

    @Test(arguments: ["HeirloomBuildTool", "HeirloomTool", "heirloom"])
    func programsPrintAndExitAsTheirCommandsDo(program: String) throws {
        let path = Compiler.products.appendingPathComponent(program).path
        let version = try Subprocess.run(path, ["--version"])
        #expect(version.status == 0)
        #expect(version.output == "0.1.0\n")
        #expect(version.errors == "")
        let failure = try Subprocess.run(path, ["scan", "--output", "nowhere"])
        #expect(failure.status == 2)
        #expect(failure.output == "")
        #expect(failure.errors == "error: '--module NAME' is missing\n")
    }
}
