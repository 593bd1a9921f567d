// A module below has types with the names of those that mocks use. In the file that contains mocks, they are qualified.

//: option configuration=debug
//: Core/Core.swift
import Heirloom

public struct Handler {
    public init() {}
}

@Instantiable
public struct Stub: Instantiable {
    @Forwarded public let handler: Handler

    public init(handler: Handler) {
        self.handler = handler
    }
}

public typealias CallLog<Value> = [Value]

public protocol Line {
    func stubs(_ handler: Handler) -> [Stub]
}

//: App/App.swift
import Core
import Heirloom

@Instantiable
struct Leaf<Value>: Instantiable {
    @Forwarded let log: CallLog<Value>
}

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Forwarded let handler: Handler
    @Instantiated let stub: Instantiator<Stub>
    @Instantiated let leaf: Instantiator<Leaf<Handler>>
    @Instantiated(fulfilledByType: "Wire") let line: any Line
}

@Instantiable(fulfillingAdditionalTypes: [Line.self])
struct Wire: Instantiable, Line {
    func stubs(_ handler: Handler) -> [Stub] { [] }
}

#HeirloomConfiguration(additionalMocksToGenerate: ["Line"])

//: App/main.swift
import Core

let app = App(handler: Handler())
print(app.stub.instantiate(handler: app.handler), app.leaf.instantiate(log: []).log)
print(App.mock(handler: Handler()).line is MockLine)

//: prints
// Stub(handler: Core.Handler()) []
// true
