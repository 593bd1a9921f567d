// A written initializer takes 'some' for a property of type 'any', and could not store it.
//: Core/Core.swift
import Heirloom

public protocol Formatting { func format(_ text: String) -> String }

@Instantiable(fulfillingAdditionalTypes: [Formatting.self])
public struct Upper: Formatting, Instantiable {
    public init() {}
    public func format(_ text: String) -> String { text.uppercased() }
}

@Instantiable
public struct Printer: Instantiable {
    @Received private let formatting: any Formatting

    public 1️⃣init(formatting: some Formatting) {
        self.formatting = formatting
    }

    public func line(_ text: String) -> String { formatting.format(text) }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let formatting: any Formatting
    @Instantiated let printer: Printer
}
print(App().printer.line("a"))
//: refused
// 1️⃣ incomplete-initializer
