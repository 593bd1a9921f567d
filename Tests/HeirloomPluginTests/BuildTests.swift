import Foundation
import HeirloomTestSupport
import Testing

/// Builds of one package, one after the other, because each takes seconds.
@Suite(.serialized) struct BuildTests {
    @Test(arguments: BuildSystem.tried)
    func librariesTestsAndExecutablesThatRunThePluginBuild(system: BuildSystem) throws {
        let package = try PackageFolder(Kitchen.files)
        let names = try package.names
        let build = try package.build(system)
        try #require(build.status == 0, "\(build.log)")
        #expect(build.generatedModules == ["Dinner", "Pantry"])
        #expect(try package.run("Dinner", system).output == "Zoë eats Gouda Gouda Gouda\n")
        #expect(try package.names == names, "something is left behind")

        try testsChangeNoRoot(package, system)
        try nothingIsDoneTwice(package, system)
        try modulesBuildWhatOnlyTheySee(package, system)
        try nothingIsParsedTwice(package, system)
        try faultsAreTheGenerators(package, system)
        try mistakesAreOneErrorEach(package, system)
        try unreadableSourcesAreTheCompilers(package, system)
        try levelsAreTheConfigurations(package, system)
        try forgottenLinesAreWarnings(package, system)
        try sourcesOfOtherPluginsAreRead(package, system)
    }

    private static let outputs = [
        "mein päckchen/Dinner/destination/HeirloomGenerator/Dinner.arguments",
        "mein päckchen/Dinner/destination/HeirloomGenerator/Dinner.sources",
        "mein päckchen/Dinner/destination/HeirloomGenerator/Groceries.sources",
        "mein päckchen/Dinner/destination/HeirloomGenerator/Heirloom.generated.swift",
        "mein päckchen/Dinner/destination/HeirloomGenerator/Pantry.sources",
        "mein päckchen/Pantry/destination/HeirloomGenerator/Groceries.sources",
        "mein päckchen/Pantry/destination/HeirloomGenerator/Heirloom.generated.swift",
        "mein päckchen/Pantry/destination/HeirloomGenerator/Pantry.arguments",
        "mein päckchen/Pantry/destination/HeirloomGenerator/Pantry.sources",
        "mein päckchen/PantryTests/destination/HeirloomGenerator/Groceries.sources",
        "mein päckchen/PantryTests/destination/HeirloomGenerator/Heirloom.generated.swift",
        "mein päckchen/PantryTests/destination/HeirloomGenerator/Pantry.sources",
        "mein päckchen/PantryTests/destination/HeirloomGenerator/PantryTests.arguments",
        "mein päckchen/PantryTests/destination/HeirloomGenerator/PantryTests.sources",
    ]

    private func testsChangeNoRoot(_ package: PackageFolder, _ system: BuildSystem) throws {
        let outputs = try package.outputs(system)
        try package.write(Kitchen.manifest(hasTests: true), to: "Package.swift")
        let build = try package.build(system)
        try #require(build.status == 0, "\(build.log)")
        let now = try package.outputs(system)
        #expect(now.keys.sorted() == Self.outputs)
        // A test target may build the types of all modules, which warnings about unbuilt types take into account.
        let code = outputs.filter { !$0.key.hasSuffix(".arguments") }
        #expect(now.filter { code[$0.key] != nil } == code, "a test target changes a root")
    }

    private func nothingIsDoneTwice(_ package: PackageFolder, _ system: BuildSystem) throws {
        let outputs = try package.outputs(system)
        #expect(try package.build(system).status == 0)
        #expect(try package.outputs(system) == outputs, "a second build rewrites something")
        #expect(try package.build(system).generatedModules == [], "a third build runs something")

        try package.touch("Sources/Pantry/Shelf.swift")
        let build = try package.build(system)
        #expect(build.status == 0)
        #expect(build.generatedModules == ["Dinner", "Pantry", "PantryTests"])
        #expect(try package.outputs(system) == outputs, "a touched source rewrites something")
    }

    /// An edit of what a module builds for others changes the code of no other module, and one of a body runs no compiler
    /// there.
    private func modulesBuildWhatOnlyTheySee(_ package: PackageFolder, _ system: BuildSystem) throws {
        let path = "Sources/Pantry/Gouda.swift"
        let source = try package.text(of: path)
        let hidden = source.replacingOccurrences(of: "public struct Gouda", with: "struct Gouda")
        try package.write(hidden, to: path)
        let build = try package.build(system)
        #expect(build.status == 0, "\(build.log)")
        #expect(try package.run("Dinner", system).output == "Zoë eats Gouda Gouda Gouda\n")

        let pieces = hidden.replacingOccurrences(of: Kitchen.cheese, with: Kitchen.cheeseInPieces)
        try package.write(pieces, to: path)
        let compiled = try package.build(system).compiledModules
        #expect(compiled.contains("Pantry") && !compiled.contains("Dinner"), "\(compiled)")

        let outputs = try package.outputs(system)
        let ripe = hidden.replacingOccurrences(of: Kitchen.cheese, with: Kitchen.cheeseWithRind)
        try package.write(ripe + Kitchen.rind, to: path)
        let edited = try package.build(system)
        #expect(edited.status == 0, "\(edited.log)")
        #expect(try package.run("Dinner", system).output == "Zoë eats Gouda Gouda Gouda\n")
        let changed = try package.outputs(system).filter { outputs[$0.key] != $0.value }
        #expect(
            changed.keys.sorted() == [
                "mein päckchen/Pantry/destination/HeirloomGenerator/Heirloom.generated.swift"
            ]
        )

        try pluginsComeAndGo(package, system)
        try package.write(source, to: path)
        #expect(try package.build(system).status == 0)
    }

    /// A removed plugin leaves its output behind, and the page about several modules says what to delete.
    private func pluginsComeAndGo(_ package: PackageFolder, _ system: BuildSystem) throws {
        try package.write(Kitchen.manifest(hasTests: true, generatesPantry: false), to: "Package.swift")
        let removed = try package.build(system)
        #expect(removed.status == 1)
        #expect(removed.log.contains("error: cannot find 'HeirloomBuilds_Pantry' in scope"))

        try package.remove("\(system.scratchPath)/plugins/outputs")
        try package.touch("Package.swift")
        let deleted = try package.build(system)
        #expect(deleted.status == 1)
        #expect(
            deleted.errors(in: package) == [
                """
                Sources/Pantry/Gouda.swift:6:31: error: 'rind: Rind' of 'Gouda' is built in module 'Dinner', where 'Rind' \
                is not visible: it is 'internal' in module 'Pantry' [inaccessible-type]
                """,
                """
                Sources/Pantry/Shelf.swift:6:30: error: 'cheese: any Cheese' of 'Shelf' is built in module 'Dinner', where \
                'Gouda' is not visible: it is 'internal' in module 'Pantry' [inaccessible-type]
                """,
            ],
            "\(deleted.log)"
        )

        try package.write(Kitchen.manifest(hasTests: true), to: "Package.swift")
        let added = try package.build(system)
        #expect(added.status == 0, "\(added.log)")
        #expect(try package.run("Dinner", system).output == "Zoë eats Gouda Gouda Gouda\n")
    }

    /// A run stores parsed files in a cache, so an unchanged cache shows that nothing was parsed.
    private func nothingIsParsedTwice(_ package: PackageFolder, _ system: BuildSystem) throws {
        let modules = ["Dinner", "Pantry", "PantryTests"]
        let path = "Sources/Pantry/Shelf.swift"
        let source = try package.text(of: path)
        let outputs = try package.outputs(system)
        // Runs may overlap. Two of them then parse the same file, and the upper module drops its copy in the next run.
        for line in 1...2 {
            try package.write(source + "// \(line)\n", to: path)
            #expect(try package.build(system).generatedModules == modules)
        }
        try package.touch(path)
        #expect(try package.build(system).generatedModules == modules)
        let caches = try package.caches(system)
        #expect(
            caches.keys.sorted()
                == modules.map { "mein päckchen/\($0)/destination/HeirloomGenerator/\($0).cache" }
        )

        try package.touch(path)
        #expect(try package.build(system).generatedModules == modules)
        #expect(try package.caches(system) == caches, "a touched source is parsed again")

        try package.write(source, to: path)
        #expect(try package.build(system).status == 0)
        #expect(try package.outputs(system) == outputs, "an edit in a body rewrites an output")
    }

    private func faultsAreTheGenerators(_ package: PackageFolder, _ system: BuildSystem) throws {
        for fault in Kitchen.faults {
            let source = try package.text(of: fault.path)
            let outputs = try package.outputs(system)
            try package.write(
                source.replacingOccurrences(of: fault.text, with: fault.replacement),
                to: fault.path
            )
            let build = try package.build(system)
            #expect(build.status == 1)
            #expect(build.errors(in: package) == [fault.error], "\(build.log)")
            #expect(try package.outputs(system) == outputs, "a fault costs the last good output")
            try package.write(source, to: fault.path)
        }
    }

    /// Neither the macros nor the runs for other modules repeat these errors.
    private func mistakesAreOneErrorEach(_ package: PackageFolder, _ system: BuildSystem) throws {
        for mistake in Kitchen.mistakes {
            let source = try package.text(of: mistake.path)
            let outputs = try package.outputs(system)
            try package.write(
                source.replacingOccurrences(of: mistake.text, with: mistake.replacement),
                to: mistake.path
            )
            let build = try package.build(system)
            #expect(build.status == 1)
            #expect(build.errorsAsOftenAsTold(in: package) == [mistake.error], "\(build.log)")
            #expect(try package.outputs(system) == outputs, "a mistake costs the last good output")
            try package.write(source, to: mistake.path)
        }
    }

    private func unreadableSourcesAreTheCompilers(_ package: PackageFolder, _ system: BuildSystem) throws {
        let path = "Sources/Pantry/Shelf.swift"
        let source = try package.text(of: path)
        let outputs = try package.outputs(system)
        try package.write(source.replacingOccurrences(of: "cheese.name }", with: "cheese."), to: path)
        let broken = try package.build(system)
        #expect(broken.status == 1)
        let warnings = [
            """
            Sources/Pantry/Shelf.swift:5:35: warning: generated code for 'Pantry' is not updated until this is fixed: \
            expected '}' for this '{' [kept-output]
            """,
            """
            Sources/Pantry/Shelf.swift:5:35: warning: macro is not expanded because of a syntax error: \
            expected '}' for this '{' [syntax] (from macro 'Instantiable')
            """,
        ]
        #expect(broken.warnings(in: package) == warnings, "\(broken.log)")
        let files = Set(broken.errors(in: package).compactMap { $0.split(separator: ":").first })
        #expect(files == ["Sources/Pantry/Shelf.swift"], "\(broken.log)")
        #expect(try package.outputs(system) == outputs, "an unreadable file costs the last good output")
        try package.write(source, to: path)
    }

    private func levelsAreTheConfigurations(_ package: PackageFolder, _ system: BuildSystem) throws {
        let path = "Tests/PantryTests/PantryTests.swift"
        let source = try package.text(of: path) + Kitchen.droppedRoot
        let dropped = """
            Tests/PantryTests/PantryTests.swift:15:8: error: no 'init()' is generated for 'Picnic' because a \
            dependency below it is missing [dropped-root]
            """
        try package.write(
            source + "#HeirloomConfiguration(warningsAsErrors: [\"dropped-root\"])\n",
            to: path
        )
        let raised = try package.build(system)
        #expect(raised.status == 1)
        #expect(raised.errors(in: package) == [dropped], "\(raised.log)")

        try package.write(
            source + "#HeirloomConfiguration(silencedWarnings: [\"dropped-root\"])\n",
            to: path
        )
        let silenced = try package.build(system)
        #expect(silenced.status == 0, "\(silenced.log)")
        #expect(silenced.warnings(in: package) == [])
    }

    private func forgottenLinesAreWarnings(_ package: PackageFolder, _ system: BuildSystem) throws {
        for (path, text) in Kitchen.cellar { try package.write(text, to: path) }
        try package.write(Kitchen.manifest(hasTests: false, cellar: .needed), to: "Package.swift")
        let needed = try package.build(system)
        #expect(needed.status == 0, "\(needed.log)")
        let plugin = """
            Sources/Cellar/Wine.swift:4:15: warning: target 'Cellar' uses Heirloom's attributes but does not apply the \
            plugin [plugin-not-applied]
            """
        #expect(needed.warnings(in: package).filter { !$0.hasSuffix("[unbuilt-type]") } == [plugin])

        try package.write(Kitchen.manifest(hasTests: false, cellar: .forgotten), to: "Package.swift")
        let forgotten = try package.build(system)
        #expect(forgotten.status == 0, "\(forgotten.log)")
        let dependency = """
            Sources/Dinner/Toast.swift:1:1: warning: target 'Dinner' imports 'Cellar' but does not depend on it, so its \
            types are missing from the tree [missing-target-dependency]
            """
        #expect(forgotten.warnings(in: package).filter { !$0.hasSuffix("[unbuilt-type]") } == [dependency])
        for path in Kitchen.cellar.keys { try package.remove(path) }
    }

    private func sourcesOfOtherPluginsAreRead(_ package: PackageFolder, _ system: BuildSystem) throws {
        try package.write(Kitchen.manifest(hasTests: false, hasMill: true), to: "Package.swift")
        for (path, text) in Kitchen.mill { try package.write(text, to: path) }
        let path = "Sources/Dinner/Dinner.swift"
        let course = "@Instantiated private let courseBuilder"
        let source = try package.text(of: path)
        try package.write(
            source.replacingOccurrences(of: course, with: "@Instantiated let pepper: Pepper; " + course),
            to: path
        )
        let build = try package.build(system)
        #expect(build.status == 0, "\(build.log)")
    }
}
