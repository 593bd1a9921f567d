// An error in a generic type is reported once, at its property, for the first specialization that has it.

//: App/App.swift
import Heirloom

struct User {}
struct Note {}

protocol Cipher<Model> {
    associatedtype Model
}

@Instantiable
struct Repository<Model>: Instantiable {
    @Received let database: Database
    @Instantiated let cipher: any Cipher<Model>
}

@Instantiable
final class Database: Instantiable {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let users: Repository<User>
    @Instantiated let notes: Repository<Note>
}

//: diagnostics
// App/App.swift:12:19: error: 'Repository<User>' receives 'database: Database', but no type above it provides it (root 'App') [missing-dependency]
// App/App.swift:21:23: note: 'App' builds 'Repository<User>' here
// App/App.swift:12:19: note: also needed by 'Repository<Note>'
// App/App.swift:20:8: note: to provide it, add '@Instantiated let database: Database' to 'App'
// App/App.swift:13:23: error: 'Repository<User>' instantiates 'cipher: any Cipher<User>', but no type fulfills 'any Cipher<User>' [nothing-fulfills]
// App/App.swift:21:23: note: 'App' builds 'Repository<User>' here
// App/App.swift:13:23: note: declare a type that fulfills it: '@Instantiable(fulfillingAdditionalTypes: [Cipher<User>.self])'

//: fix-its
// App/App.swift:12:19: would fix: instantiate it in 'App' [missing-dependency]
// App/App.swift:20:27: note: insert '\n    @Instantiated let database: Database'
