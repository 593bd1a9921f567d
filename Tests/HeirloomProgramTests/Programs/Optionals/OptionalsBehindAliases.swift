// Aliases spell the optional types of dependencies that are received, collected, instantiated and renamed.
//: option configuration=debug
//: App/App.swift
import Heirloom

protocol Plugin {}
protocol Filter {}

typealias MaybeTheme = Theme?
typealias MaybeMake = (() -> Theme)?
typealias Plugins = [any Plugin]
typealias MaybeFilters = [any Filter]?
typealias MaybePlugin = (any Plugin)?

@Instantiable
final class Theme: Instantiable {}

@Instantiable(fulfillingAdditionalTypes: [Plugin.self])
struct Spelling: Instantiable, Plugin {}

@Instantiable
struct Page: Instantiable {
    @Received(onlyIfAvailable: true) let theme: MaybeTheme
    @Received(onlyIfAvailable: true) let makeTheme: MaybeMake
    @Received(fulfilledByDependencyNamed: "theme", ofType: MaybeTheme.self, onlyIfAvailable: true) let look: Theme?
    @Received(onlyIfAvailable: true) let font: MaybeTheme
}

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Instantiated let theme: Theme
    @Instantiated let makeTheme: () -> Theme
    @Instantiated(onlyIfAvailable: true) let plugins: Plugins
    @Instantiated(onlyIfAvailable: true) let filters: MaybeFilters
    @Instantiated(onlyIfAvailable: true) let plugin: MaybePlugin
    @Instantiated let page: Page
}
//: App/main.swift
for app in [App(), App.mock()] {
    print(app.page.theme === app.theme, app.page.look === app.theme, app.page.makeTheme != nil, app.page.font == nil)
    print(app.plugins.count, app.filters == nil, app.plugin is Spelling)
}
//: prints
// true true true true
// 1 true true
// true true true true
// 1 true true
