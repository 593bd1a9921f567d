// The result of a function is fulfilled like any property: by a type that conforms to the protocol, by the type that is named,
// or by a wrapper.

//: App/Types.swift
import Heirloom

protocol Screen { var title: String { get } }

struct AnyScreen {
    let title: String
    init(_ screen: some Screen) { title = "any " + screen.title }
}

@Instantiable(fulfillingAdditionalTypes: [Screen.self])
struct Home: Screen, Instantiable {
    let title = "home"
}

@Instantiable
struct List: Screen, Instantiable {
    @Forwarded let title: String
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let makeHome: () -> any Screen
    @Instantiated(fulfilledByType: "List") let makeList: (_ title: String) -> any Screen
    @Instantiated(fulfilledByType: "List", erasedToConcreteExistential: true)
    let makeAny: (String) -> AnyScreen?
}

//: App/main.swift
let app = App()
print(app.makeHome().title, app.makeList("list").title, app.makeAny("x")!.title)

//: generated App
import Heirloom

extension App {
    init() {
        let makeHome: () -> any Screen = {  // App.makeHome
            Home()
        }
        let makeList: (_ title: String) -> any Screen = { title in  // App.makeList
            List(title: title)
        }
        let makeAny: (String) -> AnyScreen? = { title in  // App.makeAny
            AnyScreen(List(title: title))
        }
        self.init(makeHome: makeHome, makeList: makeList, makeAny: makeAny)
    }
}

extension InstantiatorProtocol where T == List {
    func instantiate(title: String) -> List {
        instantiate(title)
    }
}

//: prints
// home list any x
