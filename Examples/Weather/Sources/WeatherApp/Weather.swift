import Heirloom
import HeirloomInterception
import WeatherFeatures
import WeatherModels
import WeatherServices

/// The root of the tree. `init(options:) async throws(Mistake)` is written by Heirloom, and so is everything that it calls.
@Instantiable(isRoot: true)
struct Weather: Instantiable {
    @Forwarded let options: Options
    /// Opened at the start.
    @Instantiated(fulfilledByType: "StationFile") let client: any Client
    /// A mistake stays one; anything else may be a connection that is lost for a moment.
    @Instantiated({ RetryInterceptor(attempts: 3) { !($0 is Mistake) } }) let retry: RetryInterceptor
    @Instantiated({ PerformanceInterceptor() }) let timings: PerformanceInterceptor
    /// Every section of every module that this one depends on.
    @Instantiated let sections: [any ReportSection]
    @Instantiated(isLocal: true) let average: () -> AverageForecaster
    @Instantiated(isLocal: true) let trend: () -> TrendForecaster
    /// Chosen by the command line; the other one is never built.
    @Instantiated({
        (options: Options, average: () -> AverageForecaster, trend: () -> TrendForecaster)
            -> any Forecaster in
        switch options.method {
        case .average: average()
        case .trend: trend()
        }
    }) let forecaster: any Forecaster
    /// Opened when the first report is kept.
    @Instantiated(lifetime: .lazy) let journal: @Sendable () async throws -> any Journal
    @Instantiated let report: Report

    func run() async throws -> String {
        let text = try await report.text()
        if options.journal != nil { try await journal().add(text) }
        return text
    }
}
