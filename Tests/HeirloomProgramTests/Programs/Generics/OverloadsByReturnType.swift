// Extensions with many 'instantiate' functions that differ by result and parameters, of nested generic types and type aliases.
//: Core/Core.swift
import Heirloom

public enum Units {
    public struct Quantity<Unit, Number> {
        public let value: Number
        public init(_ value: Number) { self.value = value }
    }
    public enum Meter {}
    public enum Second {}
}
public typealias Length = Units.Quantity<Units.Meter, Double>

@Instantiable
extension Units.Quantity: Instantiable {
    public static func instantiate(scale: Double) -> Units.Quantity<Units.Meter, Double> { .init(scale * 2) }
    public static func instantiate() -> Units.Quantity<Units.Second, Int> { .init(60) }
    public static func instantiate(length: Length, time: Units.Quantity<Units.Second, Int>) -> Units.Quantity<
        (Units.Meter, Units.Second), Double
    > { .init(length.value / Double(time.value)) }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct Trip: Instantiable {
    @Forwarded let scale: Double
    @Instantiated let speed: Units.Quantity<(Units.Meter, Units.Second), Double>
    @Instantiated let length: Length
    @Instantiated let time: Units.Quantity<Units.Second, Int>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let tripBuilder: Instantiator<Trip>
}

let trip = App().tripBuilder.instantiate(scale: 60)
print(trip.length.value, trip.time.value, trip.speed.value)
//: prints
// 120.0 60 2.0
