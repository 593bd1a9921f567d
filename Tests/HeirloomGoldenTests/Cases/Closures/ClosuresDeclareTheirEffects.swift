// The effects of a closure are those that it declares. The compiler reports statements with others.

//: option compiles=no
//: App/App.swift
import Heirloom

func load(_ value: Int) async throws -> Int { value }
func open(_ value: Int) throws -> Int { value }

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ () async throws in try await load(1) }) let declared: Int
    @Instantiated({ () -> Int in do { return try open(2) } catch { return 0 } }) let caught: Int
    @Instantiated({ try open(3) }) let undeclared: Int
    @Instantiated({ (declared: Int) async in
        try await load(declared)
    }) let halfDeclared: Int
    @Instantiated({ (declared: Int) throws -> Int in
        if declared > 0 { return try await load(declared) }
        return 0
    }) let suspending: Int
    @Instantiated({ do { return try open(4) } catch is CancellationError { return 0 } }) let caughtInPart: Int
}

//: generated App
import Heirloom

extension App {
    init() async throws {
        let declared = try await App.heirloomFactory_declared()
        let caught = App.heirloomFactory_caught()
        let undeclared = App.heirloomFactory_undeclared()
        let halfDeclared = await App.heirloomFactory_halfDeclared(declared: declared)
        let suspending = try App.heirloomFactory_suspending(declared: declared)
        let caughtInPart = App.heirloomFactory_caughtInPart()
        self.init(
            declared: declared,
            caught: caught,
            undeclared: undeclared,
            halfDeclared: halfDeclared,
            suspending: suspending,
            caughtInPart: caughtInPart
        )
    }
}

//: compiler
// App/App.swift:10:51: error: errors thrown from here are not handled
// `- App/App.swift:10:55: note: expanded code originates here
// App/App.swift:12:9: error: errors thrown from here are not handled
// `- App/App.swift:13:29: note: expanded code originates here
// App/App.swift:15:44: error: 'async' call in a function that does not support concurrency
// `- App/App.swift:17:27: note: expanded code originates here
// App/App.swift:18:65: error: errors thrown from here are not handled because the enclosing catch is not exhaustive
// `- App/App.swift:18:111: note: expanded code originates here
