// A child receives a protocol that refines the one its parent provides under the same label.
//: Core/Core.swift
import Heirloom

public protocol Reading: AnyObject { func read() -> Int }
public protocol ReadingAndWriting: Reading { func write(_ value: Int) }

@Instantiable(fulfillingAdditionalTypes: [Reading.self, ReadingAndWriting.self])
public final class Store: ReadingAndWriting, Instantiable {
    private var value = 0
    public init() {}
    public func read() -> Int { value }
    public func write(_ value: Int) { self.value = value }
}

@Instantiable
public struct Viewer: Instantiable {
    @Received private let 1️⃣store: any Reading
    public var text: String { "\(store.read())" }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let store: any ReadingAndWriting
    @Instantiated let viewer: Viewer
}

print(App().viewer.text)
//: refused
// 1️⃣ missing-dependency
