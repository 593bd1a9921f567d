// The parameters of an extension's `instantiate` are received, so no diagnostic suggests forwarding them.

//: App/Types.swift
import Heirloom

final class Connection {}

final class Session {}

@Instantiable
extension Session: Instantiable {
    static func instantiate(connection: Connection) -> Session { Session() }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let openSession: () -> Session
}

//: diagnostics
// App/Types.swift:9:29: error: 'Session' receives 'connection: Connection', but no type above it provides it (root 'App') [missing-dependency]
// App/Types.swift:14:23: note: 'App' builds 'Session' here
// App/Types.swift:13:8: note: to provide it, make 'Connection' '@Instantiable' and add '@Instantiated let connection: Connection' to 'App'
// App/Types.swift:13:8: note: to pass it to the root, add '@Forwarded let connection: Connection' to 'App'
