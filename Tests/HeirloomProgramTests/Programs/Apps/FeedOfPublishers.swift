// View models that combine publishers: a generic publisher from an extension, erased publishers by function type,
// cancellables.
//: Streams/Streams.swift
public final class Subject<Output> {
    private var sinks: [Int: (Output) -> Void] = [:]
    public private(set) var value: Output
    public init(_ value: Output) { self.value = value }
    public func send(_ output: Output) {
        value = output
        sinks.sorted { $0.key < $1.key }.forEach { $0.value(output) }
    }
    public func sink(_ body: @escaping (Output) -> Void) -> Cancellable {
        let id = sinks.count
        sinks[id] = body
        body(value)
        return Cancellable { [weak self] in self?.sinks[id] = nil }
    }
}

public final class Cancellable: Hashable {
    private let cancel: () -> Void
    public init(_ cancel: @escaping () -> Void) { self.cancel = cancel }
    public func store(in set: inout Set<Cancellable>) { set.insert(self) }
    public static func == (a: Cancellable, b: Cancellable) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    deinit { cancel() }
}
//: Feed/Feed.swift
import Heirloom
import Streams

public struct Post: Equatable { public var text: String; public init(text: String) { self.text = text } }

@Instantiable
extension Subject: Instantiable {
    public static func instantiate() -> Subject<[Post]> { .init([]) }
    public static func instantiate(limit: Int) -> Subject<String?> { Subject<String?>(limit == 0 ? nil : "at most \(limit)") }
}

@Instantiable
public final class FeedModel: Instantiable {
    @Received private let posts: Subject<[Post]>
    @Received private let banner: Subject<String?>
    @Forwarded private let transform: ([Post]) -> [String]
    private var cancellables = Set<Cancellable>()
    public private(set) var lines = [String]() { didSet { changes += lines.count } }
    public private(set) var changes = 0

    public init(posts: Subject<[Post]>, banner: Subject<String?>, transform: @escaping ([Post]) -> [String]) {
        (self.posts, self.banner, self.transform) = (posts, banner, transform)
        posts.sink { [unowned self] in lines = transform($0) }.store(in: &cancellables)
        banner.sink { [unowned self] in if let line = $0 { lines.append(line) } }.store(in: &cancellables)
    }
}
//: App/main.swift
import Feed
import Heirloom
import Streams

@Instantiable
struct FeedScope: Instantiable {
    @Forwarded let limit: Int
    @Instantiated let posts: Subject<Array<Post>>
    @Instantiated let banner: Subject<Optional<String>>
    @Instantiated let modelBuilder: Instantiator<FeedModel>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let scopeBuilder: Instantiator<FeedScope>
}

let scope = App().scopeBuilder.instantiate(limit: 3)
let model = scope.modelBuilder.instantiate { $0.map { $0.text.uppercased() } }
scope.posts.send([Post(text: "a"), Post(text: "b")])
print(model.lines, model.changes)
//: prints
// ["A", "B"] 3
