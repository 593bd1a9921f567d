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
                Feature/Feature.swift:2:15 note: to pass it to the root, add '@Forwarded let user: String' to 'Feature'
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

    @Test(arguments: ["//: App/main.swift", "@main struct Start {}"])
    func unmarkedRootsWithInputsOfAnExecutableAreNamed(executable: String) {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct 1️⃣App: Instantiable {
                @Forwarded let arguments: [String]
                @Instantiated let store: Store
            }
            @Instantiable
            struct Store: Instantiable {}
            \(executable)
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ warning: no 'init' is generated for 'App': nothing builds it, and a root that takes inputs must be marked [dropped-root]
                1️⃣ note: if it is a root that takes 'arguments', write '@Instantiable(isRoot: true)'; if not, write 'isRoot: false'
                """
        )
    }

    @Test(arguments: [
        "", "//: App/main.swift\n@Instantiable struct Other: Instantiable { @Instantiated let store: Store }",
        "//: App/main.swift\n@Instantiable struct Other: Instantiable { @Instantiated let app: Instantiator<App> }",
    ])
    func otherTypesWithInputsAreNoRoots(other: String) {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct App: Instantiable {
                @Forwarded let arguments: [String]
                @Instantiated let store: Store
            }
            @Instantiable
            struct Store: Instantiable {}
            \(other)
            """
        #expect(diagnostics(of: sources) == "")
    }
}
