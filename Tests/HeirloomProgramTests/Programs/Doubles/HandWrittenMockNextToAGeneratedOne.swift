// A hand-written 'mock' conflicts with a generated one; another one with different labels may stay.
//: App/main.swift
import Heirloom

@Instantiable(generateMock: true)
struct Store: Instantiable {
    @Forwarded let name: String

    static func 1️⃣mock(name: String = "Blob") -> Store { Store(name: name) }
    static func mock(count: Int) -> Store { Store(name: "\(count)") }
}

@Instantiable(2️⃣isRoot: true, mockOnly: true)
struct Settings {
    static func mock() -> Settings { Settings() }
}

print(Store.mock(count: 3).name)
//: refused
// 1️⃣ ambiguous-mock
// 2️⃣ contradictory-mock-only
