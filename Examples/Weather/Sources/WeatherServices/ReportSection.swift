import WeatherModels

/// A line of the report. The report collects every type that lists this protocol, and knows none of them.
package protocol ReportSection: Sendable {
    func line(for day: Observation) -> String
}
