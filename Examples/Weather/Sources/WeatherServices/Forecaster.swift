import WeatherModels

/// Says what tomorrow follows from the days before, of which there is at least one.
package protocol Forecaster: Sendable {
    func tomorrow(after days: [Observation]) -> Observation
}
