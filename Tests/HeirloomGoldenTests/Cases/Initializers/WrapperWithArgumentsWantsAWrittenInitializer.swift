// A property wrapper with arguments requires a written initializer, which the diagnostic provides.

//: App/Mixer.swift
import Heirloom

@propertyWrapper
struct Clamped {
    private let range: ClosedRange<Int>
    private var value: Int

    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        self.range = range
        value = wrappedValue
    }

    var wrappedValue: Int {
        get { min(max(value, range.lowerBound), range.upperBound) }
        set { value = newValue }
    }
}

@Instantiable
struct Channel: Instantiable {
    @Forwarded let name: String
    @Forwarded @Clamped(0...10) var volume: Int
}

@Instantiable
struct Master: Instantiable {
    @Forwarded @Clamped var volume: Int

    init(volume: Int) {
        _volume = Clamped(wrappedValue: volume, 0...10)
    }
}

@Instantiable
final class Mixer: Instantiable {
    @Instantiated let channelBuilder: Instantiator<Channel>
    @Instantiated let masterBuilder: Instantiator<Master>
}

//: App/main.swift
printTree(Mixer())

//: diagnostics
// App/Mixer.swift:22:37: error: the property wrapper of 'volume' has arguments; move them to an initializer of 'Channel' [missing-initializer]

//: fix-its
// App/Mixer.swift:22:37: would fix: write an initializer [missing-initializer]
// App/Mixer.swift:22:24: note: remove '(0...10)'
// App/Mixer.swift:23:1: note: insert '\n    init(name: String, volume: Int) {\n        self.name = name\n        self._volume = Clamped(wrappedValue: volume, 0...10)\n    }\n'
