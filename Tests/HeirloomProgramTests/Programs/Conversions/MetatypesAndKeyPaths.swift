// Metatypes, key paths and dictionaries of them are dependencies, along with tuples with and without labels.
//: Core/Core.swift
public protocol Plugin { static var name: String { get }; init() }
public struct Spell: Plugin { public static let name = "spell"; public init() {} }
public struct Style { public var size = 12; public var bold = false; public init() {} }
public typealias Pair = (Int, label: String)
//: Feature/Feature.swift
import Core
import Heirloom

@Instantiable
public struct Panel: Instantiable {
    @Received let plugins: [any Plugin.Type]
    @Received let main: Spell.Type
    @Received let existential: (any Plugin).Type
    @Received let path: WritableKeyPath<Style, Int>
    @Received let paths: [PartialKeyPath<Style>]
    @Received let any: any AnyObject.Type
    @Received let pair: (Int, label: String)
    @Received let nested: ((Int, Int), [(name: String, Bool)])
    @Received let range: ClosedRange<Int>
    @Received let set: Set<String>
    @Received let void: Void

    public var text: String {
        var style = Style()
        style[keyPath: path] += pair.0
        return "\(plugins.map { $0.name }) \(main.name) \(style.size) \(paths.count) \(pair.label) \(nested.1[0].name) \(range) \(set)"
    }

    public init(
        plugins: [any Plugin.Type], main: Spell.Type, existential: (any Plugin).Type, path: WritableKeyPath<Style, Int>,
        paths: [PartialKeyPath<Style>], any: AnyObject.Type, pair: (Int, label: String),
        nested: ((Int, Int), [(name: String, Bool)]), range: ClosedRange<Int>, set: Set<String>, void: Void
    ) {
        self.plugins = plugins
        self.main = main
        self.existential = existential
        self.path = path
        self.paths = paths
        self.any = any
        self.pair = pair
        self.nested = nested
        self.range = range
        self.set = set
        self.void = void
    }
}
//: App/App.swift
import Core
import Heirloom
import Feature

@Instantiable
struct Desk: Instantiable {
    @Forwarded let plugins: Array<any Plugin.Type>
    @Forwarded let main: Spell.Type
    @Forwarded let existential: (any Plugin).Type
    @Forwarded let path: WritableKeyPath<Style, Int>
    @Forwarded let paths: [PartialKeyPath<Style>]
    @Forwarded let any: AnyObject.Type
    @Forwarded let pair: Pair
    @Forwarded let nested: ((Int, Int), [(name: String, Bool)])
    @Forwarded let range: ClosedRange<Int>
    @Forwarded let set: Set<String>
    @Forwarded let void: ()
    @Instantiated let panel: Panel
}

@Instantiable
struct App: Instantiable {
    @Instantiated let deskBuilder: Instantiator<Desk>
}
//: App/main.swift
import Core

let desk = App().deskBuilder.instantiate(
    plugins: [Spell.self], main: Spell.self, existential: (any Plugin).self, path: \.size, paths: [\.bold],
    any: Empty.self, pair: (3, label: "l"), nested: ((1, 2), [(name: "n", true)]), range: 1...2, set: ["s"], void: ())
final class Empty {}
print(desk.panel.text)
//: prints
// ["spell"] spell 15 1 l n 1...2 ["s"]
