// An unread module has types with the names of Heirloom's; uses of them are qualified.
//: option unread=Legacy
//: Legacy/Legacy.swift
public struct Instantiator<Value> { public let value: Value; public init(value: Value) { self.value = value } }
public struct ErasedInstantiator<Input, Output> {
    public let body: (Input) -> Output
    public init(body: @escaping (Input) -> Output) { self.body = body }
}
public protocol Instantiable {}
//: App/App.swift
import Heirloom
import Legacy

@Heirloom.Instantiable
struct Child: Heirloom.Instantiable {
    @Forwarded let legacy: Legacy.Instantiator<Int>
    @Received let other: Legacy.Instantiator<String>
    @Instantiated let third: Legacy.Instantiator<Bool>
}
@Heirloom.Instantiable
extension Legacy.Instantiator: Heirloom.Instantiable {
    public static func instantiate() -> Legacy.Instantiator<String> { .init(value: "a") }
    public static func instantiate() -> Legacy.Instantiator<Bool> { .init(value: true) }
}
@Heirloom.Instantiable
struct App: Heirloom.Instantiable {
    @Instantiated let other: Legacy.Instantiator<String>
    @Instantiated let childBuilder: Heirloom.Instantiator<Child>
}
//: App/main.swift
import Legacy

let child = App().childBuilder.instantiate(legacy: Legacy.Instantiator(value: 1))
print(child.legacy.value, child.other.value, child.third.value)
//: prints
// 1 a true
