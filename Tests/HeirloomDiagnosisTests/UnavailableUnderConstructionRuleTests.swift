import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// Types do not wait for a dependency in a cycle if they receive it only if available.
@Suite struct UnavailableUnderConstructionRuleTests {
    @Test func nilIsReportedForDependenciesUnderConstruction() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct NotesApp: Instantiable {
                @Instantiated let 1️⃣user: User
                @Instantiated let session: Session
            }
            @Instantiable
            struct User: Instantiable {
                @Received(onlyIfAvailable: true) let 2️⃣session: Session?
            }
            @Instantiable
            struct Session: Instantiable {
                @Received let user: User
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ warning: 'session: Session?' of 'User' is always 'nil', because 'User' is built before 'session: Session' of 'NotesApp' [unavailable-under-construction]
                2️⃣ note: received here with 'onlyIfAvailable: true'
                """
        )
    }
}
