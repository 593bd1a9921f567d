// Files have private types and aliases with the names of types elsewhere in the module.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Helper: Instantiable { public init() {}; public let name = "core" }

public typealias Handler = (String) -> Int
//: App/One.swift
import Core
import Heirloom

private struct Helper { let name = "private" }
private typealias Handler = (Int) -> Int
fileprivate typealias Both = (Core.Helper, Int)

@Instantiable
final class One: Instantiable {
    private let helper = Helper()
    @Received private let handler: Handler
    @Received fileprivate let both: Both
    @Received(fulfilledByDependencyNamed: "helper", ofType: Core.Helper.self) private let shared: Core.Helper

    init(handler: @escaping (Int) -> Int, both: (Core.Helper, Int), shared: Core.Helper) {
        self.handler = handler
        self.both = both
        self.shared = shared
    }

    var text: String { "\(helper.name) \(handler(2)) \(shared.name) \(both.1)" }
}
//: App/Two.swift
import Core
import Heirloom

@Instantiable
struct Two: Instantiable {
    @Received let helper: Helper
    @Received let handler: Handler
    @Instantiated let one: One

    init(helper: Helper, handler: @escaping Handler, one: One) {
        self.helper = helper
        self.handler = handler
        self.one = one
    }

    var text: String { "\(helper.name) \(handler("abc")) \(one.text)" }
}
//: App/App.swift
import Core
import Heirloom

@Instantiable
struct Scope: Instantiable {
    @Forwarded let handler: (String) -> Int
    @Instantiated let innerBuilder: Instantiator<Inner>
}

@Instantiable
struct Inner: Instantiable {
    @Forwarded let handler: (Int) -> Int
    @Forwarded let both: (Helper, Int)
    @Instantiated let two: Two
}

@Instantiable
struct App: Instantiable {
    @Instantiated let helper: Helper
    @Instantiated let scopeBuilder: Instantiator<Scope>
}
//: App/main.swift
let app = App()
let inner = app.scopeBuilder.instantiate(handler: { $0.count }).innerBuilder.instantiate(handler: { $0 * 2 }, both: (app.helper, 9))
print(inner.two.text)
//: prints
// core 3 private 4 core 9
