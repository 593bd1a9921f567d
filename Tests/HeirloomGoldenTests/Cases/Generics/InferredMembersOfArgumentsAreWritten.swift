// A member of an argument that only the compiler can infer is reported once per type, at the property that chooses the
// argument; the generator does not guess.

//: App/App.swift
import Heirloom

protocol Entity {
    associatedtype ID = Int
    func find(_ id: ID)
}

struct User: Entity {
    func find(_ id: String) {}
}
struct Bill: Entity {
    typealias ID = Int
    func find(_ id: Int) {}
}
struct Note: Identifiable {
    let id = 1
}

@Instantiable
struct Screen<Model: Entity>: Instantiable {
    @Received(onlyIfAvailable: true) let selected: Model.ID?
    @Instantiated let list: List<Model>
}

@Instantiable
struct List<Model: Entity>: Instantiable {
    @Received(onlyIfAvailable: true) let selected: Model.ID?
}

@Instantiable
struct Row<Model: Identifiable>: Instantiable {
    @Received let selected: Model.ID
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ 1 }) let selected: Int
    @Instantiated let users: Screen<User>
    @Instantiated let bills: Screen<Bill>
    @Instantiated let note: Row<Note>
}

//: diagnostics
// App/App.swift:38:23: error: cannot resolve 'User.ID' for 'Screen<User>': only the compiler infers 'ID' [ambiguous-name]
// App/App.swift:21:52: note: used here
// App/App.swift:38:23: note: write 'extension User { typealias ID = … }', or the alias in 'User' itself
// App/App.swift:40:23: error: cannot resolve 'Note.ID' for 'Row<Note>': only the compiler infers 'ID' [ambiguous-name]
// App/App.swift:32:29: note: used here
// App/App.swift:40:23: note: write 'extension Note { typealias ID = … }', or the alias in 'Note' itself
