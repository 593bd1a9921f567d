import Foundation
import HeirloomTestSupport
import Testing

/// `swift package heirloom …` in a package.
@Suite struct CommandPluginTests {
    @Test func packagesAnswerQuestionsAboutTheirTrees() throws {
        let package = try PackageFolder(Kitchen.files)
        let names = try package.names
        let graph = try package.ask("graph")
        try #require(graph.status == 0, "\(graph.errors)")
        #expect(
            graph.output == """
                Dinner
                ├─ shelf: Shelf
                │  └─ cheese: any Cheese = Gouda
                ├─ courseBuilder: Instantiator<Course>  (built on demand)
                │  ├─ guest: String  (forwarded)
                │  └─ shelf: Shelf  (received)
                └─ candle: Candle
                   └─ shelf: Shelf  (received)

                """
        )
        let why = try package.ask("why", "Gouda")
        #expect(
            why.output == """
                Gouda  Sources/Pantry/Gouda.swift:5:15

                Dinner
                └─ shelf: Shelf  Sources/Dinner/Dinner.swift:7:31
                   └─ cheese: any Cheese = Gouda  Sources/Pantry/Shelf.swift:6:30

                """
        )
        #expect(why.status == 0)
        // For a library, the graph also shows types that nothing in the library builds.
        let shelf = try package.ask("graph", "--target", "Pantry", "--format", "mermaid", "--root", "Shelf")
        #expect(
            shelf.output == """
                flowchart LR
                    subgraph m0["Pantry"]
                        n0["Gouda"]
                        n1(["Shelf"])
                    end
                    n1 -->|"cheese"| n0

                """
        )
        try warningsAreToldAndMayBeErrors(package)
        let examined = try package.ask("doctor")
        #expect(
            examined.output == """
                Pantry: 4 types
                Dinner: 2 types, root 'Dinner'

                0 problems

                """
        )
        #expect(examined.status == 0)
        let migrated = try package.ask("migrate")
        #expect(migrated.output == "nothing to change, 0 notes\n")
        #expect(migrated.status == 0)
        #expect(try package.names == names, "something is left behind")

        try hiddenPartsAreShown(package)
        try fixItsAreApplied(package)
        try faultsEndTheCommand(package)
        try wrongArgumentsEndTheCommand(package)
        try mistakesOfReleaseBuildsAreTold(package)
        try testsAreLintedAndFixed(package)
    }

    private func warningsAreToldAndMayBeErrors(_ package: PackageFolder) throws {
        let path = "Sources/Dinner/Dinner.swift"
        let source = try package.text(of: path)
        try package.write(source.replacingOccurrences(of: #" eats \(shelf.cheese.name)"#, with: ""), to: path)
        // Only 'Dinner' depends on 'Pantry'.
        func told(as severity: String) -> String {
            """
            Sources/Dinner/Dinner.swift:27:27: \(severity): 'Course' receives 'shelf: Shelf' but does not use it \
            [unused-received]
            Sources/Dinner/Dinner.swift:27:27: note: remove it: types below 'Course' can still receive it
            Sources/Pantry/Salt.swift:4:15: warning: 'Salt' is '@Instantiable', but no root of 'Dinner' builds it \
            [unbuilt-type]
            Sources/Pantry/Salt.swift:4:15: note: instantiate it below a root, or remove '@Instantiable'; if it is a \
            root, write 'isRoot: true'

            """
        }
        let warned = try package.ask("lint")
        #expect(warned.output == told(as: "warning"))
        #expect(warned.status == 0)
        let failed = try package.ask("lint", "--error", "unused-received")
        #expect(failed.output == told(as: "error"))
        #expect(failed.status == 1)
        try package.write(source, to: path)
    }

    private func hiddenPartsAreShown(_ package: PackageFolder) throws {
        let path = "Sources/Pantry/Gouda.swift"
        let source = try package.text(of: path)
        try package.write(source.replacingOccurrences(of: "public struct", with: "struct"), to: path)
        let why = try package.ask("why", "Gouda")
        #expect(
            why.output == """
                Gouda  Sources/Pantry/Gouda.swift:5:8

                Dinner
                └─ shelf: Shelf  (built in Pantry)  Sources/Dinner/Dinner.swift:7:31
                   └─ cheese: any Cheese = Gouda  (built in Pantry)  Sources/Pantry/Shelf.swift:6:30

                """
        )
        for command in ["lint", "doctor", "fix"] {
            let told = try package.ask(command)
            #expect(told.status == 0, "\(told.output)")
        }
        try package.write(source, to: path)
    }

    private func fixItsAreApplied(_ package: PackageFolder) throws {
        let path = "Sources/Pantry/Shelf.swift"
        let source = try package.text(of: path)
        let broken = source.replacingOccurrences(of: "let cheese", with: "var cheese")
        try #require(broken != source)
        try package.write(broken, to: path)
        let fixed = try package.ask("fix", "--id", "mutable-dependency")
        #expect(
            fixed.output.hasPrefix(
                "Sources/Pantry/Shelf.swift:6:30: fixed: change 'var' to 'let' [mutable-dependency]\n"
            )
        )
        #expect(fixed.status == 0)
        #expect(try package.text(of: path) == source)
    }

    private func faultsEndTheCommand(_ package: PackageFolder) throws {
        let path = "Sources/Pantry/Gouda.swift"
        let source = try package.text(of: path)
        try package.write(source.replacingOccurrences(of: "[Cheese.self]", with: "[]"), to: path)
        let uses = try package.ask("uses", "Shelf")
        #expect(uses.status == 1)
        // SwiftPM prints both streams of a plugin to one stream.
        #expect(
            uses.output == """
                Sources/Pantry/Shelf.swift:6:30: error: 'Shelf' instantiates 'cheese: any Cheese', but no type \
                fulfills 'any Cheese' [nothing-fulfills]
                Sources/Dinner/Dinner.swift:7:31: note: 'Dinner' builds 'Shelf' here
                Sources/Pantry/Gouda.swift:5:15: note: 'Gouda' conforms to it: write \
                '@Instantiable(fulfillingAdditionalTypes: [Cheese.self])'

                """
        )
        try package.write(source, to: path)
    }

    private func wrongArgumentsEndTheCommand(_ package: PackageFolder) throws {
        let missing = try package.ask("uses", "Shelv")
        #expect(missing.status == 1)
        #expect(
            missing.output == "error: there is no 'Shelv' in the tree; did you mean 'Pantry.Shelf'?\n"
        )
        let target = try package.ask("graph", "--target", "Groceries")
        #expect(target.status == 1)
        #expect(
            target.errors.split(separator: "\n").contains(
                "error: no target 'Groceries' of this package uses Heirloom; those that do: Dinner, Pantry"
            )
        )
    }

    private func mistakesOfReleaseBuildsAreTold(_ package: PackageFolder) throws {
        let lint = try package.ask("lint", "--configuration", "release")
        #expect(lint.status == 1)
        #expect(
            lint.output.split(separator: "\n").first == """
                Sources/Dinner/Dinner.swift:15:31: error: 'Dinner' instantiates 'pepper: Never', but no type fulfills \
                'Never' (under '#if SPICY || !DEBUG || !SWIFT_PACKAGE') [nothing-fulfills]
                """
        )
        let graph = try package.ask("graph", "--configuration", "release")
        #expect(graph.output == lint.output)
    }

    private func testsAreLintedAndFixed(_ package: PackageFolder) throws {
        try package.write(Kitchen.manifest(hasTests: true), to: "Package.swift")
        let path = "Tests/PantryTests/PantryTests.swift"
        let source = try package.text(of: path)
        try package.write(source.replacingOccurrences(of: "let salt", with: "var salt"), to: path)
        // A mistake below both targets is printed once.
        let shelf = "Sources/Pantry/Shelf.swift"
        let below = try package.text(of: shelf)
        try package.write(below.replacingOccurrences(of: "let cheese", with: "var cheese"), to: shelf)
        let lint = try package.ask("lint")
        let places = lint.output.split(separator: "\n").filter { $0.contains(": error: ") }
            .map { $0.split(separator: " ")[0] }
        #expect(places.sorted() == ["\(shelf):6:30:", "\(path):7:23:"])
        let fixed = try package.ask("fix", "--id", "mutable-dependency")
        #expect(
            fixed.output.split(separator: "\n").filter { $0.contains("fixed") }.sorted() == [
                "Dinner: 0 fixed, 0 errors left",
                "PantryTests: 2 fixed, 0 errors left",
                "\(shelf):6:30: fixed: change 'var' to 'let' [mutable-dependency]",
                "\(path):7:23: fixed: change 'var' to 'let' [mutable-dependency]",
            ]
        )
        #expect(try package.text(of: path) == source)
        #expect(try package.text(of: shelf) == below)
        let graph = try package.ask("graph", "--target", "PantryTests")
        #expect(graph.output == "Table\n└─ salt: Salt\n")
    }
}
