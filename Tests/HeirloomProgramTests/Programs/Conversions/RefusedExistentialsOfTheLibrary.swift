// Instantiated types are not objects, errors, Sendable, Hashable or actors as required.
//: Core/Core.swift
import Heirloom

@Instantiable public struct Point: Instantiable {
    public init() {}
}
@Instantiable public final class Node: Instantiable {
    public init() {}
}
//: App/App.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "Point") let 1️⃣object: AnyObject
    @Instantiated(fulfilledByType: "Point") let 2️⃣sendable: any Sendable
    @Instantiated(fulfilledByType: "Point") let 3️⃣hashable: any Hashable
    @Instantiated(fulfilledByType: "Node") let 4️⃣error: any Error
    @Instantiated(fulfilledByType: "Node") let 5️⃣actor: any Actor
    @Instantiated(fulfilledByType: "Node") let 6️⃣key: AnyHashable
}
//: refused
// 1️⃣ not-convertible
// 2️⃣ not-convertible
// 3️⃣ not-convertible
// 4️⃣ not-convertible
// 5️⃣ not-convertible
// 6️⃣ not-convertible
