// Feature flags with dynamic member lookup over a provider that is remote or local by '#if', per user and per device.
//: Flags/Flags.swift
import Heirloom

public struct Flag<Value: Sendable>: Sendable {
    let key: String
    let fallback: Value
}

public enum AllFlags { public static let newHome = Flag(key: "newHome", fallback: false) }

public protocol FlagProvider: Sendable { func value(_ key: String) -> Any? }

#if os(Linux) || os(macOS)
@Instantiable(fulfillingAdditionalTypes: [FlagProvider.self])
public struct DesktopFlags: FlagProvider, Instantiable {
    @Received(onlyIfAvailable: true) private let overrides: [String: Bool]?
    public func value(_ key: String) -> Any? { overrides?[key] }
}
#else
@Instantiable(fulfillingAdditionalTypes: [FlagProvider.self])
public struct MobileFlags: FlagProvider, Instantiable {
    public init() {}
    public func value(_ key: String) -> Any? { true }
}
#endif

@Instantiable
public final class Flags: Instantiable {
    @Instantiated private let provider: any FlagProvider
    @Forwarded public let userID: Int?

    public subscript<Value>(_ flag: Flag<Value>) -> Value { provider.value(flag.key) as? Value ?? flag.fallback }
}
//: App/main.swift
import Flags
import Heirloom

@Instantiable
struct Session: Instantiable {
    @Forwarded let overrides: [String: Bool]
    @Instantiated private let flagsBuilder: Instantiator<Flags>
    func flags(_ id: Int) -> Flags { flagsBuilder.instantiate(userID: id) }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let flags: Instantiator<Flags>
    @Instantiated let sessionBuilder: Instantiator<Session>
    #if canImport(Foundation)
    @Instantiated let log: Log
    #endif
}

@Instantiable
final class Log: Instantiable {}

let app = App()
print(app.flags.instantiate(nil)[AllFlags.newHome])
print(app.sessionBuilder.instantiate(overrides: ["newHome": true]).flags(2)[AllFlags.newHome])
//: prints
// false
// true
