import WeatherModels

/// A line of the report. Whoever lists it is in it: the report knows none of them.
package protocol ReportSection: Sendable {
    func line(for day: Observation) -> String
}
