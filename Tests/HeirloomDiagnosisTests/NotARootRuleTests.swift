import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// A type marked `isRoot: true` must need nothing from outside.
@Suite struct NotARootRuleTests {
    @Test func typesBuiltByAnExtensionAreNoRoots() {
        let sources = """
            //: App/App.swift
            @Instantiable(isRoot: true)
            extension 1️⃣Third: Instantiable {
                static func instantiate() -> Third { Third() }
            }
            struct Third {}
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'Third' cannot be a root because 'instantiate' builds it [not-a-root]
                1️⃣ note: declare another type as the root and instantiate 'Third' there
                """
        )
    }

    @Test func rootsCannotReceiveRenamedDependencies() {
        let sources = """
            //: App/App.swift
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable {
                @Received(fulfilledByDependencyNamed: "user", ofType: String.self) let 1️⃣name: String
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: root 'NotesApp' has no 'user: String' for 'name' [root-receives]
                """
        )
    }

    @Test func typesInsideGenericTypesAreNoRoots() {
        let sources = """
            //: App/App.swift
            struct Outer<T> {
                @Instantiable(isRoot: true)
                struct 1️⃣NotesApp: Instantiable {
                    @Instantiated let store: Store
                }
            }
            @Instantiable
            struct Store: Instantiable {}
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'NotesApp' cannot be '@Instantiable' inside the generic type 'Outer' because the arguments of 'Outer' are unknown; move it out, and make it generic itself [unsupported-generics]
                """
        )
    }

    @Test func rootsMayReceiveOptionalDependencies() {
        let sources = """
            //: App/App.swift
            @Instantiable(isRoot: true)
            struct NotesApp: Instantiable {
                @Received(onlyIfAvailable: true) let user: String?
                @Received(fulfilledByDependencyNamed: "guest", ofType: String.self, onlyIfAvailable: true)
                let visitor: String?
            }
            """
        #expect(diagnostics(of: sources) == "")
    }
}
