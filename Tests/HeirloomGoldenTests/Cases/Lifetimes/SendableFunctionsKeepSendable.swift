// The cached instance of a `@Sendable` function must be `Sendable`. A value that is built at each call need not be.

//: App/App.swift
import Heirloom

@Instantiable
final class Cache: Instantiable {}

protocol Store: AnyObject {}

@Instantiable(fulfillingAdditionalTypes: [Store.self])
final class Disk: Instantiable, Store {
    var isOpen = false
    init() {}
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let makeCache: @Sendable () -> Cache
    @Instantiated(lifetime: .lazy) let plain: () -> Cache
    @Instantiated(lifetime: .lazy) let cache: @Sendable () -> Cache
    @Instantiated(lifetime: .weak) let store: @Sendable () async -> any Store
}

//: diagnostics
// App/App.swift:18:40: error: 'cache: @Sendable () -> Cache' of 'App' is '@Sendable' but keeps non-Sendable 'Cache' [not-sendable]
// App/App.swift:4:13: note: declare that 'Cache' is 'Sendable'
// App/App.swift:19:40: error: 'store: @Sendable () async -> any Store' of 'App' is '@Sendable' but keeps non-Sendable 'any Store' [not-sendable]
// App/App.swift:6:10: note: declare that 'Store' is 'Sendable'
