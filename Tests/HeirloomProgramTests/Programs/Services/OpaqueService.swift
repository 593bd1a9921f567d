// A property has an opaque type, like a view's body.
//: App/main.swift
import Heirloom

protocol Clock { var now: Int { get } }

@Instantiable(fulfillingAdditionalTypes: [Clock.self])
struct SystemClock: Clock, Instantiable { var now: Int { 1 } }

@Instantiable
struct App: Instantiable {
    @Instantiated let clock: 1️⃣some Clock
}

print(App().clock.now)
//: refused
// 1️⃣ unsupported-property
