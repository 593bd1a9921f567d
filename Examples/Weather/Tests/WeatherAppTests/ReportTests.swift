import HeirloomInterception
import Testing
import WeatherModels
import WeatherServices

@testable import WeatherFeatures

/// A part of the tree, with doubles above and below it.
@Suite struct ReportTests {
    private let timings = PerformanceInterceptor()

    private func report(of client: any Client) -> Report {
        Report.mock(
            sections: [Degrees()],
            client: client,
            forecaster: AverageForecaster(),
            retry: RetryInterceptor(attempts: 2, backoff: .constant(.zero)),
            timings: timings
        )
    }

    @Test func theStationIsAskedOnce() async throws {
        let client = CountingClient()
        let report = report(of: client)
        #expect(try await report.text() == "day 3\n  20.0\ntomorrow\n  20.0")
        #expect(await client.count == 1)
    }

    @Test func aDownloadThatFailsIsTriedAgain() async throws {
        let client = CountingClient(failures: 1)
        #expect(try await report(of: client).text() == "day 3\n  20.0\ntomorrow\n  20.0")
        #expect(await client.count == 2)
        #expect(timings.functions.map(\.function) == ["CachingClient.download()"])
        #expect(timings.functions.map(\.count) == [1])
    }

    @Test func withoutObservationsThereIsNoReport() async throws {
        let report = Report.mock(
            sections: [],
            client: CountingClient(),
            forecaster: AverageForecaster(),
            retry: RetryInterceptor(attempts: 1),
            timings: timings,
            overrides: .init(client: { _, _, _ in Nothing() })
        )
        #expect(try await report.text() == "no observations")
    }
}

private struct Lost: Error {}

private actor CountingClient: Client {
    private let failures: Int
    private(set) var count = 0

    init(failures: Int = 0) {
        self.failures = failures
    }

    func observations() async throws -> [Observation] {
        count += 1
        if count <= failures { throw Lost() }
        return [Observation(day: 3, celsius: 20, rain: 0, wind: 0)]
    }
}

private final class Nothing: Client {
    func observations() async throws -> [Observation] { [] }
}

private struct Degrees: ReportSection {
    func line(for day: Observation) -> String { "\(day.celsius)" }
}
