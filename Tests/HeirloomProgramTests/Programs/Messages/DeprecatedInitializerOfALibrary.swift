// A type of another module is built through an initializer that is deprecated: Swift prefers it to the one with a default.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Journal: Instantiable {
    public init() {}
}

@Instantiable
public final class Store: Instantiable {
    @Received public let journal: Journal

    @available(*, deprecated, message: "say for how long")
    public init(journal: Journal) { self.journal = journal }

    public init(journal: Journal, days: Int = 3) { self.journal = journal }
}
//: App/App.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let journal: Journal
    @Instantiated let 1️⃣store: Store
}
//: App/main.swift
print(App.self)
//: warned
// 1️⃣ deprecated-type
//: prints
// App
