// A function or instantiator that lacks an effect of its product is an error; the diagnostic names the source of the effect and
// the type to write.

//: App/App.swift
import Heirloom

struct OpenError: Error {}

@Instantiable
struct File: Instantiable {
    @Forwarded let path: String
    init(path: String) throws(OpenError) { self.path = path }
}

@Instantiable
struct Session: Instantiable {
    @Instantiated let token: Token
    @Instantiated let key: Key
}

@Instantiable
struct Token: Instantiable {
    init() async {}
}

@Instantiable
struct Key: Instantiable {
    init() throws {}
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let open: (String) -> File
    @Instantiated let openBuilder: Instantiator<File>
    @Instantiated let makeSession: (@Sendable () async -> Session)?
    @Instantiated(fulfilledByType: "Session") let erased: SendableErasedInstantiator<Void, Session>
    @Instantiated let right: () async throws -> Session
}

//: diagnostics
// App/App.swift:29:23: error: building 'File' can throw, which 'open: (String) -> File' does not allow [effectful-builder]
// App/App.swift:8:5: note: building 'File' can throw
// App/App.swift:29:23: note: write '(_ path: String) throws(OpenError) -> File'
// App/App.swift:30:23: error: building 'File' can throw, which 'openBuilder: Instantiator<File>' does not allow [effectful-builder]
// App/App.swift:8:5: note: building 'File' can throw
// App/App.swift:30:23: note: write '(_ path: String) throws(OpenError) -> File'
// App/App.swift:31:23: error: building 'Session' is async and can throw, which 'makeSession: (@Sendable () async -> Session)?' does not allow [effectful-builder]
// App/App.swift:24:5: note: building 'Key' can throw
// App/App.swift:31:23: note: write '(@Sendable () async throws -> Session)?'
// App/App.swift:32:51: error: building 'Session' is async and can throw, which 'erased: SendableErasedInstantiator<Void, Session>' does not allow [effectful-builder]
// App/App.swift:19:5: note: building 'Token' is async
// App/App.swift:24:5: note: building 'Key' can throw
// App/App.swift:32:51: note: write '@Sendable () async throws -> Session'

//: fix-its
// App/App.swift:29:23: would fix: write '(_ path: String) throws(OpenError) -> File' [effectful-builder]
// App/App.swift:29:29: note: replace '(String) -> File' with '(_ path: String) throws(OpenError) -> File'
// App/App.swift:30:23: would fix: write '(_ path: String) throws(OpenError) -> File' [effectful-builder]
// App/App.swift:30:36: note: replace 'Instantiator<File>' with '(_ path: String) throws(OpenError) -> File'
// App/App.swift:31:23: would fix: write '(@Sendable () async throws -> Session)?' [effectful-builder]
// App/App.swift:31:36: note: replace '(@Sendable () async -> Session)?' with '(@Sendable () async throws -> Session)?'
// App/App.swift:32:51: would fix: write '@Sendable () async throws -> Session' [effectful-builder]
// App/App.swift:32:59: note: replace 'SendableErasedInstantiator<Void, Session>' with '@Sendable () async throws -> Session'
