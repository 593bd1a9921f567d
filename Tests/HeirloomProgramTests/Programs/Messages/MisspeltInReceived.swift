// A received type is misspelled by a letter, in a property and in its initializer.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Repository: Instantiable { public init() {} }
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct List: Instantiable {
    @Received let 1️⃣repository: Repositroy
    init(repository: Repositroy) { self.repository = repository }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let repository: Repository
    @Instantiated let list: List
}

_ = App()
//: refused
// 1️⃣ missing-dependency
