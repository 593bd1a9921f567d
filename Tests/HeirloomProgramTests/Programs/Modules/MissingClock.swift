// A service two modules down receives a clock that the app does not build.
//: Core/Clock.swift
import Heirloom

public protocol Clock {
    var now: Int { get }
}

@Instantiable
public struct Stamp: Instantiable {
    @Received public let 1️⃣clock: any Clock
    public var text: String { "at \(clock.now)" }
}
//: Notes/Notebook.swift
import Core
import Heirloom

@Instantiable
public struct Notebook: Instantiable {
    @Instantiated public let stamp: Stamp
}
//: App/main.swift
import Core
import Heirloom
import Notes

@Instantiable(fulfillingAdditionalTypes: [Clock.self])
struct SystemClock: Instantiable, Clock {
    var now: Int { 12 }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let notebook: Notebook
}

print(App().notebook.stamp.text)
//: refused
// 1️⃣ missing-dependency
