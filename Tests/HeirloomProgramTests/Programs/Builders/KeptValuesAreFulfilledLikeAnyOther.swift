// A cached instance is fulfilled like any other, through a protocol, a named type, a wrapper or an alias, and its function may
// be optional. It is not built until it is requested.

//: App/Types.swift
import Heirloom

protocol Screen { var title: String { get } }

struct AnyScreen {
    let title: String
    init(_ screen: some Screen) {
        title = "any " + screen.title
        print("wraps", screen.title)
    }
}

typealias MakeScreen = () -> any Screen

@Instantiable(fulfillingAdditionalTypes: [Screen.self])
struct Home: Screen, Instantiable {
    let title = "home"
    init() { print("builds home") }
}

@Instantiable
struct List: Screen, Instantiable {
    @Instantiated let home: Home
    var title: String { "list" }
}

@Instantiable
struct Reader: Instantiable {
    @Received(onlyIfAvailable: true) let home: MakeScreen?
    @Received(onlyIfAvailable: true) let map: (() -> any Screen)?
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated(lifetime: .lazy) let home: MakeScreen
    @Instantiated(fulfilledByType: "List", lifetime: .lazy) let list: (() -> any Screen)?
    @Instantiated(fulfilledByType: "List", erasedToConcreteExistential: true, lifetime: .lazy)
    let anyList: () -> AnyScreen?
    @Instantiated(lifetime: .lazy) let never: () -> Home
    @Instantiated let reader: Reader

    init(
        home: @escaping MakeScreen,
        list: (() -> any Screen)?,
        anyList: @escaping () -> AnyScreen?,
        never: @escaping () -> Home,
        reader: Reader
    ) {
        self.home = home
        self.list = list
        self.anyList = anyList
        self.never = never
        self.reader = reader
    }
}

//: App/main.swift
let app = App()
print(app.home().title, app.reader.home!().title, app.reader.map == nil)
print(app.list!().title, app.list!().title)
print(app.anyList()!.title, app.anyList()!.title)

//: prints
// builds home
// home home true
// builds home
// list list
// builds home
// wraps list
// any list any list
