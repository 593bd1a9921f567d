// A root conforms to protocols whose associated types have the names of types that it builds.
//: Core/Core.swift
import Heirloom

@Instantiable
public struct Output: Instantiable {
    public let text = "output"
}

@Instantiable
public struct Body: Instantiable {
    @Received public let output: Output
    public var weight: Int { output.text.count }
}

public protocol Producer {
    associatedtype Output
    func produce() -> Output
}
//: App/Screen.swift
import Core
import Heirloom

protocol Screen {
    associatedtype Body
    var body: Body { get }
}

@Instantiable
struct Header: Instantiable {
    @Received let output: Core.Output
    @Instantiated let body: Core.Body
}

@Instantiable
struct App: Instantiable, Producer, Screen {
    @Instantiated let output: Core.Output
    @Instantiated let header: Header

    func produce() -> Int { header.body.weight }
    var body: String { "the app's" }
}
//: App/main.swift
let app = App()
print(app.output.text, app.produce(), app.body)
//: prints
// output 6 the app's
