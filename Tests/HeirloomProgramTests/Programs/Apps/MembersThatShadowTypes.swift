// A root whose members have the names of types, modules and functions in the generated code: nested 'Logger', 'String',
// 'Instantiator'.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Logger: Instantiable { public let name = "core"; public init() {} }

@Instantiable
public struct Row: Instantiable {
    @Forwarded public let text: String
    @Received private let logger: Logger
    public var line: String { logger.name + text }
}

public protocol Cell { var line: String { get } }
extension Row: Cell {}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    struct Logger { let name = "mine" }
    enum Row { case one }
    typealias Instantiator = Int
    typealias ErasedInstantiator = Int
    struct String {}
    struct App {}
    var Core: Int { 1 }
    static func logger() {}
    static let rowBuilder = 1
    static func instantiate() {}
    func `init`() {}
    static func print(_ items: Any...) {}

    @Instantiated let logger: Core.Logger
    @Instantiated let rowBuilder: Heirloom.Instantiator<Core.Row>
    @Instantiated(fulfilledByType: "Core.Row") let cells: Heirloom.ErasedInstantiator<Swift.String, any Cell>
    @Instantiated let inner: Inner

    @Instantiable
    struct Inner: Instantiable {
        @Received let logger: Core.Logger
        @Received let rowBuilder: Heirloom.Instantiator<Core.Row>
        struct Logger {}
        var text: Swift.String { rowBuilder.instantiate(text: "inner").line }
    }
}

let app = App()
print(app.rowBuilder.instantiate(text: "a").line, app.cells.instantiate("b").line, app.inner.text, app.logger.name)
//: prints
// corea coreb coreinner core
