// A closure runs in the isolation of its type, or in any isolation if the closure or its function is '@Sendable'.

//: App/App.swift
import Heirloom

@MainActor final class Model { let title: String; init(title: String) { self.title = title } }
struct Settings: Sendable { let title: String }

@MainActor @Instantiable
final class Screen: Instantiable {
    @Received let settings: Settings
    @Instantiated({ (settings: Settings) in Model(title: settings.title) }) let model: Model
    @Instantiated({ (settings: Settings, page: Int) in "\(settings.title) \(page)" })
    let title: @Sendable (_ page: Int) -> String
    @Instantiated({ @Sendable () -> Int in 3 }) let count: Int
}

@Instantiable
actor Cache: Instantiable {
    @Received let settings: Settings
    @Instantiated({ (settings: Settings) in [settings.title] }) let titles: [String]
}

@MainActor @Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ Settings(title: "Home") }) let settings: Settings
    @Instantiated let screen: Screen
    @Instantiated let cache: Cache
}

//: App/main.swift
let app = App()
print(app.screen.model.title, app.screen.title(2), app.screen.count, app.cache.titles)

//: generated App
import Heirloom

extension App {
    init() {
        let settings = App.heirloomFactory_settings()
        let screen = App.heirloomMakeScreen(settings: settings)
        let cache = App.heirloomMakeCache(settings: settings)
        self.init(settings: settings, screen: screen, cache: cache)
    }

    private static func heirloomMakeScreen(settings: Settings) -> Screen {
        let model = Screen.heirloomFactory_model(settings: settings)
        let title: @Sendable (_ page: Int) -> String = { page in  // Screen.title
            Screen.heirloomFactory_title(settings: settings, page: page)
        }
        let count = Screen.heirloomFactory_count()
        return Screen(settings: settings, model: model, title: title, count: count)
    }

    private nonisolated static func heirloomMakeCache(settings: Settings) -> Cache {
        let titles = Cache.heirloomFactory_titles(settings: settings)
        return Cache(settings: settings, titles: titles)
    }
}

//: prints
// Home Home 2 3 ["Home"]
