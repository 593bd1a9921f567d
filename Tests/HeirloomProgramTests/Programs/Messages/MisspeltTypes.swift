// Misspelled types, at the property and in strings: the nearest name is suggested.
//: App/Music.swift
import Heirloom

protocol Output {}

@Instantiable
final class Amplifier: Instantiable {}

@Instantiable(fulfillingAdditionalTypes: [Output.self])
final class Loudspeaker: Instantiable, Output {}

@Instantiable
final class Stereo: Instantiable {
    @Instantiated let 1️⃣amplifier: Amplifer
    @Instantiated(fulfilledByType: "Loudspeeker") let 2️⃣output: any Output
}
//: App/main.swift
_ = Stereo()
//: refused
// 1️⃣ nothing-fulfills
// 2️⃣ nothing-fulfills
