// View models inherit from a generic one, of their model or of its identifiers, and are built for properties of that
// superclass.
//: App/App.swift
import Heirloom

struct User: Identifiable { let id: Int }

class ViewModel<Item> {
    init() {}
    var title: String { "base of \(Item.self)" }
}

@Instantiable
final class ListViewModel<Model: Identifiable>: ViewModel<Model>, Instantiable {
    @Received let page: Int

    init(page: Int) {
        self.page = page
        super.init()
    }

    override var title: String { "page \(page) of \(Model.self)" }
}

@Instantiable
final class SelectionViewModel<Model: Identifiable>: ViewModel<Model.ID>, Instantiable {
    @Received let page: Int
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ 2 }) let page: Int
    @Instantiated(fulfilledByType: "ListViewModel<User>") let list: ViewModel<User>
    @Instantiated(fulfilledByType: "SelectionViewModel<User>") let selection: ViewModel<User.ID>
    @Instantiated(fulfilledByType: "SelectionViewModel<User>") let numbers: ViewModel<Int>
}
//: App/main.swift
let app = App()
print(app.list.title, "|", app.selection.title, "|", app.numbers is SelectionViewModel<User>)
//: prints
// page 2 of User | base of Int | true
