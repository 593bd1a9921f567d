import HeirloomGraph
import Testing

/// No instantiable class is below another.
@Suite struct SuperclassesAreNotInstantiableTests {
    @Test func aSubclassInAnotherModuleIsRefused() {
        let sources = """
            //: Storage/Store.swift
            @Instantiable
            open class Store: Instantiable {}
            //: App/App.swift
            import Storage
            class Middle: Storage.Store {}
            @Instantiable
            final class DiskStore: Middle, Instantiable {}
            """
        #expect(
            diagnostics(of: sources) == """
                App/App.swift:4:13: error: 'DiskStore' cannot be '@Instantiable', because its superclass 'Store' is: it would inherit the 'ForwardedProperties' of 'Store' [instantiable-superclass]
                Storage/Store.swift:2:12: note: let both inherit from a class that is not '@Instantiable', or let 'DiskStore' receive a 'Store'
                """
        )
    }
}
