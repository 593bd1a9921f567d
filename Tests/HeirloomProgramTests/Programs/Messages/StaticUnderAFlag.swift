// A dependency under '#if' that is static is told as what it is, and not as one condition too many.
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
// 1️⃣ static-dependency
