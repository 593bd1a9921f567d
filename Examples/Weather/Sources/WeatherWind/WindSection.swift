import Heirloom
import WeatherModels
import WeatherServices

@Instantiable(fulfillingAdditionalTypes: [ReportSection.self])
package struct WindSection: Instantiable, ReportSection {
    package init() {}

    package func line(for day: Observation) -> String {
        "wind: \(day.wind) km/h"
    }
}
