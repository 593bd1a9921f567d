// What a struct stores counts also where its type is left to inference, lazy or wrapped.
//: App/Session.swift
import Heirloom

final class Cache {
    var hits = 0
}

struct Settings {
    var cache = Cache()
}

struct Profile {
    lazy var cache = Cache()
    let name = "ada"
}

@propertyWrapper
struct Logged<Value> {
    var wrappedValue: Value
}

@propertyWrapper
final class Shared<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

struct Volume {
    @Logged var level = 3
}

struct Position {
    @Shared var line = 1
}

struct Constants {
    static let cache = 1
    let limit = 10
    let names = ["a", "b"]
    var total: Int { limit * names.count }
}

@Instantiable
struct SettingsReport: Instantiable {
    @Received let settings: Settings
    let text = "settings"
}

@Instantiable
struct ProfileReport: Instantiable {
    @Received let profile: Profile
    let text = "profile"
}

@Instantiable
struct VolumeReport: Instantiable {
    @Received let volume: Volume
    let text = "volume"
}

@Instantiable
struct PositionReport: Instantiable {
    @Received let position: Position
    let text = "position"
}

@Instantiable
struct ConstantsReport: Instantiable {
    @Received let constants: Constants
    let text = "constants"
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let settings: Settings
    @Forwarded let profile: Profile
    @Forwarded let volume: Volume
    @Forwarded let position: Position
    @Forwarded let constants: Constants
    @Instantiated let 1️⃣settingsReportBuilder: SendableInstantiator<SettingsReport>
    @Instantiated let 2️⃣profileReportBuilder: SendableInstantiator<ProfileReport>
    @Instantiated let 3️⃣volumeReportBuilder: SendableInstantiator<VolumeReport>
    @Instantiated let 4️⃣positionReportBuilder: SendableInstantiator<PositionReport>
    @Instantiated let constantsReportBuilder: SendableInstantiator<ConstantsReport>

    func reports() async -> [String] {
        var lines: [String] = []
        let settings = settingsReportBuilder
        lines.append(await Task.detached { settings.instantiate().text }.value)
        let profile = profileReportBuilder
        lines.append(await Task.detached { profile.instantiate().text }.value)
        let volume = volumeReportBuilder
        lines.append(await Task.detached { volume.instantiate().text }.value)
        let position = positionReportBuilder
        lines.append(await Task.detached { position.instantiate().text }.value)
        let constants = constantsReportBuilder
        lines.append(await Task.detached { constants.instantiate().text }.value)
        return lines
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: refused
// 1️⃣ not-sendable
// 2️⃣ not-sendable
// 3️⃣ not-sendable
// 4️⃣ not-sendable
