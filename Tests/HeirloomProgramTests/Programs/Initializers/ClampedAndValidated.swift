// Property wrappers with arguments, projected values, enclosing instances and generic constraints on injected values.
//: Wrappers/Wrappers.swift
@propertyWrapper
public struct Clamped<Value: Comparable> {
    private var value: Value
    private let range: ClosedRange<Value>
    public init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    public var wrappedValue: Value { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
    public var projectedValue: ClosedRange<Value> { range }
}

@propertyWrapper
public final class Shared<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var projectedValue: Shared<Value> { self }
}

@propertyWrapper
public struct Logged<Value> {
    public private(set) var log: [Value] = []
    public var wrappedValue: Value { didSet { log.append(wrappedValue) } }
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(wrappedValue: Value, prefix: String) { self.wrappedValue = wrappedValue }
    public var projectedValue: [Value] { log }
}
//: App/Player.swift
import Heirloom
import Wrappers

@Instantiable
final class Mixer: Instantiable { var level = 3 }

@Instantiable
final class Player: Instantiable {
    @Shared @Forwarded var volume: Int
    @Logged @Forwarded var title: String?
    @Shared @Received var mixer: Mixer
    @Clamped(0...10) private var speed = 20
    @Logged(prefix: "p") private var pitch: Double = 1.0
    @Clamped var limited: Int

    init(volume: Int, title: String?, mixer: Mixer, limited: Int = 11) {
        _volume = Shared(wrappedValue: volume)
        _title = Logged(wrappedValue: title)
        self._mixer = Shared(wrappedValue: mixer)
        _limited = Clamped(wrappedValue: limited, 0...10)
    }

    func play() -> String {
        title = "Song"
        volume += mixer.level
        $mixer.wrappedValue.level += 1
        return "\(volume) \($title.count) \(speed) \($limited) \(limited)"
    }
}

@Instantiable
struct Station: Instantiable {
    @Logged @Instantiated var mixer: Mixer
    @Shared @Instantiated var playerBuilder: Instantiator<Player>
}
//: App/main.swift
let station = Station()
print(station.playerBuilder.instantiate(volume: 1, title: nil).play(), station.mixer.level, station.$mixer.count)
//: prints
// 4 1 10 0...10 10 4 0
