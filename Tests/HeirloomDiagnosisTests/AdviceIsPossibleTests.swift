import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// Notes propose only what is possible.
@Suite struct AdviceIsPossibleTests {
    @Test func extensionsThatConformLackTheAttribute() {
        let sources = """
            //: App/App.swift
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let 1️⃣defaults: Defaults
            }
            final class Defaults {}
            extension 2️⃣Defaults: Instantiable {
                static func instantiate() -> Defaults { Defaults() }
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'App' instantiates 'defaults: Defaults', but 'Defaults' is not '@Instantiable' [not-instantiable]
                2️⃣ note: write '@Instantiable' here
                """
        )
    }

    @Test func rootsBuildNoTypeThatTheyCannotSee() {
        let sources = """
            //: Core/Core.swift
            @Instantiable
            struct 1️⃣Secret: Instantiable {}
            @Instantiable
            public struct 4️⃣Reader: Instantiable {
                @Received let 2️⃣secret: Secret
            }
            //: App/App.swift
            import Core
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let 3️⃣reader: Reader
            }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'Reader' receives 'secret: Secret', but no type above it provides it (root 'App') [missing-dependency]
                3️⃣ note: 'App' builds 'Reader' here
                1️⃣ note: 'App' cannot see 'Secret': build it in a type of 'Core'
                2️⃣ error: a public initializer cannot take internal 'Secret', so 'Reader' must declare an initializer [missing-initializer]
                4️⃣ note: write 'init(secret: Secret) { self.secret = secret }'
                """
        )
    }

    @Test func aProtocolIsNoTypeToBuild() {
        let sources = """
            //: App/App.swift
            protocol Store {}
            @Instantiable(fulfillingAdditionalTypes: [Store.self])
            struct 1️⃣DiskStore: Store, Instantiable {}
            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated(fulfilledByType: "Store") let 2️⃣store: any Store
            }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'App' instantiates 'store: any Store', but no type fulfills 'Store' [nothing-fulfills]
                1️⃣ note: 'DiskStore' can be built for it: write 'fulfilledByType: "DiskStore"'
                """
        )
    }

    @Test func typesThatReceiveThemselvesAreNotBuiltAgain() {
        let sources = """
            //: App/App.swift
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable {
                @Instantiated let 1️⃣top: Folder
            }
            @Instantiable
            final class Folder: Instantiable {
                @Received let 2️⃣parent: Folder
            }
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'Folder' receives 'parent: Folder', but no type above it provides it (root 'NotesApp') [missing-dependency]
                1️⃣ note: 'NotesApp' builds 'Folder' here
                2️⃣ note: each 'Folder' needs another one; make it optional for the first one: '@Received(onlyIfAvailable: true) let parent: Folder?'
                """
        )
    }

    @Test func aRootIsNotToldToBuildItself() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct Page: Instantiable {
                @Received let 1️⃣app: App
            }
            @Instantiable(isRoot: true)
            final class App: Instantiable {
                @Instantiated let 2️⃣page: Page
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'Page' receives 'app: App', but no type above it provides it (root 'App') [missing-dependency]
                2️⃣ note: 'App' builds 'Page' here
                """
        )
    }
}
