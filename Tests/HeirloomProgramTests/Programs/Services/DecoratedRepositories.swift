// A repository is decorated twice, by caching and by logging: each receives the inner one under the name of its layer.
//: Core/Core.swift
import Heirloom

public protocol WeatherSource: AnyObject { func degrees(_ city: String) -> Int }

@Instantiable
public final class RemoteSource: WeatherSource, Instantiable {
    public private(set) var requests = 0
    public init() {}
    public func degrees(_ city: String) -> Int {
        requests += 1
        return city.count
    }
}

@Instantiable
public final class CachedSource: WeatherSource, Instantiable {
    @Received private let remote: any WeatherSource
    private var cache: [String: Int] = [:]
    public func degrees(_ city: String) -> Int {
        if let hit = cache[city] { return hit }
        cache[city] = remote.degrees(city)
        return cache[city]!
    }
}

@Instantiable
public final class LoggedSource: WeatherSource, Instantiable {
    @Instantiated(fulfilledByType: "CachedSource") private let cached: any WeatherSource
    public private(set) lazy var lines: [String] = []
    public init(cached: any WeatherSource) { self.cached = cached }
    public func degrees(_ city: String) -> Int {
        lines.append(city)
        return cached.degrees(city)
    }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct Report: Instantiable {
    @Received let source: any WeatherSource
    @Received(fulfilledByDependencyNamed: "source", ofType: (any WeatherSource).self) let outer: any WeatherSource
    func text() -> String { "\(source.degrees("Oslo")) \(outer === source)" }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let inner: RemoteSource
    @Received(fulfilledByDependencyNamed: "inner", ofType: RemoteSource.self) let remote: any WeatherSource
    @Instantiated(fulfilledByType: "LoggedSource") let source: any WeatherSource
    @Instantiated let report: Report
}

let app = App()
print(app.report.text(), app.report.text(), app.inner.requests)
//: prints
// 4 true 4 true 1
