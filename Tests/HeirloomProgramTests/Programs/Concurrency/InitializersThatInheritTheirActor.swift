// An initializer without an explicit actor inherits that of the initializer it overrides, or of a protocol's requirement.
//: App/App.swift
import Heirloom

class Base: @unchecked Sendable {
    @MainActor init() {}
}

@Instantiable
final class Player: Base, @unchecked Sendable, Instantiable {
    override init() { super.init() }
}

@Instantiable
final class Recorder: Base, @unchecked Sendable, Instantiable {}

@Instantiable
final class Dep: Instantiable, Sendable {}

protocol Screen {
    @MainActor init(dep: Dep)
}

@Instantiable
struct Home: Instantiable, Screen {
    @Received let dep: Dep
}

@MainActor
class Model {
    nonisolated init() {}
}

@Instantiable
final class Settings: Model, Instantiable {
    override init() { super.init() }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let dep: Dep
    @Instantiated let player: @Sendable () async -> Player
    @Instantiated let recorder: @Sendable () async -> Recorder
    @Instantiated let home: @Sendable () async -> Home
    @Instantiated let settings: @Sendable () -> Settings
}

//: App/main.swift
let app = App()
print(type(of: await app.player()), type(of: await app.recorder()), await app.home().dep === app.dep)
print(type(of: app.settings()))
//: prints
// Player Recorder true
// Settings
