// `erasedToConcreteExistential: true` wraps each element.

//: App/App.swift
import Heirloom

struct AnyScreen {
    let name: String
    init(_ screen: some Named) { name = screen.name }
}

protocol Named { var name: String { get } }

@Instantiable(fulfillingAdditionalTypes: [AnyScreen.self])
struct Home: Named, Instantiable {
    let name = "home"
}

@Instantiable(fulfillingAdditionalTypes: [AnyScreen.self])
struct Help: Named, Instantiable {
    @Instantiated let index: Index
    let name = "help"
}

@Instantiable
struct Index: Instantiable {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated(erasedToConcreteExistential: true) let screens: [AnyScreen]
    @Instantiated(erasedToConcreteExistential: true) let makers: [() -> AnyScreen]
}

//: App/main.swift
let app = App()
print(app.screens.map(\.name), app.makers.map { $0().name })

//: generated App
import Heirloom

extension App {
    init() {
        let screens: [AnyScreen] = [AnyScreen(App.heirloomMakeHelp()), AnyScreen(Home())]  // App.screens
        let makers: [() -> AnyScreen] = [  // App.makers
            {
                AnyScreen(App.heirloomMakeHelp())
            },
            {
                AnyScreen(Home())
            }
        ]
        self.init(screens: screens, makers: makers)
    }

    private static func heirloomMakeHelp() -> Help {
        let index = Index()
        return Help(index: index)
    }
}

//: prints
// ["help", "home"] ["help", "home"]
