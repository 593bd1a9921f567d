// Only roots declared in the module being generated get code: the jukebox gets its initializer in `Audio`, and
// nothing in `App`, which builds one of its own besides.

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
