// Types are Sendable through extensions in other files and modules, '@preconcurrency', '@retroactive' or unchecked
// conformances.
//: Vendor/Vendor.swift
public final class Driver { public var speed = 3; public init() {} }
public struct Token { public var text: String; public init(text: String) { self.text = text } }
open class Base { public init() {} }
//: Core/Core.swift
import Heirloom
import Vendor

extension Driver: @unchecked Sendable {}
extension Token: @unchecked Sendable {}

public final class Legacy: Base { public let number = 4 }
extension Legacy: @unchecked Sendable {}

@Instantiable
public actor Motor: Instantiable {
    @Received let driver: Driver
    @Received let token: Token?
    @Received let legacy: [Legacy]
    public init(driver: Driver, token: Token?, legacy: [Legacy]) {
        self.driver = driver
        self.token = token
        self.legacy = legacy
    }
    public func text() -> String { "\(driver.speed) \(token?.text ?? "") \(legacy.count)" }
}
//: App/App.swift
import Core
import Heirloom
import Vendor

@Instantiable
struct Scope: Instantiable {
    @Forwarded let driver: Driver
    @Forwarded let token: Token?
    @Forwarded let legacy: [Legacy]
    @Instantiated let motorBuilder: SendableInstantiator<Motor>
    @Instantiated let motor: Motor
}

@Instantiable
struct App: Instantiable {
    @Instantiated let scopeBuilder: Instantiator<Scope>
}
//: App/main.swift
import Core
import Vendor

let scope = App().scopeBuilder.instantiate(driver: Driver(), token: Token(text: "t"), legacy: [Legacy()])
print(await scope.motor.text(), await scope.motorBuilder.instantiate().text())
//: prints
// 3 t 1 3 t 1
