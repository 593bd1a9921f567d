// The app builds a type of a module that its file does not import, although another file does.
//: Clock/Clock.swift
import Heirloom

@Instantiable
public final class Ticker: Instantiable {
    public init() {}
}
//: App/Screen.swift
import Clock
import Heirloom

@Instantiable
struct Screen: Instantiable {
    @Received let ticker: Ticker
}
//: App/App.swift
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let ticker: 1️⃣Ticker
    @Instantiated let screen: Screen
}
//: App/main.swift
print(App().screen.ticker)
//: refused
// 1️⃣ missing-import
