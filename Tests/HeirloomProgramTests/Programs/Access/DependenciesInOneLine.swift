// Stored properties with observers, tuples, several names, lazy values and defaults are declared among dependencies, and the
// macro leaves them alone.
//: App/App.swift
import Heirloom

@Instantiable
final class Clock: Instantiable {
    var ticks = 0, rate = 1.5
    let (hours, minutes) = (4, 5)
    lazy var text: String = { "\(hours):\(minutes) {" }()
    var watched: Int = 0 { didSet { ticks += 1 } willSet { rate = 2 } }
    var both: Int { get { ticks } set { ticks = newValue } }
    var optional: String?
    var implicit: Int!
    private var `private`: [String: [Int]] = ["a": [1, 2]]
    nonisolated(unsafe) static let shared = Clock(), other: Clock? = nil
    class var made: Int { 3 }
    subscript(index: Int) -> Int { index + (`private`["a"]?.count ?? 0) }
    deinit { _ = ticks }
}

@Instantiable
struct Screen: Instantiable {
    @Received let clock: Clock; var count = 0; let fixed: Int = 7
    @Instantiated
    let detail: Instantiator<Detail>
    weak var parent: Clock?
    unowned(unsafe) var raw: Clock? = nil
    nonisolated let id = "id"
    var closure: (Int) -> Int = { $0 > 1 ? $0 : -$0 }
}

@Instantiable
struct Detail: Instantiable {
    @Forwarded let title: String
}

@Instantiable
struct App: Instantiable {
    @Instantiated let clock: Clock
    @Instantiated let screen: Screen
}
//: App/main.swift
let app = App()
app.clock.watched = 3
print(app.screen.clock.ticks, app.clock[2], app.screen.fixed, app.screen.closure(-3))
//: prints
// 1 4 7 3
