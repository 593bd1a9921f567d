// The type of a property is misspelled by a letter, and a dependency received below depends on it.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Repository: Instantiable {
    public init() {}
}

@Instantiable
public struct List: Instantiable {
    @Received let repository: Repository
    public init(repository: Repository) { self.repository = repository }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let 1️⃣repository: Repositry
    @Instantiated let list: List
}

_ = App()
//: refused
// 1️⃣ nothing-fulfills
