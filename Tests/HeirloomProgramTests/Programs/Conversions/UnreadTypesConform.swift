// Foundation types conform through extensions of the program, their subclasses inherit that, and no error is reported.
//: Core/Storing.swift
import Foundation

public protocol Storing {
    func store(_ value: Int) -> String
}
extension NSObject: Storing {
    public func store(_ value: Int) -> String { "stored \(value)" }
}
public struct AnyStoring: Storing {
    let storing: any Storing
    public init(_ storing: any Storing) { self.storing = storing }
    public func store(_ value: Int) -> String { "any " + storing.store(value) }
}
//: App/main.swift
import Core
import Foundation
import Heirloom

@Instantiable(conformsElsewhere: true)
extension NumberFormatter {
    public static func instantiate() -> NumberFormatter { NumberFormatter() }
}
extension NumberFormatter: @retroactive Instantiable {}

@Instantiable
final class Defaults: NSObject, Instantiable {
    override init() {}
}
@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "Defaults") let defaults: any Storing
    @Instantiated(fulfilledByType: "NumberFormatter") let formatter: any Storing
    @Instantiated(fulfilledByType: "Defaults") let object: NSObject
    @Instantiated(fulfilledByType: "NumberFormatter") let general: Formatter
    @Instantiated(fulfilledByType: "NumberFormatter", erasedToConcreteExistential: true) let wrapped: AnyStoring
}

let app = App()
print(app.defaults.store(1), app.formatter.store(2), app.object.store(3), app.general.store(4), app.wrapped.store(5))
//: prints
// stored 1 stored 2 stored 3 stored 4 any stored 5
