// A type that two platforms declare is received everywhere, and provided on those two.
//: App/Haptics.swift
import Heirloom

#if os(iOS) || os(Linux)
@Instantiable
final class Haptics: Instantiable {
    let strength = 3
}
#endif
//: App/main.swift
import Heirloom

@Instantiable(isRoot: true)
struct App: Instantiable {
    #if os(iOS) || os(Linux)
    @Instantiated let haptics: Haptics
    #endif
    @Instantiated let button: Button
}

@Instantiable
struct Button: Instantiable {
    @Received let haptics: Haptics
}

print(App().button.haptics.strength)
//: prints
// 3
