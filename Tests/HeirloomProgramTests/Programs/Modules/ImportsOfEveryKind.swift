// Modules that re-export, import one declaration, import with access levels, and are imported under conditions.
//: Base/Base.swift
import Heirloom

@Instantiable
public final class Registry: Instantiable {
    public var names: [String] = []
    public init() {}
}
public struct Unused {}
//: Umbrella/Umbrella.swift
@_exported import Base
//: Feature/Feature.swift
internal import Heirloom
import Umbrella

@Instantiable
package struct Registrar: Instantiable {
    @Received private let registry: Registry
    package func register(_ name: String) { registry.names.append(name) }
}
//: Screens/Screens.swift
import class Base.Registry
package import Feature
public import Heirloom

@Instantiable
public struct Screen: Instantiable {
    @Received private let registry: Registry
    @Instantiated private let registrar: Registrar

    package init(registry: Registry, registrar: Registrar) {
        self.registry = registry
        self.registrar = registrar
    }

    public func show() -> [String] {
        registrar.register("screen")
        return registry.names
    }
}
//: App/main.swift
#if canImport(Base)
import Umbrella
#endif
import Heirloom
import Screens

@Instantiable
struct App: Instantiable {
    @Instantiated let registry: Registry
    @Instantiated let screen: Screen
}
print(App().screen.show())
//: prints
// ["screen"]
