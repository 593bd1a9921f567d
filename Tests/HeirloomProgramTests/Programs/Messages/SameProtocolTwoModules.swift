// Two modules have a protocol of the same name, and the service conforms to the other one.
//: Api/Api.swift
public protocol Logger { func log() }
//: Legacy/Legacy.swift
public protocol Logger { func log() }
//: Impl/Impl.swift
import Heirloom
import Legacy

@Instantiable(fulfillingAdditionalTypes: [Logger.self])
public struct FileLogger: Instantiable, Logger {
    public init() {}
    public func log() {}
}
//: App/main.swift
import Api
import Heirloom
import Impl

@Instantiable
struct App: Instantiable {
    @Instantiated let 1️⃣logger: any Logger
    @Instantiated(fulfilledByType: "FileLogger") let 2️⃣second: any Logger
}

App().logger.log()
//: refused
// 1️⃣ nothing-fulfills
// 2️⃣ not-convertible
