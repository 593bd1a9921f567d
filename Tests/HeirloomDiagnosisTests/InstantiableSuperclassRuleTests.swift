import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// No superclass of an instantiable class may be instantiable.
@Suite struct InstantiableSuperclassRuleTests {
    @Test func subclassesInOtherModulesAreReported() {
        let sources = """
            //: Storage/Store.swift
            @Instantiable
            open class 1️⃣Store: Instantiable {}
            //: App/App.swift
            import Storage
            class Middle: Storage.Store {}
            @Instantiable
            final class 2️⃣DiskStore: Middle, Instantiable {}
            """
        #expect(
            diagnostics(of: sources) == """
                2️⃣ error: 'DiskStore' cannot be '@Instantiable' because its superclass 'Store' is '@Instantiable' [instantiable-superclass]
                1️⃣ note: make both inherit from a class that is not '@Instantiable', or receive a 'Store' in 'DiskStore'
                """
        )
    }
}
