// A protocol on the main actor isolates types that conform in their declarations; types that conform in an extension keep their
// isolation.
//: App/Screens.swift
import Heirloom

@MainActor
protocol Screen {
    func show() -> String
}

@Instantiable
final class Settings: Instantiable {
    let name = "settings"
}

extension Settings: Screen {
    func show() -> String { "shown" }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let settings: Settings
    @Instantiated let panelBuilder: Instantiator<Panel>

    nonisolated func names() -> String {
        panelBuilder.instantiate().settings.name
    }
}

@Instantiable
struct Panel: Instantiable {
    @Received let settings: Settings
}
//: App/main.swift
let app = App()
print(app.names(), app.settings.show())
//: prints
// settings shown
