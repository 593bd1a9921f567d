// The text of 'fulfilledByType' names nested types, qualified types, specializations and aliases of types in modules above.
//: Core/Core.swift
public protocol Saving: AnyObject { func save() -> String }
public protocol Loading { func load() -> String }
//: Screens/Screens.swift
import Core
import Heirloom

@Instantiable
public struct Editor: Instantiable {
    @Instantiated(fulfilledByType: "Storage.Disk.Saver") private let saver: any Saving
    @Instantiated(fulfilledByType: "Box<String>") private let loading: any Loading
    @Instantiated(fulfilledByType: "TextBox") private let other: any Loading
    @Instantiated(fulfilledByType: "Memory.Saver") private let memory: any Saving
    public init(saver: any Saving, loading: any Loading, other: any Loading, memory: any Saving) {
        (self.saver, self.loading, self.other, self.memory) = (saver, loading, other, memory)
    }
    public var text: String { [saver.save(), loading.load(), other.load(), memory.save()].joined(separator: " ") }
}
//: Storage/Storage.swift
import Core
import Heirloom

public enum Disk {
    @Instantiable
    public final class Saver: Saving, Instantiable { public init() {}; public func save() -> String { "disk" } }
}

public enum Memory {}
extension Memory {
    @Instantiable
    public final class Saver: Saving, Instantiable { public init() {}; public func save() -> String { "memory" } }
}

public struct Box<Value>: Loading { let value: Value; public func load() -> String { "box of \(value)" } }
public typealias TextBox = Box<Substring>

@Instantiable
extension Box: Instantiable {
    public static func instantiate() -> Box<String> { Box<String>(value: "text") }
    public static func instantiate() -> Box<Substring> { Box<Substring>(value: "part") }
}
//: App/main.swift
import Heirloom
import Screens
import Storage

@Instantiable
struct App: Instantiable { @Instantiated let editor: Editor }

print(App().editor.text)
//: prints
// disk box of text box of part memory
