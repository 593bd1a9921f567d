// Code is generated only for roots declared in the module being generated. The jukebox gets its initializer in `Audio` and
// nothing in `App`, which also instantiates one.

//: Audio/Jukebox.swift
import Heirloom

@Instantiable
public final class Amplifier: Instantiable {}

@Instantiable(isRoot: true)
public struct Jukebox: Instantiable {
    @Instantiated let amplifier: Amplifier
}

//: App/Bar.swift
import Audio
import Heirloom

@Instantiable
struct Bar: Instantiable {
    @Instantiated let jukebox: Jukebox
}

//: App/main.swift
import Audio

printTree(Jukebox())
printTree(Bar())

//: generated Audio
import Heirloom

extension Jukebox {
    public init() {
        let amplifier = Amplifier()
        self.init(amplifier: amplifier)
    }
}

//: generated App
import Audio
import Heirloom

extension Bar {
    init() {
        let jukebox = Bar.heirloomMakeJukebox()
        self.init(jukebox: jukebox)
    }

    private static func heirloomMakeJukebox() -> Jukebox {
        let amplifier = Amplifier()
        return Jukebox(amplifier: amplifier)
    }
}

//: prints
// Jukebox
//   amplifier: Amplifier #1
// Bar
//   jukebox: Jukebox
//     amplifier: Amplifier #1
