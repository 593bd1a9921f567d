// A bus that is generic over its events, aliases of specializations, and types that receive one through its alias.
//: Events/Bus.swift
import Heirloom

public final class Bus<Event> {
    private var handlers: [(Event) -> Void] = []
    public init() {}
    public func send(_ event: Event) { handlers.forEach { $0(event) } }
    public func listen(_ handler: @escaping (Event) -> Void) { handlers.append(handler) }
}

public enum AppEvent { case opened(String), closed }
public typealias AppBus = Bus<AppEvent>
public typealias ErrorBus = Bus<any Error>

@Instantiable
extension Bus: Instantiable {
    public static func instantiate() -> Bus<AppEvent> { AppBus() }
    public static func instantiate() -> Bus<any Error> { Bus<any Error>() }
}
//: Windows/Windows.swift
import Events
import Heirloom

@Instantiable
public final class WindowList: Instantiable {
    @Received private let appBus: Bus<AppEvent>
    public private(set) var names: [String] = []

    public init(appBus: AppBus) {
        self.appBus = appBus
        appBus.listen { [weak self] event in
            switch event {
            case .opened(let name): self?.names.append(name)
            case .closed: self?.names.removeLast()
            }
        }
    }
}

@Instantiable
public struct Alerts: Instantiable {
    @Received private let errorBus: ErrorBus
    public func fail(_ error: any Error) { errorBus.send(error) }
}
//: App/main.swift
import Events
import Heirloom
import Windows

@Instantiable
struct Desktop: Instantiable {
    @Instantiated let windowList: WindowList
    @Instantiated let alerts: Alerts
    @Instantiated let appBus: AppBus
    @Instantiated let errorBus: Bus<any Error>
}

struct Full: Error {}
let desktop = Desktop()
desktop.errorBus.listen { print("error \($0)") }
desktop.appBus.send(.opened("a"))
desktop.appBus.send(.opened("b"))
desktop.appBus.send(.closed)
print(desktop.windowList.names)
desktop.alerts.fail(Full())
//: prints
// ["a"]
// error Full()
