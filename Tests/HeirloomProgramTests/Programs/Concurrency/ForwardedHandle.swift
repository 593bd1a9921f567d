// A handle that cannot be copied cannot be forwarded.
//: Core/Handle.swift
public struct Handle: ~Copyable {
    public let number: Int
    public init(number: Int) { self.number = number }
}
//: App/App.swift
import Core
import Heirloom

@Instantiable
final class File: Instantiable {
    @Forwarded let 1️⃣handle: Handle
    @Forwarded let name: String

    init(handle: consuming Handle, name: String) {
        self.handle = handle
        self.name = name
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let fileBuilder: Instantiator<File>
}
//: refused
// 1️⃣ noncopyable-type
