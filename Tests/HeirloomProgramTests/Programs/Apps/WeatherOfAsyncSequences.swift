// A weather app with async streams: services provide 'AsyncStream's and sequences as dependencies, and tasks are children of
// models.
//: Streams/Streams.swift
public struct Reading: Sendable, Equatable { public var degrees: Double; public init(_ degrees: Double) { self.degrees = degrees } }
public protocol WeatherService: Sendable {
    associatedtype Readings: AsyncSequence & Sendable where Readings.Element == Reading
    func readings(for city: String) -> Readings
}
public struct Preferences: Sendable { public enum Unit: Sendable { case celsius, kelvin }; public var unit: Unit
    public init(unit: Unit = .celsius) { self.unit = unit } }
//: Services/Services.swift
import Heirloom
import Streams

@Instantiable
public struct CannedWeather: WeatherService, Instantiable {
    public init() {}
    public func readings(for city: String) -> AsyncStream<Reading> {
        AsyncStream { continuation in
            for degree in 1...3 { continuation.yield(Reading(Double(degree * city.count))) }
            continuation.finish()
        }
    }
}

@Instantiable
public actor Averages: Instantiable {
    @Received private let weather: any WeatherService
    @Received private let preferences: Preferences
    private var sum = 0.0

    public func average(_ city: String) async throws -> Double {
        func run<Service: WeatherService>(_ service: Service) async throws -> Double {
            var count = 0.0
            for try await reading in service.readings(for: city) { sum += reading.degrees; count += 1 }
            return sum / count + (preferences.unit == .kelvin ? 273 : 0)
        }
        return try await run(weather)
    }
}
//: App/main.swift
import Heirloom
import Services
import Streams

@MainActor
@Instantiable
final class CityModel: Instantiable {
    @Forwarded private let city: String
    @Received private let averages: Averages
    private(set) var text = ""
    func load() async throws { text = "\(city): \(try await averages.average(city))" }
    deinit {}
}

@MainActor
@Instantiable
final class Root: Instantiable {
    @Forwarded private let preferences: Preferences
    @Instantiated(fulfilledByType: "CannedWeather") private let weather: any WeatherService
    @Instantiated private let averages: Averages
    @Instantiated private let cities: Instantiator<CityModel>
    func show(_ city: String) async throws -> String {
        let model = cities.instantiate(city: city)
        try await model.load()
        return model.text
    }
}

@MainActor
@Instantiable
struct App: Instantiable { @Instantiated let roots: Instantiator<Root> }

print(try await App().roots.instantiate(preferences: Preferences(unit: .kelvin)).show("Oslo"))
//: prints
// Oslo: 281.0
