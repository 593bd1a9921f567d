import Foundation
import HeirloomDiagnosis
import HeirloomGraph
import HeirloomGraphTestSupport
import HeirloomModel
import Testing

/// The graph and the diagnostics do not depend on the order in which sources are read.
@Suite struct InputOrderTests {
    private let sources = """
        //: Models/User.swift
        @Instantiable
        public struct User: Instantiable {}
        //: Models/Note.swift
        @Instantiable
        public struct Note: Instantiable {
            @Received public let user: User
        }
        //: App/App.swift
        import Models
        @Instantiable
        struct NotesApp: Instantiable {
            @Instantiated let user: User
            @Instantiated let note: Note
            @Instantiated let screen: Screen
        }
        //: App/Screen.swift
        import Models
        @Instantiable
        struct Screen: Instantiable {
            @Received let user: User
            @Received(onlyIfAvailable: true) let note: Note?
        }
        """

    @Test func theGraphDoesNotDependOnTheOrderOfModulesAndFiles() throws {
        let input = ShownSources(sources).input
        let outcome = GraphResolver.resolve(input)
        #expect(try #require(outcome.graph).roots.count == 1)
        #expect(GraphResolver.resolve(Self.reversed(input)) == outcome)
    }

    @Test func theDiagnosticsDoNotDependOnTheOrderOfModulesAndFiles() {
        let faulty = sources.replacingOccurrences(of: "@Instantiated let user: User", with: "")
        let input = ShownSources(faulty, rootMode: .require).input
        let outcome = GraphResolver.resolve(input)
        #expect(outcome.diagnostics.map(\.id) == [.missingDependency])
        #expect(GraphResolver.resolve(Self.reversed(input)) == outcome)
    }

    private static func reversed(_ input: GraphInput) -> GraphInput {
        var input = input
        input.modules = input.modules.reversed().map { module in
            ModuleSummary(name: module.name, files: module.files.reversed())
        }
        return input
    }
}
