// `sending` is suggested for an argument that crosses to another actor if all functions that build the type can have it and
// nothing else receives the argument.

//: App/App.swift
import Heirloom

final class Request { var count = 0 }
final class Draft { var count = 0 }

@MainActor
@Instantiable
final class Page: Instantiable {
    @Forwarded let request: Request
}

@MainActor
@Instantiable
final class Editor: Instantiable {
    @Forwarded let draft: Draft
    @Instantiated let toolbar: Toolbar
}

@MainActor
@Instantiable
final class Toolbar: Instantiable {
    @Received let draft: Draft
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let makePage: @Sendable (_ request: Request) async -> Page
    @Instantiated let makeEditor: @Sendable (_ draft: Draft) async -> Editor
}

//: diagnostics
// App/App.swift:27:23: error: 'makePage: @Sendable (_ request: Request) async -> Page' of 'App' is built on '@MainActor' but receives non-Sendable 'request: Request' [not-sendable]
// App/App.swift:9:20: note: 'Page' is forwarded 'request: Request'
// App/App.swift:3:13: note: declare that 'Request' is 'Sendable'
// App/App.swift:27:23: note: or write '@Sendable (_ request: sending Request) async -> Page': callers then give up the value that they pass
// App/App.swift:27:33: note: fix-it: write '@Sendable (_ request: sending Request) async -> Page': replace '@Sendable (_ request: Request) async -> Page' with '@Sendable (_ request: sending Request) async -> Page'
// App/App.swift:28:23: error: 'makeEditor: @Sendable (_ draft: Draft) async -> Editor' of 'App' is built on '@MainActor' but receives non-Sendable 'draft: Draft' [not-sendable]
// App/App.swift:15:20: note: 'Editor' is forwarded 'draft: Draft'
// App/App.swift:4:13: note: declare that 'Draft' is 'Sendable'
