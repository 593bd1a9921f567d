// Factories that main-actor screens pass to background actors: erased and sendable builders with labeled tuples and closures.
//: Core/Core.swift
import Heirloom

public protocol Job: Sendable { func run() async -> String }

@Instantiable
public struct ResizeJob: Job, Instantiable {
    @Forwarded let width: Int
    @Forwarded let completion: @MainActor @Sendable (String) -> Void
    @Received let codec: any Codec
    public func run() async -> String {
        let text = "\(codec.name) \(width)"
        await completion(text)
        return text
    }
}

public protocol Codec: Sendable { var name: String { get } }

@Instantiable(fulfillingAdditionalTypes: [Codec.self])
public final class JPEG: Codec, Instantiable { public let name = "jpeg"; public init() {} }
//: App/main.swift
import Core
import Heirloom

@Instantiable
actor Queue: Instantiable {
    @Received private let jobBuilder: SendableErasedInstantiator<(width: Int, completion: @MainActor @Sendable (String) -> Void), any Job>
    private var done = 0
    func resize(_ width: Int, _ completion: @escaping @MainActor @Sendable (String) -> Void) async -> Int {
        _ = await jobBuilder.instantiate((width: width, completion: completion)).run()
        done += 1
        return done
    }
}

@MainActor
@Instantiable
final class Screen: Instantiable {
    @Instantiated private let queue: Queue
    private var log: [String] = []
    func tap() async -> String {
        let count = await queue.resize(10) { self.log.append($0) }
        return "\(count) \(log)"
    }
}

@MainActor
@Instantiable
struct App: Instantiable {
    @Instantiated let codec: any Codec
    @Instantiated(fulfilledByType: "ResizeJob")
    let jobBuilder: SendableErasedInstantiator<(width: Int, completion: @MainActor @Sendable (String) -> Void), any Job>
    @Instantiated let screen: Screen
}

print(await App().screen.tap())
//: prints
// 1 ["jpeg 10"]
