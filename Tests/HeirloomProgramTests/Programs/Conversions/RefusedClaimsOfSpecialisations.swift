// A specialisation lists a protocol to which only others conform, and an optional is no value of a protocol to which `Optional` conforms.
//: App/Types.swift
protocol Shape { var sides: Int { get } }
protocol Sized { var size: Int { get } }
struct Pair<First, Second> { var first: First?; var second: Second? }
extension Pair: Shape where First: Shape, Second: Shape { var sides: Int { 2 } }
struct Square: Shape { var sides: Int { 4 } }
struct Dot {}
struct Outer<Item> {
    struct Inner {}
}
extension Outer.Inner: Sized where Item: Shape { var size: Int { 1 } }
extension Optional: Sized where Wrapped: Shape { var size: Int { 3 } }
//: App/App.swift
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [1️⃣Shape.self])
extension Pair: Instantiable {
    static func instantiate() -> Pair<Square, Dot> { Pair<Square, Dot>() }
}
@Instantiable
extension Outer.Inner: Instantiable {
    static func instantiate() -> Outer<Dot>.Inner { Outer<Dot>.Inner() }
}
@Instantiable
struct Screen: Instantiable {
    @Forwarded let dot: Dot?
    @Forwarded let square: Square?
    @Received(fulfilledByDependencyNamed: "dot", ofType: Dot?.self) let 2️⃣sized: any Sized
    @Received(fulfilledByDependencyNamed: "square", ofType: Square?.self) let 4️⃣other: any Sized
}
@Instantiable
struct App: Instantiable {
    @Instantiated let pair: Pair<Square, Dot>
    @Instantiated let screenBuilder: Instantiator<Screen>
    @Instantiated(fulfilledByType: "Outer<Dot>.Inner") let 3️⃣inner: any Sized
}
//: App/main.swift
_ = App()
//: refused
// 1️⃣ not-convertible
// 2️⃣ not-convertible
// 3️⃣ not-convertible
// 4️⃣ not-convertible
