// 'instantiate' functions are async, throwing, optional and generic, each in a separate extension: only the optional and
// generic ones are rejected.
//: App/main.swift
import Heirloom

struct One {}
struct Two {}
struct Three {}
struct Four {}

@Instantiable
extension One: Instantiable {
    static func instantiate() async -> One { One() }
}

@Instantiable
extension Two: Instantiable {
    static func instantiate() throws -> Two { Two() }
}

@Instantiable
extension Three: Instantiable {
    static func 1️⃣instantiate() -> Three? { Three() }
}

@Instantiable
extension Four: Instantiable {
    static func 2️⃣instantiate<Value: Equatable>(value: Value) -> Four { Four() }
}
//: refused
// 1️⃣ unusable-initializer
// 2️⃣ unusable-initializer
