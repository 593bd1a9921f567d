// A function that can be called from any isolation cannot capture one that is not `@Sendable`: the diagnostic suggests the
// attribute at the provider, which may be further up.

//: App/App.swift
import Heirloom

struct User {}

@Instantiable
struct Editor: Instantiable {
    @Received let save: (_ user: User) -> Void
}

@Instantiable
struct Screen: Instantiable {
    @Received let save: (_ user: User) -> Void
    @Instantiated let makeEditor: @Sendable () -> Editor
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ (user: User) in print(user) }) let save: (_ user: User) -> Void
    @Instantiated let screen: Screen
}

//: diagnostics
// App/App.swift:13:23: error: 'makeEditor: @Sendable () -> Editor' of 'Screen' is 'Sendable' but captures non-Sendable 'save: (_ user: User) -> Void' [not-sendable]
// App/App.swift:7:19: note: 'Editor' receives 'save: (_ user: User) -> Void'
// App/App.swift:18:56: note: write '@Sendable (_ user: User) -> Void' here and where it is received
// App/App.swift:13:35: note: fix-it: build it in the isolation of 'Screen': replace '@Sendable () -> Editor' with '() -> Editor'
