import Foundation
import HeirloomTestSupport
import Testing

/// Real builds of one package, in one order, because each of them costs seconds.
@Suite(.serialized) struct BuildTests {
    @Test(arguments: BuildSystem.allCases)
    func `a library, its tests and an executable that all run the plugin build`(system: BuildSystem) throws {
        let package = try PackageFolder(Kitchen.files)
        let names = try package.names
        let build = try package.build(system)
        try #require(build.status == 0, "\(build.log)")
        #expect(build.generatedModules == ["Dinner", "Pantry", "PantryTests"])
        let program = try package.run("Dinner", system)
        #expect(program.output == "Zoë eats Gouda Gouda\n")
        #expect(try package.outputs(system).keys.sorted() == Self.outputs)
        #expect(try package.names == names)

        try nothingIsDoneTwice(package, system)
        try testsChangeNoRoot(package, system)
        try faultsKeepTheLastGoodOutput(package, system)
        try localMistakesAreTheMacros(package, system)
    }

    private static let outputs = [
        "mein päckchen/Dinner/destination/HeirloomGenerator/Dinner.sources",
        "mein päckchen/Dinner/destination/HeirloomGenerator/Groceries.sources",
        "mein päckchen/Dinner/destination/HeirloomGenerator/Heirloom.generated.swift",
        "mein päckchen/Dinner/destination/HeirloomGenerator/Pantry.sources",
        "mein päckchen/Pantry/destination/HeirloomGenerator/Groceries.sources",
        "mein päckchen/Pantry/destination/HeirloomGenerator/Heirloom.generated.swift",
        "mein päckchen/Pantry/destination/HeirloomGenerator/Pantry.sources",
        "mein päckchen/PantryTests/destination/HeirloomGenerator/Groceries.sources",
        "mein päckchen/PantryTests/destination/HeirloomGenerator/Heirloom.generated.swift",
        "mein päckchen/PantryTests/destination/HeirloomGenerator/Pantry.sources",
        "mein päckchen/PantryTests/destination/HeirloomGenerator/PantryTests.sources",
    ]

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

    private func testsChangeNoRoot(_ package: PackageFolder, _ system: BuildSystem) throws {
        let outputs = try package.outputs(system)
        let isOfTests = { (path: String) in path.hasPrefix("mein päckchen/PantryTests/") }
        try package.write(Kitchen.manifest(hasTests: false), to: "Package.swift")
        #expect(try package.build(system).status == 0)
        let without = try package.outputs(system).filter { !isOfTests($0.key) }
        #expect(without == outputs.filter { !isOfTests($0.key) })
        try package.write(Kitchen.manifest(hasTests: true), to: "Package.swift")
        #expect(try package.build(system).status == 0)
        #expect(try package.outputs(system).mapValues(\.text) == outputs.mapValues(\.text))
    }

    private func faultsKeepTheLastGoodOutput(_ package: PackageFolder, _ system: BuildSystem) throws {
        let path = "Sources/Pantry/Gouda.swift"
        let source = try package.text(of: path)
        // The tests' candidate for a root is only dropped: nothing insists on it.
        let isKept = { (path: String) in !path.contains("/PantryTests/") }
        let outputs = try package.outputs(system)
        try package.write(source.replacingOccurrences(of: "[Cheese.self]", with: "[]"), to: path)
        let broken = try package.build(system)
        #expect(broken.status == 1)
        #expect(
            broken.errors(in: package) == [
                """
                Pantry/Shelf.swift:6:30: error: 'Shelf' instantiates 'cheese: any Cheese', but nothing fulfills \
                'any Cheese' [nothing-fulfills]
                """
            ]
        )
        #expect(try package.outputs(system).filter { isKept($0.key) } == outputs.filter { isKept($0.key) })
        try package.write(source, to: path)
        #expect(try package.build(system).status == 0)
        #expect(try package.outputs(system).filter { isKept($0.key) } == outputs.filter { isKept($0.key) })
        #expect(try package.outputs(system).mapValues(\.text) == outputs.mapValues(\.text))
    }

    private func localMistakesAreTheMacros(_ package: PackageFolder, _ system: BuildSystem) throws {
        let path = "Sources/Pantry/Shelf.swift"
        let source = try package.text(of: path)
        let outputs = try package.outputs(system)
        try package.write(source.replacingOccurrences(of: "public let", with: "public var"), to: path)
        let broken = try package.build(system)
        #expect(broken.status == 1)
        #expect(broken.errors(in: package) == [])
        #expect(try package.outputs(system) == outputs)
        try package.write(source, to: path)
        #expect(try package.build(system).status == 0)
        #expect(try package.outputs(system) == outputs)
    }
}
