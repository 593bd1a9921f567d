/// What a station saw on one day, or what is expected of one.
package struct Observation: Sendable, Hashable {
    package var day: Int
    package var celsius: Double
    /// Millimetres.
    package var rain: Double
    /// Kilometres an hour.
    package var wind: Double

    package init(day: Int, celsius: Double, rain: Double, wind: Double) {
        self.day = day
        self.celsius = celsius
        self.rain = rain
        self.wind = wind
    }
}
