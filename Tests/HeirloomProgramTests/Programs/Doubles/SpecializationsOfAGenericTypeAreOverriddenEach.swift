// Values built by an extension's `instantiate` can be overridden, separately for each specialization of a generic type.

//: option configuration=debug
//: App/Types.swift
import Foundation
import Heirloom

class Container<Element> {
    let elements: [Element]
    init(_ elements: [Element]) { self.elements = elements }
}

@Instantiable
extension Container: Instantiable {
    static func instantiate() -> Container<Int> { Container<Int>([1]) }
    static func instantiate(numbers: Container<Int>) -> Container<String?> {
        Container<String?>(numbers.elements.map { "\($0)" })
    }
}

@Instantiable(isRoot: true, generateMock: true)
struct Screen: Instantiable {
    @Instantiated let numbers: Container<Int>
    @Instantiated let strings: Container<String?>
    @Instantiated let session: JSONDecoder
}

@Instantiable
extension JSONDecoder: @retroactive Instantiable {
    public static func instantiate() -> JSONDecoder { JSONDecoder() }
}

//: App/main.swift
func show(_ screen: Screen) { print(screen.numbers.elements, screen.strings.elements) }
show(Screen.mock())
show(Screen.mock(overrides: .init(numbers: { Container([2, 3]) })))
show(Screen.mock(overrides: .init(strings: { numbers in Container([nil]) })))

//: prints
// [1] [Optional("1")]
// [2, 3] [Optional("2"), Optional("3")]
// [1] [nil]
