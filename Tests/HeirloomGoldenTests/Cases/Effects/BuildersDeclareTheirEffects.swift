// A builder allows the effects of its product. A suggested function has them, and the forwarded parameters of its product.

//: App/App.swift
import Heirloom

struct OpenError: Error {}

@Instantiable
struct Session: Instantiable {
    @Forwarded let user: String

    init(user: String) async throws { self.user = user }
}

@Instantiable
final class Database: Instantiable, Sendable {
    init() async throws(OpenError) {}
}

protocol Job {}

@Instantiable(fulfillingAdditionalTypes: [Job.self])
struct Export: Instantiable, Job {
    @Forwarded let id: Int

    init(id: Int) throws { self.id = id }
}

@Instantiable
struct Archive: Instantiable {
    @Received let open: @Sendable () async -> Database
    @Received let databaseBuilder: Instantiator<Database>
    @Received let export: (_ name: String) throws -> any Job
    @Received let right: () async throws -> Database
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let session: Session
    @Instantiated(fulfilledByType: "Export") let job: any Job
    @Instantiated let archive: Archive
}

//: diagnostics
// App/App.swift:28:19: error: 'Archive' receives 'open: @Sendable () async -> Database', but no type above it provides it (root 'App') [missing-dependency]
// App/App.swift:38:23: note: 'App' builds 'Archive' here
// App/App.swift:13:13: note: 'Database' needs forwarded values: receive a function that builds it, or pass an instance
// App/App.swift:29:19: error: 'Archive' receives 'databaseBuilder: Instantiator<Database>', but no type above it provides it (root 'App') [missing-dependency]
// App/App.swift:38:23: note: 'App' builds 'Archive' here
// App/App.swift:13:13: note: 'Database' needs forwarded values: receive a function that builds it, or pass an instance
// App/App.swift:30:19: error: 'Archive' receives 'export: (_ name: String) throws -> any Job', but no type above it provides it (root 'App') [missing-dependency]
// App/App.swift:38:23: note: 'App' builds 'Archive' here
// App/App.swift:20:8: note: 'Export' needs forwarded values: receive a function that builds it, or pass an instance
// App/App.swift:31:19: error: 'Archive' receives 'right: () async throws -> Database', but no type above it provides it (root 'App') [missing-dependency]
// App/App.swift:38:23: note: 'App' builds 'Archive' here
// App/App.swift:35:8: note: to provide it, add '@Instantiated let right: () async throws -> Database' to 'App'
// App/App.swift:36:23: error: 'session: Session' cannot be built eagerly because 'user' must be forwarded to 'Session' [eager-forwarding]
// App/App.swift:7:20: note: 'user: String' is forwarded
// App/App.swift:36:23: note: build it on demand: '@Instantiated let makeSession: (_ user: String) async throws -> Session'
// App/App.swift:37:50: error: 'job: any Job' cannot be built eagerly because 'id' must be forwarded to 'Export' [eager-forwarding]
// App/App.swift:21:20: note: 'id: Int' is forwarded
// App/App.swift:37:50: note: build it on demand: '@Instantiated(fulfilledByType: "Export") let makeJob: (_ id: Int) throws -> any Job'

//: fix-its
// App/App.swift:31:19: would fix: instantiate it in 'App' [missing-dependency]
// App/App.swift:35:27: note: insert '\n    @Instantiated let right: () async throws -> Database'
// App/App.swift:36:23: could fix: build it on demand [eager-forwarding]
// App/App.swift:36:23: note: replace 'session' with 'makeSession'
// App/App.swift:36:32: note: replace 'Session' with '(_ user: String) async throws -> Session'
// App/App.swift:37:50: could fix: build it on demand [eager-forwarding]
// App/App.swift:37:50: note: replace 'job' with 'makeJob'
// App/App.swift:37:55: note: replace 'any Job' with '(_ id: Int) throws -> any Job'
