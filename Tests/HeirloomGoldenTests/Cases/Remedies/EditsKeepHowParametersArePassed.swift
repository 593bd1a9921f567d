// Edits of a function type keep the specifiers of its parameters.

//: App/Types.swift
import Heirloom

final class Connection {}

@Instantiable
@MainActor
final class Screen: Instantiable {
    @Forwarded let connection: Connection

    init(connection: sending Connection) {
        self.connection = connection
    }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let show: @Sendable (_ connection: sending Connection) -> Screen
}

//: diagnostics
// App/Types.swift:17:23: error: 'Screen' must be built on '@MainActor', but 'show: @Sendable (_ connection: sending Connection) -> Screen' of 'App' may build it anywhere [isolation-mismatch]
// App/Types.swift:17:23: note: make the function '@MainActor' or 'async', or make 'Screen' nonisolated
