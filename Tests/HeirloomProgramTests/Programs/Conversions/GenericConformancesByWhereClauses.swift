// Specializations conform if their arguments do, through extensions of other modules and inherited constraints.
//: Core/Core.swift
public protocol Rendering { func render() -> String }
public protocol Coloring: Rendering { var color: String { get } }
public struct Stack<Element> { public var elements: [Element]; public init(elements: [Element]) { self.elements = elements } }
extension Stack: Rendering where Element: Rendering { public func render() -> String { elements.map { $0.render() }.joined() } }
public struct Red: Coloring { public init() {}; public let color = "red"; public func render() -> String { "r" } }
//: Colors/Colors.swift
import Core
import Heirloom

extension Stack: Coloring where Element: Coloring { public var color: String { elements.first!.color } }
extension Int: Rendering { public func render() -> String { "\(self)" } }

@Instantiable
extension Stack: Instantiable {
    public static func instantiate() -> Stack<Red> { Stack<Red>(elements: [Red(), Red()]) }
    public static func instantiate() -> Stack<Int> { Stack<Int>(elements: [1, 2]) }
    public static func instantiate() -> Stack<[String]> { Stack<[String]>(elements: []) }
}
//: App/App.swift
import Colors
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "Stack<Red>") let coloring: any Coloring
    @Instantiated(fulfilledByType: "Stack<Int>") let rendering: any Rendering
    @Instantiated let plain: Stack<[String]>
}
//: App/main.swift
print(App().coloring.color, App().rendering.render(), App().plain.elements.count)
//: prints
// red 12 0
