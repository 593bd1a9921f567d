import Testing
import WeatherModels
import WeatherServices

@testable import WeatherFeatures

/// A part of the tree, with doubles above and below it.
@Suite struct ReportTests {
    @Test func theStationIsAskedOnce() async throws {
        let client = CountingClient()
        let report = Report.mock(sections: [Degrees()], client: client, forecaster: AverageForecaster())
        #expect(try await report.text() == "day 3\n  20.0\ntomorrow\n  20.0")
        #expect(await client.count == 1)
    }

    @Test func withoutObservationsThereIsNoReport() async throws {
        let report = Report.mock(
            sections: [],
            client: CountingClient(),
            forecaster: AverageForecaster(),
            overrides: .init(client: { _ in Nothing() })
        )
        #expect(try await report.text() == "no observations")
    }
}

private actor CountingClient: Client {
    private(set) var count = 0

    func observations() async throws -> [Observation] {
        count += 1
        return [Observation(day: 3, celsius: 20, rain: 0, wind: 0)]
    }
}

private final class Nothing: Client {
    func observations() async throws -> [Observation] { [] }
}

private struct Degrees: ReportSection {
    func line(for day: Observation) -> String { "\(day.celsius)" }
}
