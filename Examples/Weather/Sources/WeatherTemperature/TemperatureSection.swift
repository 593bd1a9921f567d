import Heirloom
import WeatherModels
import WeatherServices

@Instantiable(fulfillingAdditionalTypes: [ReportSection.self])
package struct TemperatureSection: Instantiable, ReportSection {
    package init() {}

    package func line(for day: Observation) -> String {
        "temperature: \(day.celsius) °C"
    }
}
