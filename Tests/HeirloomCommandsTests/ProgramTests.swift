import Foundation
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
              lint      Warn about what a module's tree holds to no purpose.
              fix       Apply the fix-its of errors and warnings to the sources.
              scan      Write a module's summary, which 'generate' takes with '--summary'.
              graph     Show the tree.
              why       Tell why a type is built: for what, on the shortest path from a root to each.
              uses      Tell who receives a type, from each place that provides it.
              diff      Tell what sets a tree apart from an earlier one.
              check     Fail where the tree is not what a file says.

            'heirloom COMMAND --help' explains a command.

            """
        #expect(
            await HeirloomProgram.run(["--help"]) == CommandOutcome(status: .success, standardOutput: help)
        )
    }

    @Test func commandsExplainThemselves() async {
        let help = """
            OVERVIEW: Write a module's summary, which 'generate' takes with '--summary'.

            For build systems in which each module is an action of its own. Mistakes in the
            sources become part of the summary; 'generate' reports them.

            USAGE: heirloom scan --module NAME --output FILE [--sources-file LIST]
                                 [--cache DIR] [--condition NAME]... [SOURCE]...

            EXAMPLE: heirloom scan --module App --output App.summary Sources/App/*.swift

            ARGUMENTS:
              SOURCE
                  A Swift file of the module.

            OPTIONS:
              --module NAME
                  The module whose sources are given.
              --output FILE
                  The summary to write. It is touched only when its bytes change.
              --sources-file LIST
                  A file with the paths of more of the module's sources, one a line.
              --cache DIR
                  A folder in which to keep what was parsed, so that only files whose
                  contents changed are parsed again. Nothing depends on it but time, and to
                  delete it is always safe.
              --condition NAME
                  A compilation condition that is set in the module, as with '-D'. One that
                  is not given may be set all the same: what depends on it is generated both
                  ways.
              --help
                  Show this help.
              --version
                  Show the version.

            """
        #expect(
            await HeirloomProgram.run(["scan", "--help"])
                == CommandOutcome(status: .success, standardOutput: help)
        )
    }

    @Test(arguments: [
        ["--version"], ["generate", "--version"], ["scan", "--version"], ["tree", "--version"],
        ["graph", "--version"], ["why", "--version"], ["uses", "--version"], ["diff", "--version"],
        ["check", "--version"],
    ])
    func everyCommandPrintsTheVersion(arguments: [String]) async {
        #expect(
            await HeirloomProgram.run(arguments)
                == CommandOutcome(status: .success, standardOutput: "0.1.0\n")
        )
    }

    @Test(arguments: ["HeirloomTool", "heirloom"])
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
