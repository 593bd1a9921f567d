// A child receives the superclass of the type that its parent builds under the same label.
//: Core/Core.swift
import Heirloom

open class Store { public init() {} ; open var name: String { "store" } }

@Instantiable
public final class DiskStore: Store, Instantiable { override public var name: String { "disk" } }

@Instantiable
public struct Reader: Instantiable {
    @Received private let 1️⃣store: Store
    public var text: String { store.name }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let store: DiskStore
    @Instantiated let reader: Reader
}

print(App().reader.text)
//: refused
// 1️⃣ missing-dependency
