// A service is received through a protocol that no type lists, and its only conforming type is built above under its own name.
//: Core/Core.swift
import Heirloom

public protocol Uploading: AnyObject { func upload() -> String }

@Instantiable
public final class Uploader: Uploading, Instantiable {
    public init() {}
    public func upload() -> String { "up" }
}

@Instantiable
public struct Form: Instantiable {
    @Received private let 1️⃣uploading: any Uploading
    public var text: String { uploading.upload() }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let uploader: Uploader
    @Instantiated let form: Form
}

print(App().form.text)
//: refused
// 1️⃣ missing-dependency
