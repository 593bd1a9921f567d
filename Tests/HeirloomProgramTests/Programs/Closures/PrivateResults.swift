// The function that a macro writes of a closure is called in another file, and cannot return what that does not see.
//: App/App.swift
import Heirloom

protocol Clock {}

private struct FixedClock: Clock {}

private typealias Identifier = Int

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ () -> FixedClock in FixedClock() }) let 1️⃣clock: any Clock
    @Instantiated({ () -> Identifier in 3 }) let 2️⃣identifier: Int
    @Instantiated({ FixedClock() }) let other: any Clock
}

//: refused
// 1️⃣ unreachable-type
// 2️⃣ unreachable-type
