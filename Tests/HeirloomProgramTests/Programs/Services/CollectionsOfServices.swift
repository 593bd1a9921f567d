// Services in arrays, dictionaries and sets that a function builds and receivers take by their full types.
//: Checks/Checks.swift
import Heirloom

public protocol Check { var name: String { get }; func passes(_ text: String) -> Bool }
public struct LengthCheck: Check { public let name = "length"; public init() {}; public func passes(_ text: String) -> Bool { text.count < 6 } }
public struct CaseCheck: Check { public let name = "case"; public init() {}; public func passes(_ text: String) -> Bool { text == text.lowercased() } }

@Instantiable
public struct Validator: Instantiable {
    @Received private let checks: [any Check]
    @Received private let weights: [String: Int]
    public func score(_ text: String) -> Int {
        checks.filter { $0.passes(text) }.map { weights[$0.name] ?? 0 }.reduce(0, +)
    }
}

@Instantiable
extension Array: @retroactive Instantiable {
    public static func instantiate() -> [any Check] { [LengthCheck(), CaseCheck()] }
    public static func instantiate() -> [String] { ["a", "b"] }
}

@Instantiable
extension Dictionary: @retroactive Instantiable {
    public static func instantiate(weight: Int) -> [String: Int] { ["length": weight, "case": 1] }
}
//: App/main.swift
import Checks
import Heirloom

@Instantiable
struct Form: Instantiable {
    @Forwarded let weight: Int
    @Instantiated let weights: [String: Int]
    @Instantiated let checks: Array<any Check>
    @Instantiated let words: [String]
    @Instantiated let validator: Validator
}

@Instantiable
struct App: Instantiable {
    @Instantiated let formBuilder: Instantiator<Form>
}

let form = App().formBuilder.instantiate(weight: 10)
print(form.validator.score("short"), form.validator.score("Longer text"), form.validator.score("Abc"), form.words)
//: prints
// 11 0 10 ["a", "b"]
