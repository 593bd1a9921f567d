// A weak reference, which must be optional, receives a dependency that an ancestor provides as nonoptional.
//: Legacy/Legacy.swift
public final class AnalyticsManager: @unchecked Sendable {
    public static let shared = AnalyticsManager()
    public private(set) var events: [String] = []
    private init() {}
    public func track(_ event: String) { events.append(event) }
}

public class SettingsManager {
    nonisolated(unsafe) public static var `default`: SettingsManager { _default }
    nonisolated(unsafe) private static let _default = SettingsManager()
    public var theme = "light"
    init() {}
}
//: Bridges/Bridges.swift
import Heirloom
public import Legacy

public protocol Tracking: AnyObject { func track(_ event: String) }
extension AnalyticsManager: Tracking {}

@Instantiable(fulfillingAdditionalTypes: [(any Tracking).self])
extension AnalyticsManager: Instantiable {
    public static func instantiate() -> Self { shared as! Self }
}

@Instantiable
extension SettingsManager: Instantiable {
    public static func instantiate(theme: String? = nil, tracking: any Tracking, _ flags: Int...) -> SettingsManager {
        let manager = SettingsManager.default
        manager.theme = theme ?? "dark"
        tracking.track(manager.theme)
        return manager
    }
}
//: App/main.swift
import Bridges
import Heirloom
import Legacy

@Instantiable
final class Screen: Instantiable {
    @Received private let settings: SettingsManager
    @Received private weak var 1️⃣tracking: (any Tracking)?
    func open() -> String {
        tracking?.track("open")
        return settings.theme
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let tracking: any Tracking
    @Instantiated let settings: SettingsManager
    @Instantiated let screen: Screen
}

print(App().screen.open(), AnalyticsManager.shared.events)
//: refused
// 1️⃣ missing-dependency
