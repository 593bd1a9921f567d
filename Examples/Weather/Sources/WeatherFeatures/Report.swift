import Heirloom
import WeatherModels
import WeatherServices

/// What is printed of a station. Everything below it shares one client, which asks the station once.
@Instantiable(generateMock: true)
package struct Report: Instantiable {
    @Instantiated(fulfilledByType: "CachingClient") private let client: any Client
    @Instantiated private let outlook: Outlook
    @Received private let sections: [any ReportSection]

    package init(client: any Client, outlook: Outlook, sections: [any ReportSection]) {
        self.client = client
        self.outlook = outlook
        self.sections = sections
    }

    package func text() async throws -> String {
        guard let today = try await client.observations().last else { return "no observations" }
        let tomorrow = try await outlook.tomorrow()
        return (["day \(today.day)"] + lines(for: today) + ["tomorrow"] + lines(for: tomorrow))
            .joined(separator: "\n")
    }

    private func lines(for day: Observation) -> [String] {
        sections.map { "  " + $0.line(for: day) }
    }
}
