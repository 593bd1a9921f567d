// Errors that a closure catches are not effects of it, with or without a thrown type on its `do`. The compiler reports
// clauses that are not exhaustive.

//: option compiles=no
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

//: generated App
import Heirloom

extension App {
    init() {
        let first = App.heirloomFactory_first()
        let second = App.heirloomFactory_second()
        let third = App.heirloomFactory_third()
        let fourth = App.heirloomFactory_fourth()
        let fifth = App.heirloomFactory_fifth()
        self.init(first: first, second: second, third: third, fourth: fourth, fifth: fifth)
    }
}

//: compiler
// App/App.swift:15:59: error: errors thrown from here are not handled because the enclosing catch is not exhaustive
// `- App/App.swift:15:105: note: expanded code originates here
// App/App.swift:16:58: error: errors thrown from here are not handled because the enclosing catch is not exhaustive
// `- App/App.swift:17:19: note: expanded code originates here
