import Heirloom
import HeirloomInterception
import WeatherModels
import WeatherServices

/// Asks another client once. It is built for `client` and receives `client`: it gets the one from above.
@Instantiable
package actor CachingClient: Instantiable, Client {
    @Received private let client: any Client
    @Received private let retry: RetryInterceptor
    @Received private let timings: PerformanceInterceptor
    private var known: [Observation]?

    package init(client: any Client, retry: RetryInterceptor, timings: PerformanceInterceptor) {
        self.client = client
        self.retry = retry
        self.timings = timings
    }

    package func observations() async throws -> [Observation] {
        if let known { return known }
        let observations = try await download()
        known = observations
        return observations
    }

    @Intercepted(by: \CachingClient.timings, \CachingClient.retry)
    private func download() async throws -> [Observation] {
        try await client.observations()
    }
}
