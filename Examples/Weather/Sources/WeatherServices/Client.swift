import WeatherModels

/// Gives what a station has observed.
package protocol Client: AnyObject, Sendable {
    func observations() async throws -> [Observation]
}
