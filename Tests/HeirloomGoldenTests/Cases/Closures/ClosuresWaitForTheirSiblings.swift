// Closures that take one another's values cannot be built, and neither can a closure that takes its own.

//: App/App.swift
import Heirloom

struct Client {}
struct Token {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ (token: Token) in Client() }) let client: Client
    @Instantiated({ (client: Client) in Token() }) let token: Token
}

//: diagnostics
// App/App.swift:8:55: error: 'client' and 'token' of 'App' depend on each other: client → token → client [sibling-cycle]
// App/App.swift:8:22: note: 'client: Client' receives 'token: Token' here
// App/App.swift:9:22: note: 'token: Token' receives 'client: Client' here
// App/App.swift:9:56: note: to break the cycle, remove 'client: Client' from 'App.token': move the shared parts to a third type, or pass one to the other after both are built
