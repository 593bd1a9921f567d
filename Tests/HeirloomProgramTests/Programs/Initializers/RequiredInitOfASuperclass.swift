// A class that gets its own initializer must declare those that its superclass requires.
//: Framework/Model.swift
open class Model {
    public required init() {}
}

open class Record: Model {
    public let number = 1
}
//: App/main.swift
import Framework
import Heirloom

@Instantiable
final class Store: Instantiable {}

@Instantiable
final class 1️⃣Invoice: Record, Instantiable {
    @Received let store: Store
}

@Instantiable
struct Office: Instantiable {
    @Instantiated let store: Store
    @Instantiated let invoice: Invoice
}

print(Office())
//: refused
// 1️⃣ missing-initializer
