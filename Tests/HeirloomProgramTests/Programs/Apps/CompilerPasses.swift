// A compiler: passes are built in the order of their needs and share diagnostics, and a type has the name of a module and of a
// standard library type.
//: Syntax/Syntax.swift
import Heirloom

public struct Token: Equatable { public let text: String }
public indirect enum Syntax { case number(Swift.Int), sum(Syntax, Syntax) }

@Instantiable
public final class Diagnostics: Instantiable {
    public private(set) var messages: [String] = []
    public init() {}
    public func report(_ message: String) { messages.append(message) }
}
//: Passes/Passes.swift
import Heirloom
import Syntax

@Instantiable
public struct Lexer: Instantiable {
    @Received private let diagnostics: Diagnostics
    func tokens(_ text: String) -> [String] {
        text.split(separator: " ").map(String.init).filter { word in
            if word == "+" || Swift.Int(word) != nil { return true }
            diagnostics.report("unknown \(word)")
            return false
        }
    }
}

@Instantiable
public struct Parser: Instantiable {
    @Received private let lexer: Lexer
    func parse(_ text: String) -> Syntax {
        let numbers = lexer.tokens(text).compactMap { Swift.Int($0) }.map(Syntax.number)
        return numbers.dropFirst().reduce(numbers.first ?? .number(0)) { .sum($0, $1) }
    }
}

@Instantiable
public struct Int: Instantiable {
    @Received private let parser: Parser
    public func value(_ text: String) -> Swift.Int { fold(parser.parse(text)) }
    private func fold(_ syntax: Syntax) -> Swift.Int {
        switch syntax {
        case .number(let number): number
        case .sum(let left, let right): fold(left) + fold(right)
        }
    }
}
//: Compiler/main.swift
import Heirloom
import Passes
import Syntax

@Instantiable
final class Compiler: Instantiable {
    @Instantiated private let interpreter: Passes.Int
    @Instantiated private let parser: Parser
    @Instantiated private let lexer: Lexer
    @Instantiated let diagnostics: Diagnostics
    func run(_ text: String) -> Swift.Int { interpreter.value(text) }
}

let compiler = Compiler()
print(compiler.run("1 + 2 + 39"), compiler.run("4 ? 5"), compiler.diagnostics.messages)
//: prints
// 42 9 ["unknown ?"]
