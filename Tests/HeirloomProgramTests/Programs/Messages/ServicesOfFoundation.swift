// Types of other packages without an instantiable extension: plain, in instantiators and by name.
//: App/Sync.swift
import Foundation
import Heirloom

protocol Clock {}

@Instantiable
final class Sync: Instantiable {
    @Instantiated let 1️⃣defaults: UserDefaults
    @Instantiated let 2️⃣decoderBuilder: Instantiator<JSONDecoder>
    @Instantiated(fulfilledByType: "SystemClock") let 3️⃣clock: any Clock
}
//: App/main.swift
_ = Sync()
//: refused
// 1️⃣ nothing-fulfills
// 2️⃣ nothing-fulfills
// 3️⃣ nothing-fulfills
