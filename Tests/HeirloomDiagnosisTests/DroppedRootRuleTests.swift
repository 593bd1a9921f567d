import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// Warns about a root candidate that was dropped because a dependency below it is missing.
@Suite struct DroppedRootRuleTests {
    @Test func candidatesWithMissingDependenciesAreDroppedWithAWarning() {
        let sources = """
            //: Feature/Feature.swift
            @Instantiable
            public struct 1️⃣Feature: Instantiable {
                @Instantiated let 2️⃣list: NoteList
                @Instantiated(fulfilledByType: "AppStorage") let 3️⃣storage: any Storage
            }
            public protocol Storage {}
            @Instantiable
            public struct NoteList: Instantiable {
                @Received let 4️⃣user: String
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ warning: no 'init()' is generated for 'Feature' because a dependency below it is missing [dropped-root]
                4️⃣ note: 'NoteList' receives 'user: String', but no type above it provides it
                3️⃣ note: no type fulfills 'storage: any Storage' of 'Feature'
                1️⃣ note: if it is a root, write '@Instantiable(isRoot: true)' to see what to do; if not, write 'isRoot: false'
                """
        )
    }

    @Test func markedRootsReportMissingDependenciesAsErrors() {
        let sources = """
            //: Feature/Feature.swift
            @Instantiable(isRoot: true)
            public struct Feature: Instantiable {
                @Instantiated let 1️⃣list: NoteList
            }
            @Instantiable
            public struct NoteList: Instantiable {
                @Received let 2️⃣user: String
            }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'NoteList' receives 'user: String', but no type above it provides it (root 'Feature') [missing-dependency]
                1️⃣ note: 'Feature' builds 'NoteList' here
                2️⃣ note: to pass it, write '@Forwarded let user: String' here, and build 'NoteList' with an 'Instantiator<NoteList>'
                """
        )
    }

    @Test func missingDependenciesOutsideOfRootsAreIgnored() {
        let sources = """
            //: Feature/Feature.swift
            @Instantiable
            public struct Feature: Instantiable {
                @Instantiated let list: NoteList
                @Instantiated(fulfilledByType: "AppStorage") let storage: any Storage
                @Instantiated let editor: Editor
            }
            public protocol Storage {}
            @Instantiable
            public struct Editor: Instantiable {
                @Forwarded public let line: Int
            }
            @Instantiable
            public struct NoteList: Instantiable {
                @Received let user: String
            }
            """
        #expect(diagnostics(of: sources, rootMode: .marked) == "")
    }
}
