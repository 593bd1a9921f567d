// Forwarded properties have inherited types: nested in a superclass, aliased in a protocol, an associated type, or relative to
// 'Self'.
//: Core/Core.swift
import Heirloom

open class Screen {
    public struct Configuration: Sendable { public var title: String; public init(title: String) { self.title = title } }
    public typealias Completion = (Result<String, any Error>) -> Void
    public enum Kind: String { case modal, pushed }
    public init() {}
}

public protocol Item { associatedtype ID: Hashable; typealias Tag = [String]; var id: ID { get } }
public protocol Listing { typealias Filter = (Int) -> Bool }

public struct Page { public init() {} }
//: Features/Features.swift
import Core
import Heirloom

@Instantiable
public final class Detail: Screen, Listing, Instantiable {
    @Forwarded private let configuration: Configuration
    @Forwarded private let completion: Completion
    @Forwarded private let kind: Kind?
    @Forwarded private let filter: Filter
    public init(configuration: Configuration, completion: @escaping Completion, kind: Kind?, filter: @escaping Filter) {
        (self.configuration, self.completion, self.kind, self.filter) = (configuration, completion, kind, filter)
        super.init()
    }
    public func finish() {
        completion(.success("\(configuration.title) \(kind?.rawValue ?? "-") \((1...4).filter(filter))"))
    }
}

@Instantiable
public struct Row: Item, Instantiable {
    public typealias ID = Int
    @Forwarded public let id: ID
    @Forwarded public let tags: Tag
    @Forwarded public let position: Self.Position
    public struct Position: Equatable { public var index: Int; public init(_ index: Int) { self.index = index } }
}

extension Page {
    @Instantiable
    public struct Header: Instantiable {
        @Forwarded public let level: Level
        @Received private let pages: [Page]
        public var text: String { "\(level) of \(pages.count)" }
    }
    public enum Level { case top, low }
}
//: App/main.swift
import Core
import Features
import Heirloom

@Instantiable
struct Scope: Instantiable {
    @Forwarded let pages: [Page]
    @Instantiated let detailBuilder: Instantiator<Detail>
    @Instantiated let rowBuilder: Instantiator<Row>
    @Instantiated let headerBuilder: Instantiator<Page.Header>
}

@Instantiable
struct App: Instantiable { @Instantiated let scopes: Instantiator<Scope> }

let scope = App().scopes.instantiate(pages: [Page()])
scope.detailBuilder.instantiate(
    configuration: .init(title: "T"), completion: { print(try! $0.get()) }, kind: .modal, filter: { $0.isMultiple(of: 2) }
).finish()
print(scope.rowBuilder.instantiate(id: 1, tags: ["a"], position: .init(2)).position.index)
print(scope.headerBuilder.instantiate(level: .low).text)
//: prints
// T modal [2, 4]
// 2
// low of 1
