// A repository two modules down receives a logger, which the app builds under another label.
//: Logging/Logging.swift
import Heirloom

public protocol Logging { func log(_ text: String) }

@Instantiable(fulfillingAdditionalTypes: [Logging.self])
public struct PrintLogger: Instantiable, Logging {
    public init() {}
    public func log(_ text: String) { print(text) }
}
//: Storage/Storage.swift
import Heirloom
import Logging

@Instantiable
public final class Repository: Instantiable {
    @Received private let 1️⃣logger: any Logging
    public init(logger: any Logging) { self.logger = logger }
    public func save() { logger.log("saved") }
}
//: Feature/Feature.swift
import Heirloom
import Storage

@Instantiable
public struct Editor: Instantiable {
    @Instantiated public let repository: Repository
    public init(repository: Repository) { self.repository = repository }
}
//: App/main.swift
import Feature
import Heirloom
import Logging

@Instantiable
struct App: Instantiable {
    @Instantiated let logging: any Logging
    @Instantiated let editor: Editor
}

App().editor.repository.save()
//: refused
// 1️⃣ missing-dependency
