// The name of a service that another module declares is misspelled in a string.
//: Core/Core.swift
public protocol Uploading { func upload() -> String }
//: Services/Services.swift
import Core
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [Uploading.self])
public struct BackgroundUploader: Uploading, Instantiable {
    public init() {}
    public func upload() -> String { "background" }
}

@Instantiable(fulfillingAdditionalTypes: [Uploading.self])
public struct ForegroundUploader: Uploading, Instantiable {
    public init() {}
    public func upload() -> String { "foreground" }
}
//: App/main.swift
import Core
import Heirloom
import Services

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "BackgroundUploder") let 1️⃣uploading: any Uploading
}

print(App().uploading.upload())
//: refused
// 1️⃣ nothing-fulfills
