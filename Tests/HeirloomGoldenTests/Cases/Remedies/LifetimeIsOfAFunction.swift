// What is kept is built by a function, whose type allows the effects of building it.

//: App/Archive.swift
import Heirloom

@Instantiable
final class Database: Instantiable {
    init() async throws {}
}

@Instantiable(isRoot: true)
struct Archive: Instantiable {
    @Instantiated(lifetime: .lazy) let database: Database
}

//: diagnostics
// App/Archive.swift:10:40: error: '.lazy' requires a function, but 'database: Database' is not one [lifetime-without-function]
// App/Archive.swift:10:40: note: write '() async throws -> Database'

//: fix-its
// App/Archive.swift:10:40: could fix: write '() async throws -> Database' [lifetime-without-function]
// App/Archive.swift:10:50: note: replace 'Database' with '() async throws -> Database'
