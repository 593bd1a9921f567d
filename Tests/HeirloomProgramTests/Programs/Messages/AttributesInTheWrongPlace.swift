// Attributes on parameters of an enum, on computed and static properties, and twice on one property.
//: App/main.swift
import Heirloom

@Instantiable
final class Log: Instantiable {}

@Instantiable
struct Screen: Instantiable {
    @Received static let 1️⃣shared: Log? = nil
    @Received var 2️⃣computed: Log { fatalError() }
    @Received @Instantiated let 3️⃣log: Log
    @Instantiated let 4️⃣inferred = Log()
    @Received var 5️⃣changing: Log
}

struct Plain {
    @Received let 6️⃣log: Log
}

@Instantiable
struct App: Instantiable {
    @Instantiated let log: Log
}
//: refused
// 1️⃣ unsupported-property
// 2️⃣ unsupported-property
// 3️⃣ several-dependency-attributes
// 4️⃣ unsupported-property
// 5️⃣ mutable-dependency
// 6️⃣ stray-dependency
