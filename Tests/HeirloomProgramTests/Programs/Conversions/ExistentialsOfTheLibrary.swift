// Instantiated values convert to Any, AnyObject, any Sendable, any Hashable, any Error, any Actor and any Encodable.
//: App/Types.swift
import Heirloom

@Instantiable struct Point: Instantiable, Hashable, Codable { var x = 1 }
@Instantiable struct Failure: Instantiable, Error { var code = 2 }
@Instantiable final class Node: Instantiable { var id = 3 }
@Instantiable actor Counter: Instantiable {}
struct Wrapper: CustomStringConvertible { let description: String }
@Instantiable extension Wrapper: Instantiable { static func instantiate() -> Wrapper { Wrapper(description: "w") } }
@Instantiable class Base: Instantiable, Comparable, CustomDebugStringConvertible {
    static func < (left: Base, right: Base) -> Bool { false }
    static func == (left: Base, right: Base) -> Bool { left === right }
    var debugDescription: String { "base" }
}
//: App/App.swift
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "Point") let anything: Any
    @Instantiated(fulfilledByType: "Point") let optional: Any?
    @Instantiated(fulfilledByType: "Node") let object: AnyObject
    @Instantiated(fulfilledByType: "Counter") let object2: any AnyObject & Sendable
    @Instantiated(fulfilledByType: "Point") let sendable: any Sendable
    @Instantiated(fulfilledByType: "Point") let hashable: any Hashable
    @Instantiated(fulfilledByType: "Point") let equatable: any Equatable
    @Instantiated(fulfilledByType: "Point") let encodable: any Encodable & Sendable
    @Instantiated(fulfilledByType: "Point") let anyHashable: AnyHashable
    @Instantiated(fulfilledByType: "Failure") let error: any Error
    @Instantiated(fulfilledByType: "Failure") let sendableError: any Error & Sendable
    @Instantiated(fulfilledByType: "Counter") let actor: any Actor
    @Instantiated(fulfilledByType: "Wrapper") let text: any CustomStringConvertible
    @Instantiated(fulfilledByType: "Base") let comparable: any Comparable & CustomDebugStringConvertible
    @Instantiated(fulfilledByType: "Base") let equatableBase: any Equatable & AnyObject
}
//: App/main.swift
let app = App()
print(app.anything, app.hashable.hashValue == app.anyHashable.hashValue, app.text, app.comparable, app.error)
//: prints
// Point(x: 1) true w base Failure(code: 2)
