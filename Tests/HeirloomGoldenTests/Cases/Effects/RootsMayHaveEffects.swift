// A root has the effects of the types that it builds, unless a protocol requires an `init()` without them.

//: App/App.swift
import Heirloom

protocol Plain { init() }
protocol Throwing { init() throws }

@Instantiable
struct Database: Instantiable {
    init() throws {}
}

@Instantiable
struct Socket: Instantiable {
    init() async throws {}
}

@Instantiable(isRoot: true)
struct One: Instantiable, Plain {
    @Instantiated let database: Database
}

@Instantiable(isRoot: true)
struct Two: Instantiable, Throwing {
    @Instantiated let database: Database
}

@Instantiable(isRoot: true)
struct Three: Instantiable, Throwing {
    @Instantiated let socket: Socket
}

@Instantiable(isRoot: true)
struct Four: Instantiable, Plain {
    @Instantiated let open: () throws -> Database
}

//: diagnostics
// App/App.swift:17:8: error: building root 'One' can throw, which 'init()' of 'Plain' does not allow [effectful-root]
// App/App.swift:8:5: note: building 'Database' can throw
// App/App.swift:17:8: note: move the dependencies to a new type 'Main', and build it on demand: '@Instantiated let start: () throws -> Main'
// App/App.swift:27:8: error: building root 'Three' is async and can throw, which 'init()' of 'Throwing' does not allow [effectful-root]
// App/App.swift:13:5: note: building 'Socket' is async and can throw
// App/App.swift:27:8: note: move the dependencies to a new type 'Main', and build it on demand: '@Instantiated let start: () async throws -> Main'
