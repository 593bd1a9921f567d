// A type instantiated from another module must be visible there: `public`, `package` in the same package, or
// internal behind a `@testable` import.

//: Devices/Devices.swift
import Heirloom

@Instantiable
public final class Screen: Instantiable {}

@Instantiable
package final class Keyboard: Instantiable {}

@Instantiable
final class Fan: Instantiable {}

//: App/Laptop.swift
@testable import Devices
import Heirloom

@Instantiable
struct Laptop: Instantiable {
    @Instantiated let screen: Screen
    @Instantiated let keyboard: Keyboard
    @Instantiated let fan: Fan
}

//: App/main.swift
printTree(Laptop())
