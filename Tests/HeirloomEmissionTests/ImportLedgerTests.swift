import HeirloomModel
import Testing

@testable import HeirloomEmission
@testable import HeirloomGraph

/// The imports of a generated file.
@Suite struct ImportLedgerTests {
    /// Heirloom and the configured modules are always imported.
    @Test func configuredModulesAreImported() {
        let graph = graph(
            files: [],
            additionalImports: [AdditionalImport(module: "Zoo"), AdditionalImport(module: "Algorithms")]
        )
        #expect(imports(of: graph) == ["import Algorithms", "import Heirloom", "import Zoo"])
    }

    /// The declaring module of a printed type is imported, except the module itself.
    @Test func declaringModulesAreImported() {
        let graph = graph(files: [])
        #expect(
            imports(of: graph) {
                $0.use(GraphSketch.type("Models", "User"))
                $0.use(GraphSketch.type("App", "Screen"))
            } == ["import Heirloom", "import Models"]
        )
    }

    /// For a type that was not read, all imports of the file that spells it are repeated, as whole modules.
    @Test func importsOfExternalTypesAreRepeated() {
        let graph = graph(files: [
            ("Models", [declaration("Foundation", "URL", kind: "struct"), declaration("os", "log")]),
            ("Models", [declaration("Unneeded")]),
        ])
        #expect(imports(of: graph) { $0.use(url) } == ["import Foundation", "import Heirloom", "import os"])
    }

    /// Attributes that change the meaning of an import are kept.
    @Test func attributesAreKept() {
        let graph = graph(files: [
            ("App", [declaration("Foundation", attributes: ["@preconcurrency", "@_exported"])]),
            ("App", [declaration("Models", attributes: ["@testable", "@_spi(Setup)"])]),
        ])
        #expect(
            imports(of: graph) {
                $0.use(url)
                $0.use(GraphSketch.type("Models", "User"))
            } == [
                "@preconcurrency import Foundation", "import Heirloom",
                "@_spi(Setup) @testable import Models",
            ]
        )
    }

    /// Access levels are written if the module writes them, as wide as necessary.
    @Test func accessLevelsAreWrittenIfTheModuleWritesThem() {
        let graph = graph(files: [
            ("App", [declaration("Models", access: .public), declaration("Heirloom", access: .public)]),
            ("App", [declaration("Store", access: .internal)]),
            ("Models", [declaration("Tools", access: .internal)]),
        ])
        #expect(
            imports(of: graph) {
                $0.use(GraphSketch.type("Models", "User"), access: .public)
                $0.use(GraphSketch.type("Store", "Shelf"))
                $0.use(module: "Tools")
            } == [
                "internal import Heirloom", "public import Models", "internal import Store", "import Tools",
            ]
        )
    }

    /// A module that was read is imported widely only for its own declarations.
    @Test func readModulesAreNotImportedMoreWidely() {
        let graph = graph(files: [
            ("App", [declaration("Foundation", access: .public), declaration("Models", access: .public)])
        ])
        #expect(
            imports(of: graph) { $0.use(url, access: .public) }
                == ["public import Foundation", "import Heirloom", "internal import Models"]
        )
    }

    /// A wide declaration imports modules as widely as the file that spells its types.
    @Test func accessLevelsFollowTheFile() {
        let graph = graph(files: [
            ("App", [declaration("Foundation", access: .public), declaration("Logging", access: .internal)])
        ])
        #expect(
            imports(of: graph) { $0.use(url, access: .public) }
                == ["public import Foundation", "import Heirloom", "internal import Logging"]
        )
    }

    /// A conditional import stays conditional, unless the module is needed unconditionally.
    @Test func conditionsOfImportsAreRepeated() {
        let graph = graph(files: [
            (
                "Models",
                [
                    declaration("Foundation"),
                    declaration("FoundationNetworking", condition: "canImport(FoundationNetworking)"),
                    declaration("Models", condition: "DEBUG"),
                    declaration("UIKit", condition: "os(iOS)"), declaration("UIKit", condition: "os(tvOS)"),
                ]
            )
        ])
        #expect(
            imports(of: graph) {
                $0.use(url)
                $0.use(module: "Models")
            } == [
                "import Foundation",
                "#if canImport(FoundationNetworking)", "import FoundationNetworking", "#endif",
                "import Heirloom",
                "import Models",
                "#if os(iOS) || os(tvOS)", "import UIKit", "#endif",
            ]
        )
    }

    /// An external type, spelled in the first file.
    private var url: ResolvedType { GraphSketch.external("URL", in: FileID(0)) }

    private func declaration(
        _ path: String...,
        attributes: [String] = [],
        access: AccessLevel? = nil,
        kind: String? = nil,
        condition: Condition? = nil
    ) -> ImportDeclaration {
        var declaration = ImportDeclaration(path: path, range: SourceRange(at: .start))
        declaration.attributes = attributes
        declaration.access = access
        declaration.kind = kind
        declaration.condition = condition
        return declaration
    }

    private func graph(
        files: [(module: String, imports: [ImportDeclaration])],
        additionalImports: [AdditionalImport] = []
    ) -> ScopeGraph {
        ScopeGraph(
            module: "App",
            names: VisibleNames(modules: ["App", "Models", "Store"], topLevel: [:], members: [:]),
            files: files.map { File(path: $0.module + ".swift", module: $0.module, imports: $0.imports) },
            additionalImports: additionalImports
        )
    }

    /// Returns the import lines of a file with the given uses.
    private func imports(of graph: ScopeGraph, use: (inout ImportLedger) -> Void = { _ in }) -> [String] {
        var ledger = ImportLedger(graph)
        use(&ledger)
        let call = LabeledCallPlan(
            attributes: [],
            extended: "InstantiatorProtocol",
            product: "Screen",
            access: nil,
            isNonisolated: false,
            parameters: []
        )
        let plan = GenerationPlan(
            imports: ledger.plans(),
            aliases: [],
            roots: [],
            labeledCalls: [Alternatives(call)]
        )
        return SwiftPrinter.source(for: plan)
            .split(separator: "\n").map(String.init)
            .dropFirst().prefix { !$0.hasPrefix("extension") }.map { $0 }
    }
}
