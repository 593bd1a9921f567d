// A dependency has a property wrapper with arguments, which requires a written initializer.
//: App/Wrappers.swift
@propertyWrapper
struct Clamped {
    private var value: Int
    init(wrappedValue: Int, _ range: ClosedRange<Int>) { value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
    var wrappedValue: Int { get { value } set { value = newValue } }
}
//: App/main.swift
import Heirloom

@Instantiable
final class Player: Instantiable {
    @Clamped(0...10) @Forwarded var 1️⃣volume: Int
    @Received private let mixer: Mixer
}

@Instantiable
final class Mixer: Instantiable {}

@Instantiable
struct Station: Instantiable {
    @Instantiated let mixer: Mixer
    @Instantiated let playerBuilder: Instantiator<Player>
}

print(Station().playerBuilder.instantiate(volume: 12).volume)
//: refused
// 1️⃣ missing-initializer
