// Views take their content as closures with result builders and attributes: '@ViewBuilder', '@MainActor', '@Sendable',
// 'async throws'.
//: UI/UI.swift
@resultBuilder
public enum ViewBuilder {
    public static func buildBlock(_ parts: String...) -> [String] { parts }
    public static func buildOptional(_ part: [String]?) -> String { part?.joined() ?? "" }
}

public struct Style: Sendable { public var mark: String; public init(mark: String) { self.mark = mark } }
//: Cards/Cards.swift
import Heirloom
import UI

@MainActor
@Instantiable
public struct Card: Instantiable {
    @ViewBuilder @Forwarded private let content: (Style) -> [String]
    @Forwarded @ViewBuilder let footer: @MainActor () -> [String]
    @Forwarded private let onTap: @MainActor @Sendable (_ count: Int) async throws -> Void
    @Received private let style: Style

    public func tap() async throws -> String {
        try await onTap(content(style).count)
        return (content(style) + footer()).joined(separator: style.mark)
    }
}
//: App/main.swift
import Cards
import Heirloom
import UI

@MainActor
@Instantiable
struct Page: Instantiable {
    @Forwarded let style: Style
    @Instantiated private let cardBuilder: Instantiator<Card>

    func card(_ isLong: Bool, @ViewBuilder _ content: @escaping (Style) -> [String]) -> Card {
        cardBuilder.instantiate(content: content, footer: { ["end"] }, onTap: { print("tapped", $0) })
    }
}

@MainActor
@Instantiable
struct App: Instantiable {
    @Instantiated let pageBuilder: Instantiator<Page>
}

let page = App().pageBuilder.instantiate(style: Style(mark: "|"))
let card = page.card(true) { style in
    "one"
    if style.mark == "|" { "two" }
}
print(try await card.tap())
//: prints
// tapped 2
// one|two|end
