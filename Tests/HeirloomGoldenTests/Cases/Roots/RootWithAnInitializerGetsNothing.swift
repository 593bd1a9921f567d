// A root that has an accessible `init()` already is accepted and gets nothing. An initializer whose parameters
// have defaults is no `init()`: beside it one is written, and preferred by the compiler.

//: App/Tuner.swift
import Heirloom

@Instantiable
final class Antenna: Instantiable {
    let gain: Int

    init(gain: Int = 1) {
        self.gain = gain
    }
}

@Instantiable(isRoot: true)
struct Tuner: Instantiable {
    @Instantiated let antenna: Antenna

    init() {
        self.init(antenna: Antenna(gain: 7))
    }

    init(antenna: Antenna) {
        self.antenna = antenna
    }
}

@Instantiable(isRoot: true)
struct Recorder: Instantiable {
    @Instantiated let antenna: Antenna

    init(antenna: Antenna = Antenna(gain: 0)) {
        self.antenna = antenna
    }
}

//: App/main.swift
printTree(Tuner())
printTree(Recorder())

//: prints
// Tuner
//   antenna: Antenna #1
//     gain: Int 7
