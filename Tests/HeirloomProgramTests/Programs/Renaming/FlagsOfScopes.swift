// Scopes rename their forwarded properties, so that nested scopes of one type receive one another's values.
//: Layout/Layout.swift
import Heirloom

public struct Style: Equatable { public let name: String; public init(_ name: String) { self.name = name } }

@Instantiable
public struct Text: Instantiable {
    @Received private let style: Style
    @Received private let parentStyle: Style?
    public var description: String { "\(style.name) in \(parentStyle?.name ?? "nothing")" }
}

@Instantiable
public struct Block: Instantiable {
    @Forwarded private let style: Style
    @Received private let parentStyle: Style?
    @Instantiated public let text: Text
    @Instantiated public let contentBuilder: Instantiator<Content>
}

@Instantiable
public struct Content: Instantiable {
    @Received(fulfilledByDependencyNamed: "style", ofType: Style.self) private let parentStyle: Style?
    @Instantiated public let blockBuilder: Instantiator<Block>
}

@Instantiable
public struct Page: Instantiable {
    @Forwarded private let parentStyle: Style?
    @Instantiated public let blockBuilder: Instantiator<Block>
}
//: App/main.swift
import Heirloom
import Layout

@Instantiable
struct App: Instantiable {
    @Instantiated let pageBuilder: Instantiator<Page>
}

let outer = App().pageBuilder.instantiate(parentStyle: nil).blockBuilder.instantiate(style: Style("a"))
let inner = outer.contentBuilder.instantiate().blockBuilder.instantiate(style: Style("b"))
let last = inner.contentBuilder.instantiate().blockBuilder.instantiate(style: Style("c"))
print(outer.text.description, "|", inner.text.description, "|", last.text.description)
//: prints
// a in nothing | b in a | c in b
