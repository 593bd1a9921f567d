// What an initializer takes as `sending`, or an actor, is not built concurrently, and nothing else that the type builds holds
// it or what it is made of. What is `Sendable` is.

//: App/App.swift
import Heirloom

@Instantiable
final class Cache: Instantiable {
    init() async {}
}

@Instantiable
final class Clock: Instantiable, Sendable {}

@Instantiable
actor Store: Instantiable {
    @Instantiated(concurrently: true) let cache: Cache

    init(cache: Cache) { self.cache = cache }
}

@Instantiable
final class Buffer: Instantiable {
    @Received let clock: Clock
}

@Instantiable
final class Page: Instantiable {
    @Received let buffer: Buffer
}

@Instantiable
final class Shared: Instantiable {
    @Instantiated let buffer: Buffer
    @Instantiated let page: Page

    init(buffer: sending Buffer, page: Page) {
        self.buffer = buffer
        self.page = page
    }
}

@Instantiable
final class Captured: Instantiable {
    @Instantiated let buffer: Buffer
    @Instantiated let makePage: () -> Page

    init(buffer: sending Buffer, makePage: @escaping () -> Page) {
        self.buffer = buffer
        self.makePage = makePage
    }
}

@Instantiable
final class Holder: Instantiable {
    @Instantiated let buffer: Buffer
    @Instantiated let page: Page

    init(buffer: Buffer, page: sending Page) {
        self.buffer = buffer
        self.page = page
    }
}

@Instantiable
final class Alone: Instantiable {
    @Instantiated let buffer: Buffer

    init(buffer: sending Buffer) { self.buffer = buffer }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let clock: Clock
    @Instantiated let store: Store
    @Instantiated let shared: Shared
    @Instantiated let captured: Captured
    @Instantiated let holder: Holder
    @Instantiated let alone: Alone
}

//: diagnostics
// App/App.swift:13:43: error: 'cache: Cache' of 'Store' is built concurrently, but is handed over for good, and 'Cache' is not 'Sendable' [not-sendable]
// App/App.swift:4:13: note: declare that 'Cache' is 'Sendable'
// App/App.swift:4:32: note: fix-it: declare that 'Cache' is 'Sendable': insert ', Sendable'
// App/App.swift:13:18: note: fix-it: remove 'concurrently: true': remove '(concurrently: true)'
// App/App.swift:33:18: error: 'Shared' takes 'buffer' as 'sending', but what it builds beside holds it as well, or it holds what others do, and 'Buffer' is not 'Sendable' [not-sendable]
// App/App.swift:19:13: note: declare that 'Buffer' is 'Sendable'
// App/App.swift:33:18: note: fix-it: take it without 'sending': replace 'sending Buffer' by 'Buffer'
// App/App.swift:44:18: error: 'Captured' takes 'buffer' as 'sending', but what it builds beside holds it as well, or it holds what others do, and 'Buffer' is not 'Sendable' [not-sendable]
// App/App.swift:19:13: note: declare that 'Buffer' is 'Sendable'
// App/App.swift:44:18: note: fix-it: take it without 'sending': replace 'sending Buffer' by 'Buffer'
// App/App.swift:55:32: error: 'Holder' takes 'page' as 'sending', but what it builds beside holds it as well, or it holds what others do, and 'Page' is not 'Sendable' [not-sendable]
// App/App.swift:24:13: note: declare that 'Page' is 'Sendable'
// App/App.swift:55:32: note: fix-it: take it without 'sending': replace 'sending Page' by 'Page'
