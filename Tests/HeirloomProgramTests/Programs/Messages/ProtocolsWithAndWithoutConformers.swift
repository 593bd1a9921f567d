// A protocol with an instantiable conforming type, one with a plain conforming type, and one without any.
//: Core/Protocols.swift
public protocol Cache {}
public protocol Tracker {}
public protocol Orphan {}
//: App/Services.swift
import Core
import Heirloom

@Instantiable
struct MemoryCache: Instantiable, Cache {}

struct PlainTracker: Tracker {}

@Instantiable
struct ServicesApp: Instantiable {
    @Instantiated let 1️⃣cache: any Cache
    @Instantiated let 2️⃣tracker: Tracker
    @Instantiated let 3️⃣orphan: (any Orphan)?
    @Instantiated let 4️⃣both: any Cache & Tracker
}
//: App/main.swift
_ = ServicesApp()
//: refused
// 1️⃣ nothing-fulfills
// 2️⃣ nothing-fulfills
// 3️⃣ nothing-fulfills
// 4️⃣ nothing-fulfills
