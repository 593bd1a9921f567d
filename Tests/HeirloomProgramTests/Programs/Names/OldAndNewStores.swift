// A store is deprecated but remains, and the app builds the new one through an alias.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Journal: Instantiable { public init() {} }

@available(*, deprecated, renamed: "NewStore")
@Instantiable
public final class OldStore: Instantiable {
    @Received let journal: Journal
    public init(journal: Journal) { self.journal = journal }
}

public typealias Store = NewStore

@Instantiable
public final class NewStore: Instantiable {
    @Received public let journal: Journal
    public init(journal: Journal) { self.journal = journal }
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
