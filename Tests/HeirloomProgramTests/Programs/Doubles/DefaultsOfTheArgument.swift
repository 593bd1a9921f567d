// Defaults that a protocol of another module requires of a generic argument can be replaced where the type is built.
//: option configuration=debug
//: Core/Core.swift
import Heirloom

public protocol Defaultable {
    static var standard: Self { get }
    static var limit: Int { get }
}

public struct Theme: Defaultable {
    public let name: String
    public init(name: String) { self.name = name }
    public static var standard: Theme { Theme(name: "plain") }
    public static var limit: Int { 2 }
}

@Instantiable
public struct Flag<Value: Defaultable>: Instantiable {
    public let fallback: Value
    public let other: Value
    public let limit: Int

    public init(fallback: Value = .standard, other: Value = Value.standard, limit: Int = Value.limit) {
        self.fallback = fallback
        self.other = other
        self.limit = limit
    }
}
//: App/App.swift
import Core
import Heirloom

struct Level: Defaultable {
    let number: Int
    static var standard: Level { Level(number: 5) }
    static let limit = 9
}

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Instantiated let level: Flag<Level>
    @Instantiated let theme: Flag<Theme>
}
//: App/main.swift
import Core

let app = App.mock(
    overrides: .init(
        level: .init(fallback: Level(number: 1), limit: 0),
        theme: .init(other: Theme(name: "dark"))
    )
)
print(app.level.fallback.number, app.level.other.number, app.level.limit)
print(app.theme.fallback.name, app.theme.other.name, app.theme.limit)
//: prints
// 1 5 0
// plain dark 2
