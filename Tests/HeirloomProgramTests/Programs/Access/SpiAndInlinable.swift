// Types are frozen, inlinable and usable from inline, with initializers in extensions and separate conformances.
//: Core/Core.swift
import Heirloom

@frozen
@Instantiable
public struct Settings: Instantiable, Hashable {
    @Forwarded public let size: Int
    @inlinable public init(size: Int) { self.size = size }
}

@usableFromInline
final class Storage {
    @usableFromInline var count = 3
    @usableFromInline init() {}
}

@Instantiable(conformsElsewhere: true)
public final class Engine {
    @Received public let settings: Settings
    @usableFromInline let storage: Storage

    @inlinable
    public convenience init(settings: Settings) { self.init(settings: settings, storage: Storage()) }

    @usableFromInline
    init(settings: Settings, storage: Storage) { self.settings = settings; self.storage = storage }

    public var count: Int { storage.count + settings.size }
}

extension Engine: Instantiable {}
//: App/App.swift
import Core
import Heirloom

@Instantiable
struct Screen: Instantiable {
    @Forwarded let settings: Settings
    @Instantiated let engine: Engine
}

@Instantiable
struct App: Instantiable {
    @Instantiated let screenBuilder: Instantiator<Screen>
    @Instantiated let settingsBuilder: Instantiator<Settings>
}
//: App/main.swift
let app = App()
print(app.screenBuilder.instantiate(settings: app.settingsBuilder.instantiate(size: 4)).engine.count)
//: prints
// 7
