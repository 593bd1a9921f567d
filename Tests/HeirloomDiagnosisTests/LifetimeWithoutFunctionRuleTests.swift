import HeirloomGraph
import HeirloomGraphTestSupport
import Testing

/// A `lifetime` is only valid for a function without parameters.
@Suite struct LifetimeWithoutFunctionRuleTests {
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
                1️⃣ error: '.lazy' requires a function, but 'cache: Cache?' is not one [lifetime-without-function]
                1️⃣ note: write '(() -> Cache)?'
                2️⃣ error: '.weak' requires a function, but 'cacheBuilder: SendableInstantiator<Cache>' is not one [lifetime-without-function]
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
                1️⃣ error: '.lazy' keeps one value, but 'makeNote: (_ text: String) -> Note' has parameters, which may differ in every call [lifetime-without-function]
                2️⃣ error: '.lazy' requires a function, but 'noteBuilder: Instantiator<Note>' is not one [lifetime-without-function]
                """
        )
    }
}
