// Two stores fulfill one protocol, and the property does not choose one; one of them is for the module's tests.
//: Core/Core.swift
import Heirloom

public protocol Storing: AnyObject { var name: String { get } }

@Instantiable(fulfillingAdditionalTypes: [Storing.self])
public final class DiskStore: Storing, Instantiable { public let name = "disk"; public init() {} }

@Instantiable(fulfillingAdditionalTypes: [(any Storing).self])
public final class MemoryStore: Storing, Instantiable { public let name = "memory"; public init() {} }
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated private let 1️⃣storing: any Storing
    @Instantiated let reader: Reader
}

@Instantiable
struct Reader: Instantiable {
    @Received private let storing: any Storing
    var name: String { storing.name }
}

print(App().reader.name)
//: refused
// 1️⃣ ambiguous-fulfillment
