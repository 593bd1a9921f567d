// The elements of a dictionary have unique keys of the dictionary's key type. A static property of an enum is not a key.

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

// What a static property is, only running shows: it may be another key.
enum Tab { case home, feed }
extension Tab { static var first: Tab { .home } }

@Instantiable(fulfillingAdditionalTypes: [Screen.self, Page.self], key: Tab.first)
struct FirstPage: Screen, Page, Instantiable {}

@Instantiable(fulfillingAdditionalTypes: [Page.self], key: Tab.home)
struct HomePage: Page, Instantiable {}

protocol Page {}

@Instantiable(fulfillingAdditionalTypes: [Operation.self], key: 255)
struct Halt: Operation, Instantiable {}

@Instantiable(fulfillingAdditionalTypes: [Operation.self], key: 256)
struct Jump: Operation, Instantiable {}

@Instantiable(fulfillingAdditionalTypes: [Operation.self], key: -1)
struct Wait: Operation, Instantiable {}

protocol Operation {}

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
    @Instantiated let pages: [Tab: any Page]
    @Instantiated let operations: [UInt8: any Operation]
    @Instantiated(collecting: ["Wait"]) let signed: [Int8: any Operation]
    @Instantiated(collecting: ["Halt"]) let texts: [String: any Operation]
    @Instantiated(collecting: ["First"]) let letters: [Character: any Word]
}

//: diagnostics
// App/App.swift:65:23: error: 'Home' and 'Start' have the same key in 'screens: [Route: any Screen]' of 'App' [duplicate-key]
// App/App.swift:8:62: note: 'Home' declares its key here
// App/App.swift:11:62: note: 'Start' declares its key here
// App/App.swift:65:23: note: give each a unique key, or list only one of them in 'collecting'
// App/App.swift:65:23: error: 'FirstPage' and 'Help' have no key of type 'Route' for 'screens: [Route: any Screen]' of 'App' [missing-key]
// App/App.swift:34:73: note: this key is not a string, an integer or an enum case of that type
// App/App.swift:15:8: note: give it a key: '@Instantiable(key: …)'
// App/App.swift:66:23: error: 'AlsoSixteen' and 'Sixteen' have the same key in 'codes: [Int: any Code]' of 'App' [duplicate-key]
// App/App.swift:24:60: note: 'AlsoSixteen' declares its key here
// App/App.swift:21:60: note: 'Sixteen' declares its key here
// App/App.swift:66:23: note: give each a unique key, or list only one of them in 'collecting'
// App/App.swift:66:23: error: 'Named' has no key of type 'Int' for 'codes: [Int: any Code]' of 'App' [missing-key]
// App/App.swift:27:60: note: this key is not a string, an integer or an enum case of that type
// App/App.swift:67:23: error: 'Second' has no key of type 'String' for 'words: [String: any Word]' of 'App' [missing-key]
// App/App.swift:59:8: note: give it a key: '@Instantiable(key: …)'
// App/App.swift:68:23: error: 'FirstPage' has no key of type 'Tab' for 'pages: [Tab: any Page]' of 'App' [missing-key]
// App/App.swift:34:73: note: this key is not a string, an integer or an enum case of that type
// App/App.swift:71:45: error: 'Halt' has no key of type 'String' for 'texts: [String: any Operation]' of 'App' [missing-key]
// App/App.swift:42:65: note: this key is not a string, an integer or an enum case of that type
// App/App.swift:72:46: error: 'First' has no key of type 'Character' for 'letters: [Character: any Word]' of 'App' [missing-key]
// App/App.swift:55:60: note: this key is not a string, an integer or an enum case of that type
