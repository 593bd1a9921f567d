import Foundation
import HeirloomBuild
import HeirloomCommands
import Testing

@Suite struct GenerateTests {
    private static let app = ["generate", "--module", "App", "--output", "./out.swift"]

    /// Creates a folder with both modules and the source list of the lower one.
    private func orchard(changing changes: [String: String] = [:]) throws -> CommandFolder {
        let folder = try CommandFolder(Orchard.files.merging(changes) { $1 })
        try folder.write(
            folder.path("Fruit/Tree.swift") + "\n" + folder.path("Fruit/Fruit.swift"),
            to: "fruit.txt"
        )
        return folder
    }

    @Test(arguments: [
        ["./App/App.swift", "./App/Picker.swift", "--module-sources", "Fruit=./fruit.txt"],
        [
            "--module-sources", "Fruit=./fruit.txt", "./App/Picker.swift", "./App/App.swift",
            "./App//App.swift",
        ],
        [
            "./App/Picker.swift", "./App/Picker.swift", "--sources-file", "./app.txt", "--summary",
            "./fruit.json",
        ],
        ["--summary", "./fruit.json", "--summary", "./app.json"],
    ])
    func outputDoesNotDependOnHowSourcesArePassed(sources: [String]) async throws {
        let folder = try orchard()
        try folder.write(folder.path("App/App.swift") + "\r\n\n", to: "app.txt")
        let fruit = await folder.run(
            "scan",
            "--module",
            "Fruit",
            "--output",
            "./fruit.json",
            "./Fruit/Fruit.swift",
            "./Fruit/Tree.swift"
        )
        #expect(fruit == CommandOutcome(status: .success))
        let app = await folder.run(
            "scan",
            "--module",
            "App",
            "--output",
            "./app.json",
            "./App/Picker.swift",
            "./App/App.swift"
        )
        #expect(app == CommandOutcome(status: .success))
        #expect(await folder.run(Self.app + sources) == CommandOutcome(status: .success))
        #expect(try folder.text(of: "out.swift") == Orchard.generated)
    }

    #if os(Linux)
    @Test func namesThatDifferOnlyInNormalizationAreDifferentFiles() async throws {
        let folder = try CommandFolder()
        let names = ["caf\u{E9}.swift", "cafe\u{301}.swift"]
        for name in names { try folder.write("", to: name) }
        let sources = names.map(folder.path)
        let module = try await ModuleReader.summary(ofModule: "App", sources: sources + sources)
        #expect(module.files.map { Array($0.path.utf8) } == sources.map { Array($0.utf8) })
    }
    #endif

    @Test func linksToASourceAreThatSource() async throws {
        let folder = try orchard()
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("Linked"),
            withDestinationPath: folder.path("App")
        )
        let outcome = await folder.run(
            Self.app + [
                "./App/App.swift", "./App/Picker.swift", "./Linked/App.swift", "--module-sources",
                "Fruit=./fruit.txt",
            ]
        )
        #expect(outcome == CommandOutcome(status: .success))
        #expect(try folder.text(of: "out.swift") == Orchard.generated)
    }

    @Test func emptyOutputHasAHeader() async throws {
        let folder = try CommandFolder(["Plain.swift": "struct Plain {}\n"])
        let outcome = await folder.run(Self.app + ["./Plain.swift"])
        #expect(outcome == CommandOutcome(status: .success))
        #expect(try folder.text(of: "out.swift") == header)
    }

    @Test func unreadableFilesKeepTheLastOutput() async throws {
        let folder = try orchard(changing: ["App/Picker.swift": "struct Picker {\n"])
        try folder.write("last good\n", to: "out.swift")
        let before = try folder.identity(of: "out.swift")
        let outcome = await folder.run(
            Self.app + ["./App/App.swift", "./App/Picker.swift", "--module-sources", "Fruit=./fruit.txt"]
        )
        #expect(outcome.status == .success)
        #expect(
            outcome.standardError == """
                ./App/Picker.swift:1:15: warning: generated code for 'App' is not updated until this is fixed: expected '}' for \
                this '{' [kept-output]

                """
        )
        #expect(try folder.identity(of: "out.swift") == before)
    }

    @Test func unreadableFilesWithoutPreviousOutputLeaveAHeader() async throws {
        let folder = try CommandFolder(["Broken.swift": "struct Picker {\n"])
        let outcome = await folder.run(Self.app + ["./Broken.swift"])
        #expect(outcome.status == .success)
        #expect(
            outcome.standardError == """
                ./Broken.swift:1:15: warning: generated code for 'App' is not updated until this is fixed: expected '}' for \
                this '{' [kept-output]

                """
        )
        #expect(try folder.text(of: "out.swift") == header)
    }

    /// A missing dependency, which has a fix-it, and a type that nothing fulfills, which has none.
    private static let faults = """
        import Heirloom

        protocol Sound {}

        @Instantiable
        struct Clock: Instantiable {}

        @Instantiable
        struct Alarm: Instantiable {
            @Received let clock: Clock
        }

        @Instantiable(isRoot: true)
        struct Home: Instantiable {
            @Instantiated let alarm: Alarm
            @Instantiated let sound: any Sound
        }

        """

    @Test func onlyErrorsWithPossibleFixItsAreCounted() async throws {
        let folder = try CommandFolder(["App.swift": Self.faults])
        let outcome = await folder.run(Self.app + ["./App.swift"])
        #expect(outcome.status == .faults)
        let lines = outcome.standardError.split(separator: "\n")
        #expect(lines.count { $0.contains(": error: ") } == 2)
        #expect(lines.last == "note: 'swift package heirloom fix' may have a fix-it for 1 of these 2")
        let json = await folder.run(Self.app + ["--diagnostics", "json", "./App.swift"])
        #expect(json.standardError.split(separator: #""fixIts":[{"#).count == 2)
        #expect(json.standardError.split(separator: #""fixIts":[]"#).count == 2)
    }

    @Test func editsInJSONHaveTheLineEndsOfTheirFiles() async throws {
        let folder = try CommandFolder([
            "App.swift": Self.faults.replacingOccurrences(of: "\n", with: "\r\n")
        ])
        let json = await folder.run(Self.app + ["--diagnostics", "json", "./App.swift"])
        #expect(json.status == .faults)
        let edits = json.standardError.split(separator: #""newText":""#).dropFirst()
        #expect(edits.contains { $0.contains(#"\r\n"#) })
        #expect(edits.allSatisfy { !$0.replacingOccurrences(of: #"\r\n"#, with: "").contains(#"\n"#) })
    }

    @Test func faultsLeaveTheOutputUntouchedAndAreReportedAtTheirLocation() async throws {
        let picker = try #require(Orchard.files["App/Picker.swift"])
        let folder = try orchard(changing: [
            "App/Picker.swift": picker.replacingOccurrences(
                of: "@Received let tree",
                with: "@Received let trunk"
            )
        ])
        try folder.write("last good\n", to: "out.swift")
        let before = try folder.identity(of: "out.swift")
        let sources = ["./App/App.swift", "./App/Picker.swift", "--module-sources", "Fruit=./fruit.txt"]
        let outcome = await folder.run(Self.app + ["--roots", "require"] + sources)
        #expect(outcome.status == .faults)
        #expect(
            outcome.standardError == """
                ./App/Picker.swift:7:19: error: 'Picker' receives 'trunk: Tree', but no type above it provides it \
                (root 'App') [missing-dependency]
                ./App/App.swift:7:23: note: 'App' builds 'Picker' here
                ./App/App.swift:6:23: note: 'App' provides 'tree: Tree': receive it under that name, or write \
                '@Received(fulfilledByDependencyNamed: "tree", ofType: Tree.self) let trunk: Tree'
                note: 'swift package heirloom fix' may have a fix-it for this

                """
        )
        #expect(try folder.identity(of: "out.swift") == before)
        let detected = await folder.run(Self.app + sources)
        #expect(detected.status == .success)
        #expect(
            detected.standardError == """
                ./App/App.swift:5:15: warning: no 'init()' is generated for 'App' because a dependency below it is \
                missing [dropped-root]
                ./App/Picker.swift:7:19: note: 'Picker' receives 'trunk: Tree', but no type above it provides it
                ./App/App.swift:5:15: note: if it is a root, write '@Instantiable(isRoot: true)' to see what to \
                do; if not, write 'isRoot: false'

                """
        )
    }

    @Test func strictRunsReportErrorsThatTheCompilerReportsToo() async throws {
        let folder = try CommandFolder(["Broken.swift": "struct Picker {\n"])
        let outcome = await folder.run(Self.app + ["--strict", "./Broken.swift"])
        let message = "./Broken.swift:1:15: error: expected '}' for this '{' [syntax]\n"
        #expect(outcome == CommandOutcome(status: .faults, standardError: message))
        #expect(try folder.names == ["Broken.swift"])
    }

    @Test func jsonIsPrintedEvenWithoutDiagnostics() async throws {
        let folder = try CommandFolder(["Plain.swift": "struct Plain {}\n"])
        let outcome = await folder.run(Self.app + ["--diagnostics", "json", "./Plain.swift"])
        let document = #"{"diagnostics":[],"format":"heirloom-diagnostics","version":1}"# + "\n"
        #expect(outcome == CommandOutcome(status: .success, standardError: document))
    }

    @Test func unchangedOutputIsNotRewritten() async throws {
        let folder = try orchard()
        let sources = ["./App/App.swift", "./App/Picker.swift", "--module-sources", "Fruit=./fruit.txt"]
        #expect(await folder.run(Self.app + sources) == CommandOutcome(status: .success))
        let before = try folder.identity(of: "out.swift")
        #expect(await folder.run(Self.app + sources) == CommandOutcome(status: .success))
        #expect(try folder.identity(of: "out.swift") == before)
    }

    private var header: String { "// Generated by Heirloom. Do not edit: the next build overwrites it.\n" }
}
