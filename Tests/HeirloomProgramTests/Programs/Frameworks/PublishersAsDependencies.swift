// Publishers and subjects are dependencies with their own types, and erased ones with their output types.
//: option frameworks=apple

//: App/Publishers.swift
import Combine
import Heirloom

enum Event { case opened, closed }

typealias Events = PassthroughSubject<Event, Never>

@Instantiable
extension PassthroughSubject: @retroactive Instantiable {
    static func instantiate() -> PassthroughSubject<Event, Never> { PassthroughSubject<Event, Never>() }
}

@Instantiable
struct Ticks: Publisher, Instantiable {
    typealias Output = Int
    typealias Failure = Never

    @Received private let events: Events
}

@Instantiable
final class Monitor: Instantiable {
    @Received private let ticks: AnyPublisher<Int, Never>
    @Received(
        fulfilledByDependencyNamed: "events",
        ofType: Events.self,
        erasedToConcreteExistential: true
    )
    private let stream: AnyPublisher<Event, Never>
    @Forwarded private let done: CurrentValueSubject<Bool, Never>
    private var cancellables: Set<AnyCancellable> = []

    func start() {
        ticks.sink { _ in }.store(in: &cancellables)
        stream.sink { [done] in done.send($0 == .closed) }.store(in: &cancellables)
    }
}

@Instantiable
final class Hub: Instantiable {
    @Instantiated let events: Events
    @Instantiated(fulfilledByType: "Ticks", erasedToConcreteExistential: true)
    private let ticks: AnyPublisher<Int, Never>
    @Instantiated private let monitorBuilder: Instantiator<Monitor>

    func open() -> Monitor {
        defer { events.send(.opened) }
        return monitorBuilder.instantiate(done: CurrentValueSubject(false))
    }
}

func hub() -> Monitor { Hub().open() }

//: compiles
