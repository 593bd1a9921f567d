// Closures that catch their errors do not throw, and their local names shadow those of properties.
//: App/main.swift
import Heirloom

enum LoadError: Error { case missing, broken }

func load(_ value: Int) throws(LoadError) -> Int {
    if value > 2 { throw .missing }
    return value
}

func open(_ value: Int) throws -> Int {
    if value > 2 { throw LoadError.broken }
    return value
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    static let maximum = 9

    @Instantiated({ () -> Int in do throws(LoadError) { return try load(1) } catch { return 0 } }) let first: Int
    @Instantiated({ () -> Int in do throws(LoadError) { return try load(3) } catch { return 0 } }) let second: Int
    @Instantiated({ () -> Int in
        do { return try open(4) } catch LoadError.missing { return 5 } catch let failure { return "\(failure)".count }
    }) let third: Int
    @Instantiated({
        let first = 3
        func second() -> Int { first + maximum }
        return second() + [4].map { third in third }.count
    }) let own: Int
}

let app = App()
print(app.first, app.second, app.third, app.own)
//: prints
// 1 0 6 13
