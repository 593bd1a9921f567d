// An extension of `[Seed]` extends some arrays; it must extend all of them, and the result of `instantiate` determines the
// specialization.
//: App/Garden.swift
import Heirloom

struct Seed {}

@Instantiable
extension 1️⃣[Seed]: @retroactive Instantiable {
    static func instantiate() -> [Seed] { [Seed()] }
}

@Instantiable
struct Garden: Instantiable {
    @Instantiated let seeds: [Seed]
}
//: App/main.swift
_ = Garden()
//: refused
// 1️⃣ constrained-extension
