import Heirloom
import WeatherModels
import WeatherServices

/// What is expected.
@Instantiable
package struct Outlook: Instantiable {
    @Received private let client: any Client
    @Received private let forecaster: any Forecaster

    package init(client: any Client, forecaster: any Forecaster) {
        self.client = client
        self.forecaster = forecaster
    }

    func tomorrow() async throws -> Observation {
        forecaster.tomorrow(after: try await client.observations())
    }
}
