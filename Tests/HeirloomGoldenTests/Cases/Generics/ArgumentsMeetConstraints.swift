// What a generic type demands of its arguments is checked where the types were read; the fault is at the property, by whichever
// name it asks.

//: App/App.swift
import Heirloom

protocol Storable {}
protocol Store<Item> {
    associatedtype Item
}

struct User: Storable {}
struct Note {}
extension Note: Storable {}
struct Draft {}
class Session {}

@Instantiable
struct Repository<Model: Storable>: Store, Instantiable {
    typealias Item = Model
}

@Instantiable
struct Pair<First, Second>: Instantiable where First: Storable, Second: AnyObject {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let users: Repository<User>
    @Instantiated let notes: Repository<Note>
    @Instantiated(fulfilledByType: "Repository<Draft>") let drafts: any Store<Draft>
    @Instantiated let pair: Pair<User, Session>
    @Instantiated(fulfilledByType: "Pair<User, Note>") let other: Any
}

//: diagnostics
// App/App.swift:26:61: error: 'Repository<Draft>' cannot be built, because 'Draft' does not conform to 'Storable' [unmet-constraint]
// App/App.swift:15:8: note: 'Repository' demands 'Model: Storable' here
// App/App.swift:11:8: note: let 'Draft' conform to 'Storable'
// App/App.swift:28:60: error: 'Pair<User, Note>' cannot be built, because 'Note' is no 'AnyObject' [unmet-constraint]
// App/App.swift:20:8: note: 'Pair' demands 'Second: AnyObject' here
// App/App.swift:9:8: note: make 'Note' a class
