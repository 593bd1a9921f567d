// A root that already has an accessible `init()` is valid and gets no generated code. An initializer whose parameters all have
// defaults does not count: an `init()` is generated, and the compiler prefers it. Neither does one that takes other types.

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

@Instantiable(isRoot: true)
struct Receiver: Instantiable {
    @Forwarded let channel: Int
    @Instantiated let antenna: Antenna
}

extension Receiver {
    init(channel: String) {
        self.init(channel: Int(channel) ?? 0)
    }
}

//: App/main.swift
printTree(Tuner())
printTree(Recorder())
printTree(Receiver(channel: "3"))

//: generated App
import Heirloom

extension Receiver {
    init(channel: Int) {
        let antenna = Antenna()
        self.init(channel: channel, antenna: antenna)
    }
}

extension Recorder {
    init() {
        let antenna = Antenna()
        self.init(antenna: antenna)
    }
}

extension InstantiatorProtocol where T == Receiver {
    func instantiate(channel: Int) -> Receiver {
        instantiate(channel)
    }
}

//: diagnostics
// App/Tuner.swift:16:5: warning: no 'init()' is generated for root 'Tuner' because it already has this one [handwritten-root-initializer]
// App/Tuner.swift:16:5: note: remove this one to have the dependencies of 'Tuner' built; if 'Tuner' is not a root, write 'isRoot: false'

//: prints
// Tuner
//   antenna: Antenna #1
//     gain: Int 7
// Recorder
//   antenna: Antenna #1
//     gain: Int 1
// Receiver
//   channel: Int 3
//   antenna: Antenna #1
//     gain: Int 1
