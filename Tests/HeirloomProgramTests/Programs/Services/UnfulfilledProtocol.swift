// A property requires a protocol that a conforming type does not list, and another one without conforming types.
//: Core/Core.swift
import Heirloom
public protocol Logger {}
public protocol Tracer {}
@Instantiable
public struct ConsoleLogger: Instantiable, Logger { public init() {} }
//: App/main.swift
import Core
import Heirloom
@Instantiable
struct App: Instantiable {
    @Instantiated let 1️⃣logger: any Logger
    @Instantiated let 2️⃣tracer: any Tracer
    @Instantiated let console: ConsoleLogger
}
_ = App()
//: refused
// 1️⃣ nothing-fulfills
// 2️⃣ nothing-fulfills
