// An extension lets some specialisations conform, by a protocol, by a superclass or by the very argument; others do not.
//: Core/Core.swift
public protocol Rendering { func render() -> String }
public struct Stack<Element> { public init() {} }
extension Stack: Rendering where Element: Rendering { public func render() -> String { "stack" } }
public struct Plain { public init() {} }
public struct Red: Rendering { public init() {}; public func render() -> String { "r" } }
//: App/Types.swift
import Core

protocol Describing { var text: String { get } }
protocol Keyed {}
class Model {}
final class Page: Model {}
struct Table<Key: Hashable, Row> {}
extension Table: Describing where Row: Model, Key == String { var text: String { "table" } }
extension Table: CustomStringConvertible where Row: CustomStringConvertible { var description: String { "table" } }
class Store<Item> { init() {} }
extension Store: Describing where Item: Rendering { var text: String { "store" } }
final class PlainStore: Store<Plain> {}
final class RedStore: Store<Red> {}
struct Slot<Value> {}
extension Slot<Int>: Keyed {}
extension Array: @retroactive Rendering where Element: Rendering { public func render() -> String { "array" } }
//: App/App.swift
import Core
import Heirloom

@Instantiable
extension Stack: Instantiable {
    static func instantiate() -> Stack<Plain> { Stack<Plain>() }
    static func instantiate() -> Stack<Red> { Stack<Red>() }
    static func instantiate() -> Stack<[Plain]> { Stack<[Plain]>() }
    static func instantiate() -> Stack<[Red]> { Stack<[Red]>() }
    static func instantiate() -> Stack<any Rendering> { Stack<any Rendering>() }
    static func instantiate() -> Stack<() -> Void> { Stack<() -> Void>() }
    static func instantiate() -> Stack<Int> { Stack<Int>() }
}
@Instantiable
extension Table: Instantiable {
    static func instantiate() -> Table<String, Page> { Table<String, Page>() }
    static func instantiate() -> Table<Int, Page> { Table<Int, Page>() }
    static func instantiate() -> Table<String, Plain> { Table<String, Plain>() }
}
@Instantiable
extension PlainStore: Instantiable {
    static func instantiate() -> PlainStore { PlainStore() }
}
@Instantiable
extension RedStore: Instantiable {
    static func instantiate() -> RedStore { RedStore() }
}
@Instantiable
extension Slot: Instantiable {
    static func instantiate() -> Slot<Int> { Slot<Int>() }
    static func instantiate() -> Slot<String> { Slot<String>() }
}
@Instantiable
extension Array: Instantiable {
    static func instantiate() -> [Plain] { [] }
    static func instantiate() -> [Red] { [] }
}

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "Stack<Red>") let a: any Rendering
    @Instantiated(fulfilledByType: "Stack<Plain>") let 1️⃣b: any Rendering
    @Instantiated(fulfilledByType: "Stack<[Red]>") let c: any Rendering
    @Instantiated(fulfilledByType: "Stack<[Plain]>") let 2️⃣d: any Rendering
    @Instantiated(fulfilledByType: "Stack<any Rendering>") let 3️⃣e: any Rendering
    @Instantiated(fulfilledByType: "Stack<() -> Void>") let 4️⃣f: any Rendering
    @Instantiated(fulfilledByType: "Table<String, Page>") let g: any Describing
    @Instantiated(fulfilledByType: "Table<Int, Page>") let 5️⃣h: any Describing
    @Instantiated(fulfilledByType: "Table<String, Plain>") let 6️⃣i: any Describing
    @Instantiated(fulfilledByType: "Table<String, Plain>") let 7️⃣j: any CustomStringConvertible
    @Instantiated(fulfilledByType: "RedStore") let k: any Describing
    @Instantiated(fulfilledByType: "PlainStore") let 8️⃣l: any Describing
    @Instantiated(fulfilledByType: "Slot<Int>") let m: any Keyed
    @Instantiated(fulfilledByType: "Slot<String>") let 9️⃣n: any Keyed
}
//: App/main.swift
_ = App()
//: refused
// 1️⃣ not-convertible
// 2️⃣ not-convertible
// 3️⃣ not-convertible
// 4️⃣ not-convertible
// 5️⃣ not-convertible
// 6️⃣ not-convertible
// 7️⃣ not-convertible
// 8️⃣ not-convertible
// 9️⃣ not-convertible
