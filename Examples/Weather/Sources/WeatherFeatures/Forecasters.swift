import Heirloom
import WeatherModels
import WeatherServices

/// Tomorrow is as all days were.
@Instantiable
package struct AverageForecaster: Instantiable, Forecaster {
    package init() {}

    package func tomorrow(after days: [Observation]) -> Observation {
        func average(_ value: KeyPath<Observation, Double>) -> Double {
            days.map { $0[keyPath: value] }.reduce(0, +) / Double(days.count)
        }
        return Observation(
            day: days[days.count - 1].day + 1,
            celsius: average(\.celsius),
            rain: average(\.rain),
            wind: average(\.wind)
        )
    }
}

/// Tomorrow goes on as the last two days did.
@Instantiable
package struct TrendForecaster: Instantiable, Forecaster {
    package init() {}

    package func tomorrow(after days: [Observation]) -> Observation {
        let last = days[days.count - 1]
        let before = days.count > 1 ? days[days.count - 2] : last
        func next(_ value: KeyPath<Observation, Double>) -> Double {
            2 * last[keyPath: value] - before[keyPath: value]
        }
        return Observation(
            day: last.day + 1,
            celsius: next(\.celsius),
            rain: max(0, next(\.rain)),
            wind: max(0, next(\.wind))
        )
    }
}
