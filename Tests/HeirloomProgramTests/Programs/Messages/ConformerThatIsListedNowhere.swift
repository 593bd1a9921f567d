// A property requires a protocol, and the only instantiable conforming type does not list it.
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
    @Received private let uploading: any Uploading
    public var text: String { uploading.upload() }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let 1️⃣uploading: any Uploading
    @Instantiated let form: Form
}

print(App().form.text)
//: refused
// 1️⃣ nothing-fulfills
