// The provider and the receiver spell one type in many ways.
//: Core/Core.swift
public protocol P { var p: Int { get } }
public protocol Q: AnyObject { var q: Int { get } }
public final class Both: P, Q { public let p = 1, q = 2; public init() {} }
public typealias UI = MainActor
public struct Failure: Error {}
//: Screens/Screens.swift
import Core
import Heirloom

@Instantiable
public struct Screen: Instantiable {
    @Received let named: (_ name: String, _ count: Int) -> Void
    @Received let onMain: @MainActor @Sendable () -> Void
    @Received let both: any P & Q
    @Received let optional: (any P)?
    @Received let list: [P]
    @Received let swiftInt: Swift.Optional<Swift.Int>
    @Received let parens: () -> Int
    @Received let void: (Int) -> Void
    @Received let never: () -> Int
    @Received let throwing: () throws -> Void
    @Received let nested: [String: [Int?]]
    @Received let types: [P.Type]
    @Received let object: AnyObject & P
    @Received let tuple: (Int, String)

    public init(
        named: @escaping (String, Int) -> Void, onMain: @escaping @Sendable @MainActor () -> (), both: Q & P, optional: P?,
        list: Array<any P>, swiftInt: Int?, parens: @escaping () -> (Int), void: @escaping (Int) -> (),
        never: @escaping () -> Int, throwing: @escaping () throws(any Error) -> (), nested: Dictionary<String, Array<Optional<Int>>>,
        types: [any P.Type], object: any P & AnyObject, tuple: ((Int, String))
    ) {
        self.named = named
        self.onMain = onMain
        self.both = both
        self.optional = optional
        self.list = list
        self.swiftInt = swiftInt
        self.parens = parens
        self.void = void
        self.never = never
        self.throwing = throwing
        self.nested = nested
        self.types = types
        self.object = object
        self.tuple = tuple
    }

    public func show() -> String {
        named("n", both.p)
        return "\(both.q) \(list.count) \(swiftInt ?? 0) \(parens()) \(nested.count) \(object.p) \(tuple)"
    }
}
//: App/App.swift
import Core
import Heirloom
import Screens

@Instantiable
struct Window: Instantiable {
    @Forwarded let named: (String, Int) -> ()
    @Forwarded let onMain: @Sendable @MainActor () -> ()
    @Forwarded let both: Q & P
    @Forwarded let optional: P?
    @Forwarded let list: Array<any P>
    @Forwarded let swiftInt: Int?
    @Forwarded let parens: () -> (Int)
    @Forwarded let void: (_ number: Int) -> Swift.Void
    @Forwarded let never: () throws(Never) -> Int
    @Forwarded let throwing: () throws(any Error) -> ()
    @Forwarded let nested: Dictionary<String, Array<Optional<Int>>>
    @Forwarded let types: Array<any P.Type>
    @Forwarded let object: any (P & AnyObject)
    @Forwarded let tuple: (Swift.Int, String)
    @Instantiated let screen: Screen
}

@Instantiable
struct App: Instantiable {
    @Instantiated let windowBuilder: Instantiator<Window>
}
//: App/main.swift
import Core

let both = Both()
let window = App().windowBuilder.instantiate(
    named: { print($0, $1) }, onMain: {}, both: both, optional: nil, list: [both], swiftInt: nil, parens: { 4 },
    void: { _ in }, never: { 1 }, throwing: {}, nested: [:], types: [], object: both, tuple: (1, "t"))
print(window.screen.show())
//: prints
// n 1
// 2 1 0 4 0 1 (1, "t")
