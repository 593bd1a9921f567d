// The type of an error may follow a space.
//: App/App.swift
import Heirloom

struct OpenError: Error {}

@Instantiable
final class Database: Instantiable {
    init() throws (OpenError) {}
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let database: Database
    @Instantiated let open: () throws (OpenError) -> Database
}

//: App/main.swift
func start() throws(OpenError) -> App { try App() }
print(try start().open() === (try start().database))
//: prints
// false
