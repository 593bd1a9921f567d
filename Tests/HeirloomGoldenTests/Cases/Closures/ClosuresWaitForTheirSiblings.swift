// Closures that take one another's values cannot be built; nor can one that takes its own.

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
// App/App.swift:8:55: error: 'client' and 'token' of 'App' need one another: client → token → client [sibling-cycle]
// App/App.swift:8:22: note: 'client: Client' needs 'token: Token', which it receives here
// App/App.swift:9:22: note: 'token: Token' needs 'client: Client', which it receives here
// App/App.swift:9:56: note: to break the loop, let 'App.token' do without 'client: Client': let a third type hold what both need, or hand one to the other once both are built
