// An app module whose default isolation is the main actor, above plain service modules, with nonisolated models and actors.
//: Services/Services.swift
import Heirloom

public protocol KeyStore: Sendable {
    func value(_ key: String) async -> String?
    func set(_ value: String, for key: String) async
}

@Instantiable(fulfillingAdditionalTypes: [KeyStore.self])
public actor DiskStore: KeyStore, Instantiable {
    private var values: [String: String] = [:]
    public init() {}
    public func value(_ key: String) -> String? { values[key] }
    public func set(_ value: String, for key: String) { values[key] = value }
}

@Instantiable
public struct SyncJob: Instantiable, Sendable {
    @Forwarded private let key: String
    @Received private let keyStore: any KeyStore
    public func run() async -> String { await keyStore.value(key) ?? "nothing" }
}
//: App/Configuration.swift
import Heirloom

#HeirloomConfiguration(defaultIsolation: "MainActor")
//: App/Screens.swift
import Heirloom
import Services

@Instantiable
final class SettingsModel: Instantiable {
    @Received private let keyStore: any KeyStore
    @Instantiated private let jobBuilder: SendableInstantiator<SyncJob>
    private(set) var isOn = false { didSet { changes += 1 } }
    var changes = 0

    func toggle() async -> String {
        isOn.toggle()
        await keyStore.set("\(isOn)", for: "switch")
        let jobBuilder = jobBuilder
        return await Task.detached { await jobBuilder.instantiate(key: "switch").run() }.value
    }
}

@Instantiable
nonisolated struct Formatter: Instantiable, Sendable {
    @Received let prefix: String
    func text(_ value: String) -> String { prefix + value }
}

@Instantiable
struct SettingsScreen: Instantiable {
    @Forwarded let prefix: String
    @Instantiated let formatter: Formatter
    @Instantiated let model: SettingsModel
    func tap() async -> String { formatter.text(await model.toggle()) }
}

@Instantiable
struct SettingsApp: Instantiable {
    @Instantiated let keyStore: any KeyStore
    @Instantiated let screenBuilder: Instantiator<SettingsScreen>
}
//: App/main.swift
let screen = SettingsApp().screenBuilder.instantiate(prefix: "on: ")
print(await screen.tap())
print(await screen.tap(), screen.model.changes)
//: option swift=6.2 default isolation
//: option swiftc App=-default-isolation MainActor
//: prints
// on: true
// on: false 2
