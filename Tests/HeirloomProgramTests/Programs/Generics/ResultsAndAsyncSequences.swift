// Generic types of the standard library are forwarded and received, with long and short spellings.
//: Streams/Streams.swift
import Heirloom

public enum LoadError: Error, Equatable { case offline }

@Instantiable
public struct Reader: Instantiable {
    @Received private let events: AsyncStream<Int>
    @Received private let initial: Result<[String: Set<Int>], LoadError>
    @Received private let transform: (Int) async throws(LoadError) -> String

    public init(
        events: AsyncStream<Int>, initial: Result<Dictionary<String, Set<Int>>, LoadError>,
        transform: @escaping (Int) async throws(LoadError) -> String
    ) {
        self.events = events
        self.initial = initial
        self.transform = transform
    }

    public func read() async -> [String] {
        var lines: [String] = []
        if case .success(let values) = initial { lines.append("\(values.keys.sorted())") }
        for await event in events {
            do { lines.append(try await transform(event)) } catch { lines.append("\(error)") }
        }
        return lines
    }
}

@Instantiable
public struct Channel: Instantiable {
    @Forwarded private let events: AsyncStream<Swift.Int>
    @Forwarded private let initial: Swift.Result<[String: Set<Int>], LoadError>
    @Forwarded private let transform: (Int) async throws(LoadError) -> String
    @Instantiated public let reader: Reader
}
//: App/main.swift
import Heirloom
import Streams

@Instantiable
struct App: Instantiable {
    @Instantiated let channelBuilder: Instantiator<Channel>
}

let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
continuation.yield(1)
continuation.yield(2)
continuation.finish()
let channel = App().channelBuilder.instantiate(
    events: stream, initial: .success(["a": [1]]),
    transform: { (number: Int) async throws(LoadError) -> String in
        if number == 2 { throw .offline }
        return "event \(number)"
    })
print(await channel.reader.read())
//: prints
// ["[\"a\"]", "event 1", "offline"]
