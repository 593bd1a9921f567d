// Errors that a closure catches are not effects of it, with or without a thrown type on its `do`. A `catch` that is not
// exhaustive rethrows the rest.

//: App/App.swift
import Heirloom

struct LoadError: Error {}

func load(_ value: Int) throws(LoadError) -> Int { value }
func open(_ value: Int) throws -> Int { value }

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ () -> Int in do throws(LoadError) { return try load(1) } catch { return 0 } }) let first: Int
    @Instantiated({ () -> Int in do { return try load(2) } catch let failure { _ = failure; return 0 } })
    let second: Int
    @Instantiated({ () -> Int in do { return try open(3) } catch is CancellationError { return 1 } catch _ { return 0 } })
    let third: Int
    @Instantiated({ do { return try open(4) } catch is CancellationError { return 0 } }) let fourth: Int
    @Instantiated({ () -> Int in do { return try open(5) } catch let error where error is CancellationError { return 0 } })
    let fifth: Int
}

//: diagnostics
// App/App.swift:15:19: error: the closure for 'fourth' throws but does not declare it; write '() throws in' [unspelled-effect]
// App/App.swift:16:19: error: the closure for 'fifth' throws but does not declare it; write 'throws' [unspelled-effect]

//: fix-its
// App/App.swift:15:19: would fix: write '() throws in' [unspelled-effect]
// App/App.swift:15:20: note: insert ' () throws in'
// App/App.swift:16:19: would fix: write 'throws' [unspelled-effect]
// App/App.swift:16:23: note: insert ' throws'
