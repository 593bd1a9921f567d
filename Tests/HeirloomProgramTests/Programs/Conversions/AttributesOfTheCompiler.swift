// A type with attributes of the compiler is required through its protocol, along with wrapped properties.
//: App/main.swift
import Heirloom

protocol Registering {
    var key: String { get }
}
@propertyWrapper
struct Trimmed {
    var wrappedValue: String
}
@dynamicMemberLookup
@Instantiable
struct Registry: Instantiable, Registering {
    var key: String { "key" }
    subscript(dynamicMember name: String) -> String { name }
}
@Instantiable
final class App: Instantiable {
    @Instantiated(fulfilledByType: "Registry") let registering: any Registering
    @Instantiated let registry: Registry
    @Trimmed var title = "title"
    init(registering: any Registering, registry: Registry) {
        self.registering = registering
        self.registry = registry
    }
}
let app = App()
print(app.registering.key, app.registry.anything, app.title)
//: prints
// key anything title
