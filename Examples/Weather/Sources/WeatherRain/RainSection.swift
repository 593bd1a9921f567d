import Heirloom
import WeatherModels
import WeatherServices

@Instantiable(fulfillingAdditionalTypes: [ReportSection.self])
package struct RainSection: Instantiable, ReportSection {
    package init() {}

    package func line(for day: Observation) -> String {
        day.rain > 0 ? "rain: \(day.rain) mm" : "rain: none"
    }
}
