// A function returns no type that others do not see: a specialization for a hidden type is built as the protocol that it
// lists. A private function is as available as the part that it builds.

//: option view Kit=
//: Kit/Kit.swift
import Heirloom

public protocol Store { var text: String { get } }
struct Secret {}

public struct Cache<Value>: Store {
    let part: String
    public var text: String { "\(Value.self) \(part)" }
}

@Instantiable(fulfillingAdditionalTypes: [Store.self])
extension Cache: Instantiable {
    static func instantiate(part: String) -> Cache<Secret> { Cache<Secret>(part: part) }
}

@Instantiable
struct Screw: Instantiable {}

@Instantiable
@available(macOS 99, *)
struct Lamp: Instantiable {
    @Instantiated let screw: Screw
}

@Instantiable
@available(macOS 99, *)
public struct Desk: Instantiable {
    @Instantiated let lamp: Lamp

    init(lamp: Lamp) { self.lamp = lamp }
}

//: App/App.swift
import Heirloom
import Kit

@Instantiable
extension String: @retroactive Instantiable {
    static func instantiate() -> String { "part" }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let part: String
    @Instantiated let store: any Store
}

@Instantiable(isRoot: true)
@available(macOS 99, *)
struct Office: Instantiable {
    @Instantiated let desk: Desk
}

//: App/main.swift
print(App().store.text)

//: generated Kit
import Heirloom

/// Builds types of `Kit` for modules that do not see everything that the types take.
@_spi(Heirloom)
public enum HeirloomBuilds_Kit {
    public nonisolated static func makeCache_Secret_Store(part: String) -> any Store {
        return Cache<Secret>.instantiate(part: part)
    }

    @available(macOS 99, *)
    public nonisolated static func makeDesk() -> Desk {
        let lamp = HeirloomBuilds_Kit.heirloomMakeLamp()
        return Desk(lamp: lamp)
    }

    @available(macOS 99, *)
    private nonisolated static func heirloomMakeLamp() -> Lamp {
        let screw = Screw()
        return Lamp(screw: screw)
    }
}

//: generated App
import Heirloom
@_spi(Heirloom) import Kit

extension App {
    init() {
        let part = String.instantiate()
        let store = HeirloomBuilds_Kit.makeCache_Secret_Store(part: part)
        self.init(part: part, store: store)
    }
}

@available(macOS 99, *)
extension Office {
    init() {
        let desk = HeirloomBuilds_Kit.makeDesk()
        self.init(desk: desk)
    }
}

//: prints
// Secret part
