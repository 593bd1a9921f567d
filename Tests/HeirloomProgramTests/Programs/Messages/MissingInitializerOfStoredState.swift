// A model has stored state without a value, and no initializer.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Loader: Instantiable { public init() {} }

@Instantiable
public final class Model: Instantiable {
    @Received private let loader: Loader
    public private(set) var 1️⃣items: [String]
    private var task: Int?
    public func add() -> Int {
        items.append("a")
        return items.count
    }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let loader: Loader
    @Instantiated let model: Model
}

print(App().model.add())
//: refused
// 1️⃣ missing-initializer
