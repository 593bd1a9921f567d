// A function named `mock` that returns its type, but suspends, throws or omits a dependency, cannot be used as a test double.
// It is an error below a generated test double, which would otherwise silently build the real type, and ignored elsewhere.

//: option configuration=debug
//: App/App.swift
import Heirloom

@Instantiable
final class Database: Instantiable, Sendable {
    static func mock() async throws -> Database { Database() }
}

@Instantiable
final class Store: Instantiable, Sendable {
    @Received let database: Database

    static func mock() -> Store { Store(database: Database()) }
}

@Instantiable
final class Clock: Instantiable, Sendable {
    static func mock(date: Int = 0) throws -> Clock { Clock() }
    static func mock() -> Clock { Clock() }
}

@Instantiable
final class Text: Instantiable, Sendable {
    static func mock() -> String { "" }
    static func mock(size: Int) async -> Text { Text() }
}

@Instantiable(isRoot: true, generateMock: true)
struct Server: Instantiable {
    @Instantiated let database: Database
    @Instantiated let store: Store
    @Instantiated let clock: Clock
    @Instantiated let text: Text
}

@Instantiable
final class Lamp: Instantiable, Sendable {
    static func mock() async -> Lamp { Lamp() }
}

@Instantiable(isRoot: true)
struct House: Instantiable {
    @Instantiated let lamp: Lamp
}

//: diagnostics
// App/App.swift:5:17: error: 'mock' of 'Database' is 'async' and throwing, so the generated mocks that build 'Database' do not use it [unusable-mock]
// App/App.swift:5:17: note: make it take every dependency without 'async' and 'throws', or rename it if it is not a mock
// App/App.swift:12:17: error: 'mock' of 'Store' does not take 'database', so the generated mocks that build 'Store' do not use it [unusable-mock]
// App/App.swift:12:17: note: make it take every dependency without 'async' and 'throws', or rename it if it is not a mock
