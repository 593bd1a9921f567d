// A nonescaping callback is passed to types built for the call: through initializers, a closure and a type of another module.
//: option configuration=debug
//: Kit/Kit.swift
import Heirloom

public typealias Draw = (String) -> Void

@Instantiable
public final class Rule: Instantiable {
    @Received let draw: Draw
    public init(draw: Draw) {
        draw("----")
        self.draw = { _ in }
    }
}
//: App/App.swift
import Heirloom
import Kit

@Instantiable
final class Leaf: Instantiable {}

@Instantiable
final class Table: Instantiable {
    @Forwarded let draw: (String) -> Void
    @Forwarded let titles: [String]
    @Instantiated let rule: Rule
    @Instantiated let leaf: Leaf
    @Instantiated({ (draw: (String) -> Void, titles: [String]) in
        titles.forEach(draw)
        return titles.count
    }) let count: Int
    @Instantiated let footer: Footer

    init(draw: (String) -> Void, titles: [String], rule: Rule, leaf: Leaf, count: Int, footer: Footer) {
        draw("\(count) lines")
        self.draw = { _ in }
        self.titles = titles
        self.rule = rule
        self.leaf = leaf
        self.count = count
        self.footer = footer
    }
}

@Instantiable
final class Footer: Instantiable {
    @Instantiated let rule: Rule
}

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Instantiated let table: (_ titles: [String], _ draw: (String) -> Void) -> Table
    @Instantiated let tableBuilder: Instantiator<Table>
}
//: App/main.swift
_ = App().table(["a", "b"]) { print($0) }
_ = App().tableBuilder.instantiate(draw: { print("later", $0) }, titles: [])
_ = App.mock(overrides: .init(table: .init(count: { _, titles in 9 }))).table(["a"]) { print("mock", $0) }
//: prints
// ----
// a
// b
// ----
// 2 lines
// later ----
// later ----
// later 0 lines
// mock ----
// mock ----
// mock 9 lines
