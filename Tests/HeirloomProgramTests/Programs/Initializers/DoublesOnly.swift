// A declaration with 'mockOnly' needs no conformance and no 'instantiate', with the argument order of SafeDI.
//: App/main.swift
import Heirloom

protocol Logger {
    var name: String { get }
}

@Instantiable(
    isRoot: false,
    fulfillingAdditionalTypes: [Logger.self],
    conformsElsewhere: false,
    mockOnly: false,
    mockAttributes: "",
    generateMock: false,
    customMockName: "double"
)
final class ConsoleLogger: Instantiable, Logger {
    let name = "console"

    static func double() -> ConsoleLogger { ConsoleLogger() }
}

@Instantiable(fulfillingAdditionalTypes: [Logger.self], mockOnly: true)
final class FakeLogger: Logger {
    let name = "fake"

    static func mock() -> FakeLogger { FakeLogger() }
}

struct Thirdparty {}

@Instantiable(mockOnly: true)
extension Thirdparty {
    static func mock() -> Thirdparty { Thirdparty() }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let logger: any Logger
}

print(App().logger.name, FakeLogger().name)
//: prints
// console fake
