// Without a written initializer, the macro creates the state object, also in actors and main-actor types.
//: Interface/StateObject.swift
@propertyWrapper
public struct StateObject<Object: AnyObject> {
    private final class Storage {
        let make: () -> Object
        lazy var object = make()

        init(make: @escaping () -> Object) {
            self.make = make
        }
    }

    private let storage: Storage

    public init(wrappedValue: @autoclosure @escaping () -> Object) {
        storage = Storage(make: wrappedValue)
    }

    public var wrappedValue: Object { storage.object }
}
//: App/main.swift
import Heirloom
import Interface

@Instantiable
final class Model: Instantiable {
    var title = "Inbox"
}

@MainActor
@Instantiable(isRoot: true)
struct Screen: Instantiable {
    @StateObject @Instantiated var model: Model
}

Screen().model.title = "Nothing"
let screen = Screen()
screen.model.title += " (2)"
print(screen.model.title)
//: prints
// Inbox (2)
