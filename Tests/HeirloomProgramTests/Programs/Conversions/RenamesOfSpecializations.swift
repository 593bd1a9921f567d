// Renames to base classes with other arguments, to protocols with arguments, and to wrappers of a specialization.
//: Core/Core.swift
public protocol Source<Element> { associatedtype Element; func next() -> Element? }
open class Feed<Element>: Source { public var list: [Element]; public init(list: [Element]) { self.list = list }; public func next() -> Element? { list.first } }
public final class TextFeed: Feed<String> {}
open class PairFeed<First, Second>: Feed<(First, Second)> {}
public struct AnySource<Element>: Source {
    let run: () -> Element?
    public init(_ source: some Source<Element>) { run = source.next }
    public func next() -> Element? { run() }
}
//: App/App.swift
import Core
import Heirloom

@Instantiable
extension TextFeed: Instantiable {
    static func instantiate() -> TextFeed { TextFeed(list: ["t"]) }
}

final class Numbers: PairFeed<Int, Bool> {}

@Instantiable
extension Numbers: Instantiable {
    static func instantiate() -> Numbers { Numbers(list: [(1, true)]) }
}

@Instantiable
struct Screen: Instantiable {
    @Received let feed: Feed<String>
    @Received let source: any Source<String>
    @Received let wrapped: AnySource<String>
    @Received let pairs: Feed<(Int, Bool)>
    @Received let middle: PairFeed<Int, Bool>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let textFeed: TextFeed
    @Received(fulfilledByDependencyNamed: "textFeed", ofType: TextFeed.self) let feed: Feed<String>
    @Received(fulfilledByDependencyNamed: "feed", ofType: Feed<String>.self) let source: any Source<String>
    @Received(fulfilledByDependencyNamed: "textFeed", ofType: TextFeed.self, erasedToConcreteExistential: true) let wrapped: AnySource<String>
    @Instantiated let numbers: Numbers
    @Received(fulfilledByDependencyNamed: "numbers", ofType: Numbers.self) let pairs: Feed<(Int, Bool)>
    @Received(fulfilledByDependencyNamed: "numbers", ofType: Numbers.self) let middle: PairFeed<Int, Bool>
    @Instantiated let screen: Screen
}
//: App/main.swift
let screen = App().screen
print(screen.feed.next()!, screen.source.next()!, screen.wrapped.next()!, screen.pairs.next()!.0, screen.middle === screen.pairs)
//: prints
// t t t 1 true
