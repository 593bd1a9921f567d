// Near misses: a value of another type does not fulfill a generic type's dependency.

//: Core/Core.swift
import Heirloom

@Instantiable
public struct Cache<Key: Hashable, Value>: Instantiable {
    public init() {}
}

@Instantiable
public struct Repository<Model: Identifiable>: Instantiable {
    @Received public let cache: Cache<Model.ID, Model>
    @Received public let first: Model?
    @Received public let selection: [Model]

    public init(cache: Cache<Model.ID, Model>, first: Model?, selection: [Model]) {
        self.cache = cache
        self.first = first
        self.selection = selection
    }
}

//: App/App.swift
import Core
import Heirloom

struct User: Identifiable { let id: String }

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let cache: Cache<Int, User>
    @Instantiated({ User(id: "a") }) let first: User
    @Instantiated({ () -> [User]? in nil }) let selection: [User]?
    @Instantiated let repository: Repository<User>
}

//: diagnostics
// Core/Core.swift:10:26: error: 'Repository<User>' receives 'cache: Cache<User.ID, User>', but no type above it provides it (root 'App') [missing-dependency]
// App/App.swift:11:23: note: 'App' builds 'Repository<User>' here
// App/App.swift:8:23: note: 'App' provides 'cache: Cache<Int, User>', which is another type: receive it as 'cache: Cache<Int, User>'
// Core/Core.swift:11:26: error: 'Repository<User>' receives 'first: User?', but no type above it provides it (root 'App') [missing-dependency]
// App/App.swift:11:23: note: 'App' builds 'Repository<User>' here
// App/App.swift:9:42: note: 'App' provides 'first: User', which is another type: receive it as 'first: User', or write '@Received(onlyIfAvailable: true) let first: User?'
// Core/Core.swift:12:26: error: 'Repository<User>' receives 'selection: [User]', but no type above it provides it (root 'App') [missing-dependency]
// App/App.swift:11:23: note: 'App' builds 'Repository<User>' here
// App/App.swift:10:49: note: 'App' provides 'selection: [User]?', which is another type: receive it as 'selection: [User]?', or provide it as 'selection: [User]'
