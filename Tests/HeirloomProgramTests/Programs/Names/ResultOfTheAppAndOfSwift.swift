// The app declares a 'Result'; a feature below uses the standard library's.
//: Feature/Loader.swift
import Heirloom

public struct Failure: Error {}

@Instantiable
public struct Loader: Instantiable {
    @Forwarded public let result: Result<Int, Failure>
    @Forwarded public let onEnd: @Sendable (Result<String, any Error>) -> Void
    @Instantiated public let label: Label
}

@Instantiable
public struct Label: Instantiable {
    @Received public let result: Result<Int, Failure>
    public var text: String {
        switch result {
        case .success(let number): "\(number)"
        case .failure: "none"
        }
    }
}
//: App/Result.swift
import Heirloom

@Instantiable
struct Result: Instantiable {
    let score = 3
}

@Instantiable
struct Board: Instantiable {
    @Instantiated let result: Result
    @Instantiated let table: Table
    @Received let last: Swift.Result<Int, Never>
}

@Instantiable
struct Table: Instantiable {
    @Received let result: Result
    @Received let last: Swift.Result<Int, Never>
}

@Instantiable
struct Game: Instantiable {
    @Forwarded let last: Swift.Result<Int, Never>
    @Instantiated let board: Board
}
//: App/main.swift
import Feature
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let loaderBuilder: Instantiator<Loader>
    @Instantiated let gameBuilder: Instantiator<Game>
}

let app = App()
print(app.loaderBuilder.instantiate((result: .success(7), onEnd: { _ in })).label.text)
print(app.gameBuilder.instantiate(.success(1)).board.table.result.score)
//: prints
// 7
// 3
