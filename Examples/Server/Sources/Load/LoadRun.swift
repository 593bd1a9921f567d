import AsyncHTTPClient
import Foundation

/// Requests for one paste, sent to two servers on loopback in turn, so that other work on the machine concerns both.
struct LoadRun {
    private static let connections = 8
    private static let rounds = 6
    /// The peak of memory that a server may reach.
    private static let megabytesAllowed = 100
    let seconds: Double

    func run() async throws {
        let servers = try Wiring.allCases.map { try ServerProcess($0) }
        var requests: [HTTPClientRequest] = []
        for server in servers { requests.append(try await addPaste(to: server)) }
        var latencies = servers.map { _ in Latencies() }
        let slice = Duration.seconds(seconds) / (servers.count * (Self.rounds + 1))
        // The first round is not counted: it opens connections and fills caches.
        for round in 0...Self.rounds {
            for index in round.isMultiple(of: 2) ? [0, 1] : [1, 0] {
                let measured = try await send(requests[index], for: slice)
                if round > 0 { latencies[index].add(measured) }
            }
        }
        let peaks = try servers.map { try $0.stop() }

        let measuredSeconds = slice / .seconds(1) * Double(Self.rounds)
        row("", ["generated", "by hand"])
        row("requests per second", latencies.map { "\(Int(Double($0.count) / measuredSeconds))" })
        row("p50, µs", latencies.map { "\($0.microseconds(of: 0.5))" })
        row("p99, µs", latencies.map { "\($0.microseconds(of: 0.99))" })
        row("peak memory, MB", peaks.map { "\($0)" })
        row("building a scope, ns", servers.map { "\($0.nanosecondsOfScope)" })
        if let peak = peaks.max(), peak > Self.megabytesAllowed { throw LoadError.memory(megabytes: peak) }
    }

    private func row(_ title: String, _ values: [String]) {
        let cells =
            [title.padding(toLength: 22, withPad: " ", startingAt: 0)]
            + values.map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }
        print(cells.joined(separator: "  "))
    }

    /// Adds a paste. Returns the request that reads it.
    private func addPaste(to server: ServerProcess) async throws -> HTTPClientRequest {
        let url = "http://127.0.0.1:\(server.port)/pastes"
        var request = HTTPClientRequest(url: url)
        request.method = .POST
        request.headers.add(name: "Authorization", value: "Bearer \(Wiring.token)")
        request.body = .bytes(Data(#"{"text": "\#(String(repeating: "text ", count: 50))"}"#.utf8))
        struct Added: Decodable { let id: UUID }
        let added = try JSONDecoder().decode(Added.self, from: try await body(of: request))
        request.method = .GET
        request.body = nil
        request.url = "\(url)/\(added.id)"
        return request
    }

    private func send(_ request: HTTPClientRequest, for duration: Duration) async throws -> Latencies {
        let clock = ContinuousClock()
        let end = clock.now + duration
        return try await withThrowingTaskGroup(of: Latencies.self) { group in
            for _ in 0..<Self.connections {
                group.addTask {
                    var latencies = Latencies()
                    while clock.now < end {
                        let start = clock.now
                        _ = try await body(of: request)
                        latencies.add(clock.now - start)
                    }
                    return latencies
                }
            }
            return try await group.reduce(into: Latencies()) { $0.add($1) }
        }
    }

    private func body(of request: HTTPClientRequest) async throws -> Data {
        let response = try await HTTPClient.shared.execute(request, timeout: .seconds(10))
        guard (200..<300).contains(response.status.code) else {
            throw LoadError.refused(status: response.status.code)
        }
        return Data(try await response.body.collect(upTo: 1 << 16).readableBytesView)
    }
}

enum LoadError: Error {
    case noServer
    case failedServer
    case refused(status: UInt)
    case memory(megabytes: Int)
}
