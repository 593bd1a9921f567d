import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// A root class must not inherit an `init()`, and no protocol may require one of it unless the class is final.
@Suite struct InheritedRootInitializerRuleTests {
    @Test func objectiveCInitializersAreAccepted() {
        let sources = """
            //: App/App.swift
            import Foundation
            @Instantiable
            final class NotesApp: NSObject, Instantiable {
                @Instantiated let store: Store
                init(store: Store) { self.store = store }
            }
            @Instantiable
            struct Store: Instantiable {}
            """
        #expect(diagnostics(of: sources) == "")
    }

    @Test func initializersOfFoundationClassesAreReported() {
        let sources = """
            //: App/App.swift
            import Foundation
            @Instantiable
            final class 1️⃣NotesEncoder: JSONEncoder, Instantiable {
                @Instantiated let store: Store
                init(store: Store) { self.store = store }
            }
            @Instantiable
            struct Store: Instantiable {}
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: no 'init()' can be generated for root 'NotesEncoder' because it inherits one from 'JSONEncoder' [inherited-root-initializer]
                1️⃣ note: declare another type as the root: '@Instantiable(isRoot: true) struct NotesEncoderRoot: Instantiable { @Instantiated let root: NotesEncoder }', and write 'isRoot: false' here
                """
        )
    }

    @Test func initializersOfReadSuperclassesAreReported() {
        let sources = """
            //: App/App.swift
            class Base {
                init() {}
            }
            @Instantiable
            final class 1️⃣NotesApp: Base, Instantiable {
                @Instantiated let store: Store
                init(store: Store) { self.store = store; super.init() }
            }
            @Instantiable
            struct Store: Instantiable {}
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: no 'init()' can be generated for root 'NotesApp' because it inherits one from 'Base' [inherited-root-initializer]
                1️⃣ note: declare another type as the root: '@Instantiable(isRoot: true) struct NotesAppRoot: Instantiable { @Instantiated let root: NotesApp }', and write 'isRoot: false' here
                """
        )
    }
}
