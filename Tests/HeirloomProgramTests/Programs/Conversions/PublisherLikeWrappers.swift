// Publishers are erased as in Combine; the wrapper's initializer is in a constrained extension.
//: Streams/Publisher.swift
public protocol Publisher<Output> {
    associatedtype Output
    func first() -> Output
}
public struct AnyPublisher<Output>: Publisher {
    let make: () -> Output
    public func first() -> Output { make() }
}
//: Streams/AnyPublisher+Erasing.swift
extension AnyPublisher {
    public init<P: Publisher>(_ publisher: P) where P.Output == Output {
        self.init(make: publisher.first)
    }
}
public final class AnyCancellable {
    let cancelled: () -> String
    public init(_ cancel: @escaping () -> String) { cancelled = cancel }
    public convenience init<C: Cancellable>(_ cancellable: C) { self.init(cancellable.cancel) }
    public func cancel() -> String { cancelled() }
}
public protocol Cancellable {
    func cancel() -> String
}
//: App/main.swift
import Heirloom
import Streams

@Instantiable
struct Ticker: Instantiable, Publisher, Cancellable {
    func first() -> Int { 7 }
    func cancel() -> String { "stopped" }
}
@Instantiable
struct Listener: Instantiable {
    @Received let ticks: AnyPublisher<Int>
}
@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "Ticker", erasedToConcreteExistential: true) let ticks: AnyPublisher<Int>
    @Instantiated(fulfilledByType: "Ticker", erasedToConcreteExistential: true) let stop: AnyCancellable
    @Instantiated(fulfilledByType: "Ticker") let typed: any Publisher<Int>
    @Instantiated let listener: Listener
}

let app = App()
print(app.ticks.first(), app.stop.cancel(), app.typed.first(), app.listener.ticks.first())
//: prints
// 7 stopped 7 7
