// Types built by 'instantiate' functions in extensions have test doubles too, including several specializations of one generic
// type.
//: option configuration=debug
//: App/Types.swift
import Heirloom

final class Session {
    let name: String
    init(name: String) { self.name = name }
}

@Instantiable
final class Storage: Instantiable {}

@Instantiable(generateMock: true)
extension Session: Instantiable {
    static func instantiate(storage: Storage, name: String) -> Session { Session(name: name) }
}

struct Box<Value> {
    let value: Value
}

@Instantiable(generateMock: true)
extension Box: Instantiable {
    static func instantiate() -> Box<Int> { Box<Int>(value: 1) }
    static func instantiate(number: Box<Int>) -> Box<String> { Box<String>(value: "\(number.value)") }
}
//: App/main.swift
print(Session.mock(name: "mock").name)
let number: Box<Int> = Box<Int>.mock()
let text: Box<String> = Box<String>.mock(number: Box(value: 5))
print(number.value, text.value, Box<String>.mock().value)
//: prints
// mock
// 1 5 1
