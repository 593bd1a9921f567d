// A hand-written 'mock' from before is still there when one is generated; another one, whose labels are its own, may stay.
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
