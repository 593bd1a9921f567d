// A dependency received only if available must be optional, also behind an alias; an instantiated one may be a collection.

//: option uncovers=missing-dependency
//: App/App.swift
import Heirloom

protocol Plugin {}

typealias MaybeClock = Clock?
typealias Watch = Clock
typealias Plugins = [any Plugin]

@Instantiable
final class Clock: Instantiable {}

@Instantiable
struct Page: Instantiable {
    @Received(onlyIfAvailable: true) let clock: MaybeClock
    @Received(fulfilledByDependencyNamed: "clock", ofType: MaybeClock.self, onlyIfAvailable: true) let timer: Clock?
    @Received(onlyIfAvailable: true) let watch: Watch
    @Received(onlyIfAvailable: true) let plugins: Plugins
    @Instantiated(onlyIfAvailable: true) let own: Watch
    @Instantiated(onlyIfAvailable: true) let all: Plugins
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let clock: Clock
    @Instantiated let page: Page
}

//: diagnostics
// App/App.swift:16:42: error: 'watch' is received only if available, so its type must be optional, not 'Watch' [only-if-available-not-optional]
// App/App.swift:17:42: error: 'plugins' is received only if available, so its type must be optional, not 'Plugins' [only-if-available-not-optional]
// App/App.swift:18:46: error: 'own' is instantiated only if available, so its type must be optional or a collection, not 'Watch' [only-if-available-not-optional]

//: fix-its
// App/App.swift:16:42: would fix: make 'watch' optional [only-if-available-not-optional]
// App/App.swift:16:49: note: replace 'Watch' with 'Watch?'
// App/App.swift:16:42: could fix: remove 'onlyIfAvailable: true' [only-if-available-not-optional]
// App/App.swift:16:14: note: remove '(onlyIfAvailable: true)'
// App/App.swift:17:42: would fix: make 'plugins' optional [only-if-available-not-optional]
// App/App.swift:17:51: note: replace 'Plugins' with 'Plugins?'
// App/App.swift:17:42: could fix: remove 'onlyIfAvailable: true' [only-if-available-not-optional]
// App/App.swift:17:14: note: remove '(onlyIfAvailable: true)'
// App/App.swift:18:46: would fix: make 'own' optional [only-if-available-not-optional]
// App/App.swift:18:51: note: replace 'Watch' with 'Watch?'
// App/App.swift:18:46: could fix: remove 'onlyIfAvailable: true' [only-if-available-not-optional]
// App/App.swift:18:18: note: remove '(onlyIfAvailable: true)'
