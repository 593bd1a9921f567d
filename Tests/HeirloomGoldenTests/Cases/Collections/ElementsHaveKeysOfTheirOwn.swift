// What a dictionary collects has a key of the dictionary's type, and no two have the same.

//: App/App.swift
import Heirloom

enum Route { case home, settings }
struct Name: Hashable { static let first = Name() }

protocol Screen {}

@Instantiable(fulfillingAdditionalTypes: [Screen.self], key: Route.home)
struct Home: Screen, Instantiable {}

@Instantiable(fulfillingAdditionalTypes: [Screen.self], key: App.Path.home)
struct Start: Screen, Instantiable {}

@Instantiable(isRoot: false, fulfillingAdditionalTypes: [Screen.self], conformsElsewhere: true)
struct Help: Screen {}

extension Help: Instantiable {}

protocol Code {}

@Instantiable(fulfillingAdditionalTypes: [Code.self], key: 16)
struct Sixteen: Code, Instantiable {}

@Instantiable(fulfillingAdditionalTypes: [Code.self], key: 0x1_0)
struct AlsoSixteen: Code, Instantiable {}

@Instantiable(fulfillingAdditionalTypes: [Code.self], key: Name.first)
struct Named: Code, Instantiable {}

protocol Word {}

@Instantiable(fulfillingAdditionalTypes: [Word.self], key: "a")
struct First: Word, Instantiable {}

@Instantiable(isRoot: false, fulfillingAdditionalTypes: [Word.self], mockAttributes: "")
struct Second: Word, Instantiable {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    typealias Path = Route

    @Instantiated let screens: [Route: any Screen]
    @Instantiated let codes: [Int: any Code]
    @Instantiated let words: [String: any Word]
}

//: diagnostics
// App/App.swift:42:23: error: 'Home' and 'Start' have the same key in 'screens: [Route: any Screen]' of 'App' [duplicate-key]
// App/App.swift:8:62: note: the key of 'Home' is this
// App/App.swift:11:62: note: the key of 'Start' is this
// App/App.swift:42:23: error: 'Help' has no key of type 'Route', under which 'screens: [Route: any Screen]' of 'App' collects it [missing-key]
// App/App.swift:15:8: note: say its key: '@Instantiable(key: …)'
// App/App.swift:43:23: error: 'AlsoSixteen' and 'Sixteen' have the same key in 'codes: [Int: any Code]' of 'App' [duplicate-key]
// App/App.swift:24:60: note: the key of 'AlsoSixteen' is this
// App/App.swift:21:60: note: the key of 'Sixteen' is this
// App/App.swift:43:23: error: 'Named' has no key of type 'Int', under which 'codes: [Int: any Code]' of 'App' collects it [missing-key]
// App/App.swift:27:60: note: 'Name' is no enum that was read
// App/App.swift:44:23: error: 'Second' has no key of type 'String', under which 'words: [String: any Word]' of 'App' collects it [missing-key]
// App/App.swift:36:8: note: say its key: '@Instantiable(key: …)'
// App/App.swift:35:68: note: fix-it: give it a key: insert ', key: "second"'
