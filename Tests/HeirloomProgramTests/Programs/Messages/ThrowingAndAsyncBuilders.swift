// Functions that build are async, throwing, optional and generic, each in its own extension.
//: App/main.swift
import Heirloom

struct One {}
struct Two {}
struct Three {}
struct Four {}

@Instantiable
extension One: Instantiable {
    static func 1️⃣instantiate() async -> One { One() }
}

@Instantiable
extension Two: Instantiable {
    static func 2️⃣instantiate() throws -> Two { Two() }
}

@Instantiable
extension Three: Instantiable {
    static func 3️⃣instantiate() -> Three? { Three() }
}

@Instantiable
extension Four: Instantiable {
    static func 4️⃣instantiate<Value: Equatable>(value: Value) -> Four { Four() }
}
//: refused
// 1️⃣ effectful-initializer
// 2️⃣ effectful-initializer
// 3️⃣ effectful-initializer
// 4️⃣ effectful-initializer
