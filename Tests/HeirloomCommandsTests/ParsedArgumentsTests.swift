import Testing

@testable import HeirloomBuild
import HeirloomCommands

@Suite struct ParsedArgumentsTests {
    private static let flag = OptionDescription("--flag", help: "A flag.")
    private static let name = OptionDescription("--name", value: "NAME", count: .exactlyOnce, help: "A name.")
    private static let pair = OptionDescription(
        "--pair",
        value: "NAME=FILE",
        count: .anyNumber,
        help: "A pair."
    )
    private static let mode = OptionDescription("--mode", choices: ["slow", "fast"], help: "A mode.")
    private static let command = CommandDescription(
        name: "try",
        abstract: "Try.",
        discussion: "",
        example: "heirloom try --name x",
        options: [flag, name, pair, mode],
        operands: OperandDescription("FILE", help: "A file.")
    )

    @Test func valuesFollowASpaceOrAnEqualsSign() throws {
        let arguments = try ParsedArguments(
            ["a", "--name=x=y", "--mode", "fast", "--flag", "b", "--pair", "n=1", "--pair=m=2=3"],
            for: Self.command
        )
        #expect(arguments.value(of: Self.name) == "x=y")
        #expect(arguments.value(of: Self.mode) == "fast")
        #expect(arguments.has(Self.flag))
        #expect(arguments.operands == ["a", "b"])
        #expect(try arguments.pairs(of: Self.pair).map(\.name) == ["n", "m"])
        #expect(try arguments.pairs(of: Self.pair).map(\.value) == ["1", "2=3"])
    }

    @Test func twoDashesEndTheOptions() throws {
        let arguments = try ParsedArguments(["--name", "x", "--", "--flag", "-h"], for: Self.command)
        #expect(!arguments.has(Self.flag))
        #expect(!arguments.asksForHelp)
        #expect(arguments.operands == ["--flag", "-h"])
    }

    @Test(arguments: [["--help"], ["-h"], ["file", "--help"]])
    func helpNeedsNoRequiredOptions(arguments: [String]) throws {
        #expect(try ParsedArguments(arguments, for: Self.command).asksForHelp)
    }

    @Test(arguments: [
        (["--nam", "x"], "unknown option '--nam'; run 'heirloom try --help' for the list"),
        (["-n"], "unknown option '-n'; run 'heirloom try --help' for the list"),
        (["--flag"], "'--name NAME' is missing"),
        (["--name"], "'--name' needs a value: '--name NAME'"),
        (["--name", "--flag"], "'--name' needs a value: '--name NAME'"),
        (["--name="], "'--name' needs a value: '--name NAME'"),
        (["--name", "x", "--name", "y"], "'--name' is given twice"),
        (["--name", "x", "--flag=yes"], "'--flag' takes no value"),
        (["--name", "x", "--mode", "medium"], "'--mode' must be 'slow' or 'fast', not 'medium'"),
    ])
    func wrongArgumentsAreRejected(arguments: [String], message: String) {
        #expect(throws: CommandFailure(message)) { try ParsedArguments(arguments, for: Self.command) }
    }

    @Test(arguments: [
        (["--pair", "n"], "'--pair n' is not of the form '--pair NAME=FILE'"),
        (["--pair", "=f"], "'--pair =f' is not of the form '--pair NAME=FILE'"),
        (["--pair", "n="], "'--pair n=' is not of the form '--pair NAME=FILE'"),
        (["--pair", "n=f", "--pair", "n=g"], "'--pair' is given twice for 'n'"),
    ])
    func pairNamesAreUnique(arguments: [String], message: String) throws {
        let parsed = try ParsedArguments(["--name", "x"] + arguments, for: Self.command)
        #expect(throws: CommandFailure(message)) { try parsed.pairs(of: Self.pair) }
    }

    @Test func operandsAreRejectedWhereNoneAreExpected() {
        var command = Self.command
        command.operands = nil
        #expect(throws: CommandFailure("unexpected argument 'file'")) {
            try ParsedArguments(["--name", "x", "file"], for: command)
        }
    }

    @Test func leadingOperandsPrecedeTheOthers() throws {
        var command = Self.command
        command.leadingOperands = [OperandDescription("TYPE", help: "A type.")]
        let arguments = try ParsedArguments(["Home", "--name", "x", "a", "b"], for: command)
        #expect(arguments.leadingOperand(at: 0) == "Home")
        #expect(arguments.operands == ["a", "b"])
        #expect(throws: CommandFailure("'TYPE' is missing")) {
            try ParsedArguments(["--name", "x"], for: command)
        }
        command.operands = nil
        #expect(throws: CommandFailure("unexpected argument 'a'")) {
            try ParsedArguments(["Home", "--name", "x", "a"], for: command)
        }
    }

    @Test func helpIsGeneratedFromTheDescription() {
        #expect(
            Self.command.helpText == """
                OVERVIEW: Try.

                USAGE: heirloom try [--flag] --name NAME [--pair NAME=FILE]...
                                    [--mode slow|fast] [FILE]...

                EXAMPLE: heirloom try --name x

                ARGUMENTS:
                  FILE
                      A file.

                OPTIONS:
                  --flag
                      A flag.
                  --name NAME
                      A name.
                  --pair NAME=FILE
                      A pair.
                  --mode slow|fast
                      A mode.
                  --help
                      Show this help.
                  --version
                      Show the version.

                """
        )
    }
}
