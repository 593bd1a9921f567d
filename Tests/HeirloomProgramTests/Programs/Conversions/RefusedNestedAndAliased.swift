// Nested types, aliases and a name that two modules share: the resolved type does not conform.
//: Left/Service.swift
import Heirloom

public protocol Runnable {}
@Instantiable
public struct Service: Instantiable, Runnable {}
//: Right/Service.swift
import Heirloom

@Instantiable
public struct Service: Instantiable {}
//: App/main.swift
import Heirloom
import Left
import Right

typealias RightService = Right.Service
enum Jobs {
    @Instantiable
    struct Service: Instantiable {}
}

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "Left.Service") let left: any Runnable
    @Instantiated(fulfilledByType: "Right.Service") let 1️⃣right: any Runnable
    @Instantiated(fulfilledByType: "Jobs.Service") let 2️⃣nested: (any Runnable)?
    @Instantiated let aliased: RightService
}
print(App())
//: refused
// 1️⃣ not-convertible
// 2️⃣ not-convertible
