// The initializer that takes the dependencies is unavailable, and another one has a parameter without a default.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Journal: Instantiable {
    public init() {}
}

@Instantiable
public final class Store: Instantiable {
    @Received public let journal: Journal

    @available(*, unavailable, message: "say for how long")
    public init(journal: Journal) { self.journal = journal }

    public init(journal: Journal, days: Int = 2) { self.journal = journal }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let journal: Journal
    @Instantiated let store: Store
}

let app = App()
print(app.store.journal === app.journal)
//: prints
// true
