// A parent provides its received manager through narrower protocols to its children, and as a wrapper.
//: Domain/Domain.swift
import Heirloom

public protocol Reading: AnyObject { func read() -> Int }
public protocol Writing: AnyObject { func write(_ value: Int) }

public struct AnyReading {
    private let body: () -> Int
    public init(_ reading: any Reading) { body = reading.read }
    public init(constant: Int) { body = { constant } }
    public func callAsFunction() -> Int { body() }
}

@Instantiable
public final class Storage: Reading, Writing, Instantiable {
    private var value = 0
    public init() {}
    public func read() -> Int { value }
    public func write(_ value: Int) { self.value = value }
}
//: Features/Features.swift
import Domain
import Heirloom

@Instantiable
public struct Viewer: Instantiable {
    @Received private let reading: any Reading
    @Received private let snapshot: AnyReading
    public var text: String { "\(reading.read()) \(snapshot())" }
}

@Instantiable
public struct Editor: Instantiable {
    @Received private unowned let writing: any Writing
    public func edit(_ value: Int) { writing.write(value) }
}

@Instantiable
public struct Feature: Instantiable {
    @Received private let storage: Storage
    @Received(fulfilledByDependencyNamed: "storage", ofType: Storage.self) private let reading: any Reading
    @Received(fulfilledByDependencyNamed: "reading", ofType: (any Reading).self, erasedToConcreteExistential: true)
    private let snapshot: AnyReading
    @Received(fulfilledByDependencyNamed: "storage", ofType: Storage.self) private let writing: any Writing
    @Instantiated public let viewer: Viewer
    @Instantiated public let editor: Editor
}
//: App/main.swift
import Domain
import Features
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let storage: Storage
    @Instantiated let feature: Feature
}

let app = App()
app.feature.editor.edit(3)
print(app.feature.viewer.text, app.storage.read())
//: prints
// 3 3 3
