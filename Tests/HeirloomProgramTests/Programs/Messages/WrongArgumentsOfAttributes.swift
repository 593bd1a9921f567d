// Wrong arguments of attributes: a constant, an interpolation, a type without '.self', a name with a call, and an extra comma.
//: Core/Core.swift
import Heirloom

public protocol Log {}
public let name = "PrintLog"

@Instantiable(fulfillingAdditionalTypes: [Log.self])
public struct PrintLog: Instantiable, Log { public init() {} }
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: 1️⃣name) let log: any Log
    @Instantiated(fulfilledByType: 2️⃣"Print\(Log.self)") let second: any Log
    @Instantiated(fulfilledByType: 3️⃣"PrintLog.self") let third: any Log
    @Instantiated(fulfilledByType: 4️⃣"") let fourth: any Log
    @Instantiated(fulfilledByType: 5️⃣"any Log") let fifth: any Log
}
//: refused
// 1️⃣ unreadable-argument
// 2️⃣ unreadable-argument
// 3️⃣ unreadable-name
// 4️⃣ unreadable-name
// 5️⃣ unreadable-name
