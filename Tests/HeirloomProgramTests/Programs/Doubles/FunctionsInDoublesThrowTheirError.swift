// Functions with typed throws keep their error type in test doubles. Their closures capture the replacements of their products.

//: option configuration=debug
//: App/Types.swift
import Heirloom

struct OpenError: Error {}

@Instantiable
struct File: Instantiable {
    init() throws(OpenError) {}
}

@Instantiable
struct Page: Instantiable {
    @Forwarded let number: Int
    init(number: Int) async throws(OpenError) { self.number = number }
}

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Instantiated let openFile: () throws(OpenError) -> File
    @Instantiated let makePage: (_ number: Int) async throws(OpenError) -> Page
}

//: App/main.swift
let app = App.mock(
    overrides: .init(openFile: { () throws(OpenError) -> File in throw OpenError() })
)
do throws(OpenError) { _ = try app.openFile() } catch { print(error) }
do throws(OpenError) { print(try await app.makePage(3).number) } catch { print(error) }

//: prints
// OpenError()
// 3
