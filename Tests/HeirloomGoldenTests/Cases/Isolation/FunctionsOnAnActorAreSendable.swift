// A function on an actor can be stored in a type that is `Sendable`, and builds types of that actor wherever it was created.

//: App/App.swift
import Heirloom

@MainActor
@Instantiable
final class Model: Instantiable {}

@Instantiable
struct Screen: Instantiable, Sendable {
    @Instantiated let model: @MainActor @Sendable () -> Model
    @Instantiated(lifetime: .lazy) let cache: @MainActor @Sendable () -> Model
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let screen: Screen
}

//: App/main.swift
let screen = App().screen
print(screen.model() === screen.model(), screen.cache() === screen.cache())

//: generated App
import Heirloom

extension App {
    init() {
        let screen = App.heirloomMakeScreen()
        self.init(screen: screen)
    }

    private static func heirloomMakeScreen() -> Screen {
        let model: @MainActor @Sendable () -> Model = {  // Screen.model
            Model()
        }
        let keptCache = Kept<Model>.lazily("cache")
        let cache: @MainActor @Sendable () -> Model = {  // Screen.cache
            keptCache.value {
                Model()
            }
        }
        return Screen(model: model, cache: cache)
    }
}

//: prints
// false true
