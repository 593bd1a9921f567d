// A collection in a test double has an entry for each element. The closure that replaces the whole collection takes the
// dependencies of its elements. Entries of every shape are replaced with the same spelling.

//: option flags=DEBUG
//: App/App.swift
import Heirloom

protocol Plugin { var name: String { get } }
protocol Analytics {}
struct NoAnalytics: Analytics {}

@Instantiable
struct Language: Instantiable {
    let code: String
    init(code: String = "en") { self.code = code }
}

@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: "export")
struct Export: Plugin, Instantiable {
    let name: String
    init(name: String = "export") { self.name = name }
}

@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: "spell")
struct Spelling: Plugin, Instantiable {
    @Received let language: Language
    @Instantiated let words: Words
    var name: String { "spell \(language.code) \(words.count)" }
}

@Instantiable
struct Words: Instantiable {
    let count: Int
    init(count: Int = 9) { self.count = count }
}

@Instantiable
struct Menu: Instantiable {
    @Received let plugins: [any Plugin]
}

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Instantiated let language: Language
    @Instantiated let plugins: [any Plugin]
    @Instantiated let makers: [String: @Sendable () -> any Plugin]
    @Instantiated(onlyIfAvailable: true) let analytics: (any Analytics)?
    @Instantiated(onlyIfAvailable: true) let others: [any Analytics]
    @Instantiated let menu: Menu
}

//: App/main.swift
#if DEBUG
struct Fake: Plugin { let name: String }

func show(_ app: App) {
    let made = app.makers.sorted { $0.key < $1.key }.map { $0.value().name }
    print(app.menu.plugins.map(\.name), made, app.analytics != nil, app.others.count)
}

show(.mock())
show(
    .mock(
        overrides: .init(
            plugins: .init(export: .init(name: "exported"), spelling: .init(words: .init(count: 1))),
            makers: .init(spelling: .init(build: { language, _ in Fake(name: language.code) })),
            analytics: { NoAnalytics() },
            others: { [NoAnalytics()] }
        )
    )
)
var overrides = App.MockOverrides()
overrides.replace(\.language.code, with: "de")
overrides.replace(\.plugins) { language in [Fake(name: "fake " + language.code)] }
overrides.replace(\.makers.spelling.words) { Words(count: $0 + 1) }
overrides.replace(\.analytics) { NoAnalytics() }
show(.mock(overrides: overrides))
#else
print(App().menu.plugins.map(\.name))
#endif

//: prints
// ["export", "spell en 9"]

//: prints with DEBUG
// ["export", "spell en 9"] ["export", "spell en 9"] false 0
// ["exported", "spell en 1"] ["export", "en"] true 1
// ["fake de"] ["export", "spell de 10"] true 0
