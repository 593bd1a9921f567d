// A dependency has a default value, so that previews need not pass it.
//: Core/Core.swift
import Heirloom

public protocol Clock { var now: Int { get } }

@Instantiable(fulfillingAdditionalTypes: [Clock.self])
public struct SystemClock: Clock, Instantiable { public var now: Int { 1 }; public init() {} }

@Instantiable
public struct Header: Instantiable {
    @Received public let 1️⃣clock: any Clock = SystemClock()
    public var text: String { "\(clock.now)" }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let clock: any Clock
    @Instantiated let header: Header
}

print(App().header.text)
//: refused
// 1️⃣ initialized-dependency
