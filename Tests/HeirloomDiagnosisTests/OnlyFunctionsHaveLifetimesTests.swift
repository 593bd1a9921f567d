import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// A `lifetime` is only valid for a function without parameters.
@Suite struct OnlyFunctionsHaveLifetimesTests {
    @Test func otherTypesAreReportedWithTheTypeToWrite() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct App: Instantiable {
                @Instantiated(lifetime: .lazy) let optional: (() -> Cache)?
                @Instantiated(lifetime: .lazy) let 1️⃣cache: Cache?
                @Instantiated(lifetime: .weak) let 2️⃣cacheBuilder: SendableInstantiator<Cache>
            }
            @Instantiable
            final class Cache: Instantiable, Sendable {}
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: '.lazy' keeps what a function builds, and 'cache: Cache?' is no function [lifetime-without-function]
                1️⃣ note: write '(() -> Cache)?'
                2️⃣ error: '.weak' keeps what a function builds, and 'cacheBuilder: SendableInstantiator<Cache>' is no function [lifetime-without-function]
                2️⃣ note: write '@Sendable () -> Cache'
                """
        )
    }

    @Test func functionsWithParametersCannotCacheTheirValue() {
        let sources = """
            //: App/App.swift
            @Instantiable
            struct App: Instantiable {
                @Instantiated(lifetime: .lazy) let 1️⃣makeNote: (_ text: String) -> Note
                @Instantiated(lifetime: .lazy) let 2️⃣noteBuilder: Instantiator<Note>
            }
            @Instantiable
            final class Note: Instantiable {
                @Forwarded let text: String
            }
            """
        #expect(
            diagnostics(of: sources) == """
                1️⃣ error: 'makeNote: (_ text: String) -> Note' takes what its value is built from, and so '.lazy' cannot keep one value [lifetime-without-function]
                2️⃣ error: '.lazy' keeps what a function builds, and 'noteBuilder: Instantiator<Note>' is no function [lifetime-without-function]
                """
        )
    }
}
