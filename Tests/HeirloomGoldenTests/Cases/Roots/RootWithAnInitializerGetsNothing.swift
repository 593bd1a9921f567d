// A root that has an accessible `init()` already is accepted and gets nothing.

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

//: App/main.swift
printTree(Tuner())
