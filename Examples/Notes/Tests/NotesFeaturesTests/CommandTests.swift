import NotesFeatures
import NotesModels
import Testing

@Suite struct CommandTests {
    @Test(arguments: [
        ([], Command.tour),
        (["help"], .help),
        (["tree"], .tree),
        (["users"], .notebook(.users)),
        (["login", "ada"], .notebook(.logIn(name: "ada"))),
        (["add", "Found", "a moth"], .notebook(.personal(.add(text: "Found a moth")))),
        (["remove", "12"], .notebook(.personal(.remove(number: 12)))),
        (["export"], .notebook(.personal(.export(.markdown)))),
        (["export", "json"], .notebook(.personal(.export(.json)))),
    ])
    func argumentsAreRead(arguments: [String], command: Command) throws {
        #expect(try Command(arguments: arguments) == command)
    }

    @Test(arguments: [
        (["fly"], Mistake.unknownCommand("fly")),
        (["login"], .missingArgument("NAME", of: "login")),
        (["login", "ada", "grace"], .unexpectedArgument("grace", of: "login")),
        (["list", "all"], .unexpectedArgument("all", of: "list")),
        (["remove", "everything"], .notANumber("everything")),
        (["export", "pdf"], .unknownExportFormat("pdf")),
    ])
    func argumentsThatMakeNoSenseAreRefused(arguments: [String], mistake: Mistake) {
        #expect(throws: mistake) { try Command(arguments: arguments) }
    }
}
