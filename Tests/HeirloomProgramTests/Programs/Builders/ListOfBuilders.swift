// A list of builders cannot be built automatically.
//: App/main.swift
import Heirloom

protocol Step { func run() }

@Instantiable(fulfillingAdditionalTypes: [Step.self])
struct First: Step, Instantiable { func run() {} }

@Instantiable
struct Second: Step, Instantiable { func run() {} }

@Instantiable
struct Wizard: Instantiable {
    @Instantiated let 1️⃣steps: [Instantiator<First>]
}

print(Wizard().steps.count)
//: refused
// 1️⃣ nothing-fulfills
