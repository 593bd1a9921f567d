// An initializer spells the error type of a function with an alias.
//: App/A.swift
import Heirloom
@Instantiable final class B: Instantiable, Sendable { init() throws(Fail) {} }
struct Fail: Error {}
typealias F2 = Fail
typealias B2 = B
@Instantiable struct K: Instantiable { @Received let b: @Sendable () throws(Fail) -> B; init(b: @escaping @Sendable () throws(F2) -> B) { self.b = b } }
@Instantiable struct K2: Instantiable { @Received let b: @Sendable () throws(Fail) -> B; init(b: @escaping @Sendable () throws(Fail) -> B2) { self.b = b } }
@Instantiable(isRoot: true) struct App: Instantiable { @Instantiated let b: @Sendable () throws(Fail) -> B; @Instantiated let k: K; @Instantiated let k2: K2 }
//: App/main.swift
print(type(of: try App().k.b()))
//: prints
// B
