// A static dependency under '#if' is reported as static, not as an additional condition.
//: App/App.swift
import Heirloom

@Instantiable
final class Log: Instantiable, Sendable {}

@Instantiable
struct Screen: Instantiable {
    @Received let log: Log
    #if DEMO
    @Received static let 1️⃣demoLog: Log
    #endif
}
//: refused
// 1️⃣ unsupported-property
