import Heirloom
import WeatherModels
import WeatherServices

/// Asks another client once. It is built for `client` and receives `client`: it gets the one from above.
@Instantiable
package actor CachingClient: Instantiable, Client {
    @Received private let client: any Client
    private var known: [Observation]?

    package init(client: any Client) {
        self.client = client
    }

    package func observations() async throws -> [Observation] {
        if let known { return known }
        let observations = try await client.observations()
        known = observations
        return observations
    }
}
