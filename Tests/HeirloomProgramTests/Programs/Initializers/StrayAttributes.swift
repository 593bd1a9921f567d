// Dependency attributes are rejected on a protocol, an alias, an enum, a global and an extension's property.
//: App/main.swift
import Heirloom

@Instantiated protocol 1️⃣Service {}

protocol Source {
    @Instantiated var 2️⃣service: any Service { get }
}

enum Kind {
    @Received static let 3️⃣all: [String] = []
}

@Instantiated typealias 4️⃣Alias = Kind

@Forwarded struct 5️⃣Point {}

struct Plain {
    @Received let 6️⃣point: Point
}

extension Plain {
    @Received var 7️⃣other: Point { point }
}

print(Point())
//: refused
// 1️⃣ stray-dependency
// 2️⃣ stray-dependency
// 3️⃣ stray-dependency
// 4️⃣ stray-dependency
// 5️⃣ stray-dependency
// 6️⃣ stray-dependency
// 7️⃣ stray-dependency
