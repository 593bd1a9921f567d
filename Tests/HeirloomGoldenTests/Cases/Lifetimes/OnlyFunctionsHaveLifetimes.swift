// A `lifetime` on a property other than a function without parameters is an error; one diagnostic spells the complete type,
// with all required effects.

//: App/App.swift
import Heirloom

struct OpenError: Error {}

@Instantiable
final class Database: Instantiable, Sendable {
    init() async throws(OpenError) {}
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let user: String
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated(lifetime: .lazy) let database: Database
    @Instantiated(lifetime: .weak) let databaseBuilder: Instantiator<Database>
    @Instantiated(fulfilledByType: "Session", lifetime: .lazy) let session: (_ user: String) -> Session
    @Instantiated(lifetime: .lazy) let concurrent: @concurrent () async throws(OpenError) -> Database
}

//: diagnostics
// App/App.swift:17:40: error: '.lazy' requires a function, but 'database: Database' is not one [lifetime-without-function]
// App/App.swift:17:40: note: write '() async throws(OpenError) -> Database'
// App/App.swift:18:40: error: '.weak' requires a function, but 'databaseBuilder: Instantiator<Database>' is not one [lifetime-without-function]
// App/App.swift:18:40: note: write '() async throws(OpenError) -> Database'
// App/App.swift:19:68: error: '.lazy' keeps one value, but 'session: (_ user: String) -> Session' has parameters, which may differ in every call [lifetime-without-function]
// App/App.swift:20:40: error: 'App' instantiates 'concurrent: @concurrent () async throws(OpenError) -> Database', but no type fulfills '@concurrent () async throws(OpenError) -> Database' [nothing-fulfills]
// App/App.swift:20:40: note: to give it one value, write 'let concurrent: @concurrent () async throws(OpenError) -> Database = …' without '@Instantiated'

//: fix-its
// App/App.swift:17:40: could fix: write '() async throws(OpenError) -> Database' [lifetime-without-function]
// App/App.swift:17:50: note: replace 'Database' with '() async throws(OpenError) -> Database'
// App/App.swift:18:40: could fix: write '() async throws(OpenError) -> Database' [lifetime-without-function]
// App/App.swift:18:57: note: replace 'Instantiator<Database>' with '() async throws(OpenError) -> Database'
