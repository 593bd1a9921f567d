import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// What is taken only if available is not waited for in a circle.
@Suite struct WhatIsUnderConstructionIsNotAvailableTests {
    @Test func theUserHearsWhereNilIsPassed() {
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
                1️⃣ warning: 'User' is given nil, because 'session: Session' of 'NotesApp' is still under construction when it is built [unavailable-under-construction]
                2️⃣ note: it is taken here, only if available
                """
        )
    }
}
