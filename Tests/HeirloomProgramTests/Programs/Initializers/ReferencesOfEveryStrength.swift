// Weak, unowned and unsafely unowned dependencies, along with initialized, observed and lazy stored properties.
//: App/main.swift
import Heirloom

@Instantiable
final class Owner: Instantiable {
    let name = "owner"
}

@Instantiable
final class Child: Instantiable {
    @Received weak var owner: Owner?
    @Received(fulfilledByDependencyNamed: "keeper", ofType: Owner.self) unowned let holder: Owner
    @Received unowned(unsafe) let keeper: Owner
    let (left, right) = (1, 2)
    var changes = 0 {
        willSet { total += newValue }
    }
    var total = 0
    lazy var title: String = "\(holder.name) \(left + right)"
    @available(*, deprecated) var old: Int? { nil }
}

@Instantiable
final class App: Instantiable {
    @Instantiated let keeper: Owner
    @Instantiated let owner: Owner?
    @Instantiated let child: Child
}

let app = App()
app.child.changes = 4
print(app.child.title, app.child.total, app.child.owner === app.owner, app.child.keeper === app.keeper)
//: prints
// owner 3 4 true true
