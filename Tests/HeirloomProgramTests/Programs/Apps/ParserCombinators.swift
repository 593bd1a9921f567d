// Builders as values: a grammar stores builders in dictionaries and closures, and passes them as arguments.
//: Grammar/Grammar.swift
import Heirloom

public protocol Rule { func parse(_ text: Substring) -> (value: String, rest: Substring)? }

@Instantiable
public final class Trace: Instantiable {
    public private(set) var names: [String] = []
    public init() {}
    func enter(_ name: String) { names.append(name) }
}

@Instantiable
public struct Literal: Instantiable, Rule {
    @Forwarded private let literal: String
    @Received private let trace: Trace
    public func parse(_ text: Substring) -> (value: String, rest: Substring)? {
        trace.enter(literal)
        return text.hasPrefix(literal) ? (literal, text.dropFirst(literal.count)) : nil
    }
}

@Instantiable
public struct Choice: Instantiable, Rule {
    @Forwarded private let rules: [any Rule]
    @Received private let trace: Trace
    public func parse(_ text: Substring) -> (value: String, rest: Substring)? {
        trace.enter("choice")
        return rules.lazy.compactMap { $0.parse(text) }.first
    }
}

@Instantiable
public struct Many: Instantiable, Rule {
    @Forwarded private let rule: any Rule
    @Forwarded private let join: ([String]) -> String
    public func parse(_ text: Substring) -> (value: String, rest: Substring)? {
        var values: [String] = []
        var rest = text
        while let next = rule.parse(rest) {
            values.append(next.value)
            rest = next.rest
        }
        return (join(values), rest)
    }
}

@Instantiable
public struct Grammar: Instantiable {
    @Instantiated(fulfilledByType: "Literal") public let literal: ErasedInstantiator<String, any Rule>
    @Instantiated(fulfilledByType: "Choice") public let choice: ErasedInstantiator<[any Rule], any Rule>
    @Instantiated(fulfilledByType: "Many")
    public let many: ErasedInstantiator<(join: ([String]) -> String, rule: any Rule), any Rule>
}
//: App/main.swift
import Grammar
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let trace: Trace
    @Instantiated let grammar: Grammar
}

let app = App()
let letters = app.grammar.choice.instantiate(["a", "b"].map(app.grammar.literal.instantiate))
let word = app.grammar.many.instantiate((join: { $0.joined(separator: "-") }, rule: letters))
if let result = word.parse("abbac") { print(result.value, result.rest, app.trace.names.isEmpty) }
//: prints
// a-b-b-a c false
