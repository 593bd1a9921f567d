// A value of a main-actor protocol may have any type, and so is only Sendable if the protocol declares it.
//: App/Session.swift
import Heirloom

@MainActor
protocol Screen: AnyObject {
    func show()
}

@MainActor
protocol SafeScreen: Sendable {
    func show()
}

protocol Router: SafeScreen {}

protocol Store {
    var count: Int { get }
}

protocol SafeStore: Store, Sendable {}

@MainActor
final class Window {
    var title = ""
}

@Instantiable
struct ScreenReport: Instantiable {
    @Received let screen: any Screen
    let text = "screen"
}

@Instantiable
struct SafeScreenReport: Instantiable {
    @Received let safeScreen: any SafeScreen
    let text = "safeScreen"
}

@Instantiable
struct RouterReport: Instantiable {
    @Received let router: any Router
    let text = "router"
}

@Instantiable
struct StoreReport: Instantiable {
    @Received let store: any Store
    let text = "store"
}

@Instantiable
struct SafeStoreReport: Instantiable {
    @Received let safeStore: any SafeStore
    let text = "safeStore"
}

@Instantiable
struct BothReport: Instantiable {
    @Received let both: any Store & Sendable
    let text = "both"
}

@Instantiable
struct ShownReport: Instantiable {
    @Received let shown: any Screen & Store
    let text = "shown"
}

@Instantiable
struct WindowReport: Instantiable {
    @Received let window: Window
    let text = "window"
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let screen: any Screen
    @Forwarded let safeScreen: any SafeScreen
    @Forwarded let router: any Router
    @Forwarded let store: any Store
    @Forwarded let safeStore: any SafeStore
    @Forwarded let both: any Store & Sendable
    @Forwarded let shown: any Screen & Store
    @Forwarded let window: Window
    @Instantiated let 1️⃣screenReportBuilder: SendableInstantiator<ScreenReport>
    @Instantiated let safeScreenReportBuilder: SendableInstantiator<SafeScreenReport>
    @Instantiated let routerReportBuilder: SendableInstantiator<RouterReport>
    @Instantiated let 2️⃣storeReportBuilder: SendableInstantiator<StoreReport>
    @Instantiated let safeStoreReportBuilder: SendableInstantiator<SafeStoreReport>
    @Instantiated let bothReportBuilder: SendableInstantiator<BothReport>
    @Instantiated let 3️⃣shownReportBuilder: SendableInstantiator<ShownReport>
    @Instantiated let windowReportBuilder: SendableInstantiator<WindowReport>

    func reports() async -> [String] {
        var lines: [String] = []
        let screen = screenReportBuilder
        lines.append(await Task.detached { screen.instantiate().text }.value)
        let safeScreen = safeScreenReportBuilder
        lines.append(await Task.detached { safeScreen.instantiate().text }.value)
        let router = routerReportBuilder
        lines.append(await Task.detached { router.instantiate().text }.value)
        let store = storeReportBuilder
        lines.append(await Task.detached { store.instantiate().text }.value)
        let safeStore = safeStoreReportBuilder
        lines.append(await Task.detached { safeStore.instantiate().text }.value)
        let both = bothReportBuilder
        lines.append(await Task.detached { both.instantiate().text }.value)
        let shown = shownReportBuilder
        lines.append(await Task.detached { shown.instantiate().text }.value)
        let window = windowReportBuilder
        lines.append(await Task.detached { window.instantiate().text }.value)
        return lines
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: refused
// 1️⃣ not-sendable
// 2️⃣ not-sendable
// 3️⃣ not-sendable
