// A closure may not throw an error that only its file sees, whatever its property says of errors.
//: App/App.swift
import Heirloom

private enum Failure: Error { case empty }
private typealias Problem = ParseError
enum ParseError: Error { case empty }

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ () throws(Failure) -> Int in throw .empty }) let 1️⃣count: Int
    @Instantiated({ (text: String) throws(Failure) -> Int in throw .empty }) let 2️⃣parse: (_ text: String) throws -> Int
    @Instantiated({ () throws(Problem) -> Int in throw .empty }) let 3️⃣limit: Int
    @Instantiated({ () throws(ParseError) -> Int in throw .empty }) let size: Int
}
//: App/main.swift
print(App.self)
//: refused
// 1️⃣ unreachable-type
// 2️⃣ unreachable-type
// 3️⃣ unreachable-type
