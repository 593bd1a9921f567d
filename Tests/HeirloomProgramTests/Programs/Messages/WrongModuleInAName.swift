// Names in strings have a misspelled module, a wrong nesting and a missing argument.
//: Core/Core.swift
import Heirloom

public protocol Log {}

public enum Logs {
    @Instantiable
    public struct Print: Instantiable, Log { public init() {} }
}

public struct Generic<Value>: Log { public init() {} }

@Instantiable
extension Generic: Instantiable {
    public static func instantiate() -> Generic<Int> { Generic<Int>() }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "Cor.Logs.Print") let 1️⃣one: any Log
    @Instantiated(fulfilledByType: "Log.Print") let 2️⃣two: any Log
    @Instantiated(fulfilledByType: "Print") let 3️⃣three: any Log
    @Instantiated(fulfilledByType: "Generic") let 4️⃣four: any Log
    @Instantiated(fulfilledByType: "Generic<String>") let 5️⃣five: any Log
    @Instantiated(fulfilledByType: "Core.Logs.Print") let good: any Log
}
//: refused
// 1️⃣ nothing-fulfills
// 2️⃣ nothing-fulfills
// 3️⃣ nothing-fulfills
// 4️⃣ not-instantiable
// 5️⃣ not-instantiable
