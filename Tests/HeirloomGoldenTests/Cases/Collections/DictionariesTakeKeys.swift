// A dictionary stores each type under its `key`: a string or integer, compared by value, or a case of an enum that was read.
// One key serves every dictionary with that key type.

//: App/App.swift
import Heirloom

enum Route: Hashable { case settings, `default` }

typealias Path = Route

protocol Screen { var name: String { get } }
protocol Sheet {}
protocol Code {}
protocol Text {}

@Instantiable(fulfillingAdditionalTypes: [Screen.self, Sheet.self], key: Route.settings)
struct Settings: Screen, Sheet, Instantiable {
    let name = "settings"
}

@Instantiable(fulfillingAdditionalTypes: [Screen.self], key: Path.default)
struct Home: Screen, Instantiable {
    let name = "home"
}

@Instantiable(fulfillingAdditionalTypes: [Code.self], key: 1_000)
struct Thousand: Code, Instantiable {}

@Instantiable(fulfillingAdditionalTypes: [Code.self], key: -0b11)
struct MinusThree: Code, Instantiable {}

@Instantiable(fulfillingAdditionalTypes: [Text.self], key: "a\"\u{62}\n")
struct Escaped: Text, Instantiable {}

@Instantiable(fulfillingAdditionalTypes: [Text.self], key: "b")
struct Plain: Text, Instantiable {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let screens: [Route: any Screen]
    @Instantiated let sheets: [Path: any Sheet]
    @Instantiated let codes: Dictionary<Int16, any Code>
    @Instantiated let texts: [String: any Text]
    @Instantiated(collecting: ["Home"]) let chosen: [Route: any Screen]
}

//: App/main.swift
let app = App()
print(app.screens[.default]!.name, app.screens[.settings]!.name, app.sheets.count, app.chosen.count)
print(type(of: app.codes[1000]!), type(of: app.codes[-3]!), app.texts.keys.sorted())

//: generated App
import Heirloom

extension App {
    init() {
        let screens: [Route: any Screen] = [Path.`default`: Home(), Route.settings: Settings()]  // App.screens
        let sheets: [Path: any Sheet] = [Route.settings: Settings()]  // App.sheets
        let codes: Dictionary<Int16, any Code> = [-3: MinusThree(), 1000: Thousand()]  // App.codes
        let texts: [String: any Text] = ["a\"b\u{a}": Escaped(), "b": Plain()]  // App.texts
        let chosen: [Route: any Screen] = [Path.`default`: Home()]  // App.chosen
        self.init(screens: screens, sheets: sheets, codes: codes, texts: texts, chosen: chosen)
    }
}

//: prints
// home settings 1 1
// Thousand MinusThree ["a\"b\n", "b"]
