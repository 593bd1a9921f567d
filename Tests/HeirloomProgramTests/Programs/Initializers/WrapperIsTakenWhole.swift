// An initializer may take the wrapper, generic or not, one of several, and provides it below as it is.
//: Storage/Wrappers.swift
@propertyWrapper
public struct Stored<Value> {
    public let key: String
    public var wrappedValue: Value
    public var projectedValue: String { key }

    public init(key: String, value: Value) {
        self.key = key
        wrappedValue = value
    }
}

@propertyWrapper
public final class Switch {
    public var wrappedValue = false

    public init() {}
}
//: App/main.swift
import Heirloom
import Storage

@Instantiable
final class Lamp: Instantiable {
    @Switch @Forwarded var isOn: Bool
    @Stored @Forwarded var room: String
    @Instantiated let bulb: Bulb

    init(isOn: Switch, room: Stored<String>, bulb: Bulb) {
        _isOn = isOn
        _room = room
        self.bulb = bulb
    }
}

@Instantiable
final class Bulb: Instantiable {
    @Switch @Received var isOn: Bool

    init(isOn: Switch) {
        _isOn = isOn
    }
}

@Instantiable
struct House: Instantiable {
    @Instantiated let lampBuilder: Instantiator<Lamp>
}

let lamp = House().lampBuilder.instantiate(isOn: Switch(), room: Stored(key: "room", value: "kitchen"))
lamp.isOn = true
print(lamp.bulb.isOn, lamp.room, lamp.$room)
//: prints
// true kitchen room
