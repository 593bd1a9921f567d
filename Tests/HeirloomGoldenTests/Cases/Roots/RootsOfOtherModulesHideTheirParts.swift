// A marked root of another module is built by the initializer that is generated there if its parts are not visible. A root
// with visible parts is built part by part, like any other type.

//: option swift=6.2 values that are not Sendable return to an actor
//: Features/Features.swift
import Heirloom

public protocol Clock { var seconds: Int { get } }
public protocol Storage { var path: String { get } }
public enum Fault: Error { case disk }

@Instantiable
final class Cylinder: Instantiable {
    @Received private let clock: any Clock
    @Received private let name: String

    var text: String { "\(name) \(clock.seconds)" }
}

@Instantiable(isRoot: true)
public final class Engine: Instantiable {
    @Forwarded private let name: String
    @Forwarded private let clock: any Clock
    @Instantiated private let cylinder: Cylinder

    init(name: String, clock: any Clock, cylinder: Cylinder) {
        self.name = name
        self.clock = clock
        self.cylinder = cylinder
    }

    public var text: String { cylinder.text }
}

@Instantiable
struct Disk: Instantiable {
    @available(macOS 26, *)
    init() async throws(Fault) {}
}

@Instantiable(isRoot: true, fulfillingAdditionalTypes: [Storage.self])
public struct DiskStorage: Instantiable, Storage {
    @Instantiated let disk: Disk
    public var path: String { "disk" }

    init(disk: Disk) { self.disk = disk }
}

@MainActor
@Instantiable
final class Style: Instantiable {}

@MainActor
@Instantiable(isRoot: true)
public final class Theme: Instantiable {
    @Instantiated let style: Style

    init(style: Style) { self.style = style }
}

@Instantiable
public struct Leaf: Instantiable { public init() {} }

@Instantiable(isRoot: true)
public struct Tree: Instantiable {
    @Instantiated public let leaf: Leaf

    public init(leaf: Leaf) { self.leaf = leaf }
}

//: Car/Car.swift
import Features
import Heirloom

@Instantiable
struct Wheel: Instantiable {}

@Instantiable(isRoot: true)
public struct Car: Instantiable {
    @Forwarded let clock: any Clock
    @Instantiated let makeEngine: (_ name: String, _ clock: any Clock) -> Engine
    @Instantiated let wheel: Wheel

    init(clock: any Clock, makeEngine: @escaping (_ name: String, _ clock: any Clock) -> Engine, wheel: Wheel) {
        self.clock = clock
        self.makeEngine = makeEngine
        self.wheel = wheel
    }

    public var text: String { makeEngine("car", clock).text }
}

//: App/App.swift
import Car
import Features
import Heirloom

@Instantiable
struct FixedClock: Instantiable, Clock {
    var seconds: Int { 7 }
}

@Instantiable(isRoot: true, generateMock: true)
final class App: Instantiable {
    @Instantiated(fulfilledByType: "FixedClock") let clock: any Clock
    @Instantiated let carBuilder: Instantiator<Car>
    @Instantiated(fulfilledByType: "Engine") let engineBuilder: ErasedInstantiator<(clock: any Clock, name: String), Engine>
    @Instantiated let storage: any Storage
    @Instantiated let makeTheme: @MainActor () -> Theme
    @Instantiated let tree: Tree
}

//: App/main.swift
let app = try await App()
print(app.carBuilder.instantiate(clock: app.clock).text)
print(app.engineBuilder.instantiate((clock: app.clock, name: "engine")).text, app.storage.path)

//: generated
//: generated Features
import Heirloom

@available(macOS 26, *)
extension DiskStorage {
    public init() async throws(Fault) {
        let disk = try await Disk()
        self.init(disk: disk)
    }
}

extension Engine {
    public convenience init(name: String, clock: any Clock) {
        let cylinder = Cylinder(clock: clock, name: name)
        self.init(name: name, clock: clock, cylinder: cylinder)
    }
}

extension Theme {
    public convenience init() {
        let style = Style()
        self.init(style: style)
    }
}

extension Tree {
    public init() {
        let leaf = Leaf()
        self.init(leaf: leaf)
    }
}

extension InstantiatorProtocol where T == Engine {
    public func instantiate(name: String, clock: any Clock) -> Engine {
        instantiate((name: name, clock: clock))
    }
}

//: generated Car
import Features
import Heirloom

extension Car {
    public init(clock: any Clock) {
        let makeEngine: (_ name: String, _ clock: any Clock) -> Engine = { name, clock in
            Engine(name: name, clock: clock)
        }
        let wheel = Wheel()
        self.init(clock: clock, makeEngine: makeEngine, wheel: wheel)
    }
}

extension InstantiatorProtocol where T == Car {
    public func instantiate(clock: any Clock) -> Car {
        instantiate(clock)
    }
}

//: generated App
import Car
import Features
import Heirloom

@available(macOS 26, *)
extension App {
    convenience init() async throws(Fault) {
        let clock: any Clock = FixedClock()  // App.clock
        let carBuilder = Instantiator<Car> { clock in
            Car(clock: clock)
        }
        let engineBuilder = ErasedInstantiator<(clock: any Clock, name: String), Engine> { clock, name in
            Engine(name: name, clock: clock)
        }
        let storage: any Storage = try await DiskStorage()  // App.storage
        let makeTheme: @MainActor () -> Theme = {  // App.makeTheme
            Theme()
        }
        let tree = App.heirloomMakeTree()
        self.init(
            clock: clock,
            carBuilder: carBuilder,
            engineBuilder: engineBuilder,
            storage: storage,
            makeTheme: makeTheme,
            tree: tree
        )
    }

    private static func heirloomMakeTree() -> Tree {
        let leaf = Leaf()
        return Tree(leaf: leaf)
    }
}

#if DEBUG
@available(macOS 26, *)
extension App {
    /// Overrides for tests and previews below `App`.
    typealias MockOverrides = HeirloomAppMockOverrides

    /// Builds `App` and its dependencies for tests and previews.
    static func mock(
        overrides: MockOverrides = MockOverrides(),
        strict: Bool = false
    ) async throws(Fault) -> App {
        let own = HeirloomAppOverrides(
            clock: overrides.clock,
            carBuilder: overrides.carBuilder,
            engineBuilder: overrides.engineBuilder,
            storage: overrides.storage,
            makeTheme: overrides.makeTheme,
            tree: overrides.tree
        )
        return try await HeirloomMocks.makeApp(overrides: own, heirloomStrict: HeirloomStrict(strict, "App"))
    }
}

/// Overrides for tests and previews below `App`.
@available(macOS 26, *)
struct HeirloomAppMockOverrides: HeirloomOverriding {
    var clock: (() -> any Clock)?
    var carBuilder: ((any Clock) -> Car)?
    var engineBuilder: ((String, any Clock) -> Engine)?
    var storage: (() async throws(Fault) -> any Storage)?
    var makeTheme: (@MainActor @Sendable () -> Theme)?
    private var keptTree: [HeirloomTreeOverrides]

    init(
        clock: (() -> any Clock)? = nil,
        carBuilder: ((any Clock) -> Car)? = nil,
        engineBuilder: ((String, any Clock) -> Engine)? = nil,
        storage: (() async throws(Fault) -> any Storage)? = nil,
        makeTheme: (@MainActor @Sendable () -> Theme)? = nil,
        tree: HeirloomTreeOverrides? = nil
    ) {
        self.clock = clock
        self.carBuilder = carBuilder
        self.engineBuilder = engineBuilder
        self.storage = storage
        self.makeTheme = makeTheme
        keptTree = tree.map { [$0] } ?? []
    }

    var tree: HeirloomTreeOverrides {
        get { keptTree.first ?? HeirloomTreeOverrides() }
        set { keptTree = [newValue] }
    }

    struct HeirloomValues: HeirloomValueOverriding {
        let heirloomBox: HeirloomBox<HeirloomAppMockOverrides>
        var clock: HeirloomValue<any Clock, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.clock = { value.value } }
        }
        var carBuilder: HeirloomValue<Car, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.carBuilder = { _ in value.value } }
        }
        var engineBuilder: HeirloomValue<Engine, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.engineBuilder = { _, _ in value.value } }
        }
        var storage: HeirloomValue<any Storage, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.storage = { value.value } }
        }
        var makeTheme: HeirloomValue<Theme, HeirloomKind.SendableValue> {
            .init { value in heirloomBox.overrides.makeTheme = { value.value } }
        }
        var tree: HeirloomTreeOverrides.HeirloomValues {
            .init(heirloomBox: .init(heirloomBox.overrides.tree) { heirloomBox.overrides.tree = $0 })
        }
    }
}

/// Overrides for tests and previews where `App` is built.
@available(macOS 26, *)
struct HeirloomAppOverrides: HeirloomReplaceable {
    var clock: (() -> any Clock)?
    var carBuilder: ((any Clock) -> Car)?
    var engineBuilder: ((String, any Clock) -> Engine)?
    var storage: (() async throws(Fault) -> any Storage)?
    var makeTheme: (@MainActor @Sendable () -> Theme)?
    private var keptTree: [HeirloomTreeOverrides]
    /// Builds a replacement from the dependencies of the original.
    var build: ((any Clock, Instantiator<Car>, ErasedInstantiator<(clock: any Clock, name: String), Engine>, any Storage, @escaping @MainActor () -> Theme, Tree) async throws(Fault) -> App)?

    init(
        clock: (() -> any Clock)? = nil,
        carBuilder: ((any Clock) -> Car)? = nil,
        engineBuilder: ((String, any Clock) -> Engine)? = nil,
        storage: (() async throws(Fault) -> any Storage)? = nil,
        makeTheme: (@MainActor @Sendable () -> Theme)? = nil,
        tree: HeirloomTreeOverrides? = nil,
        build: ((any Clock, Instantiator<Car>, ErasedInstantiator<(clock: any Clock, name: String), Engine>, any Storage, @escaping @MainActor () -> Theme, Tree) async throws(Fault) -> App)? = nil
    ) {
        self.clock = clock
        self.carBuilder = carBuilder
        self.engineBuilder = engineBuilder
        self.storage = storage
        self.makeTheme = makeTheme
        keptTree = tree.map { [$0] } ?? []
        self.build = build
    }

    var tree: HeirloomTreeOverrides {
        get { keptTree.first ?? HeirloomTreeOverrides() }
        set { keptTree = [newValue] }
    }

    /// Sets the closure that builds a replacement.
    mutating func replace(
        _ build: @escaping (any Clock, Instantiator<Car>, ErasedInstantiator<(clock: any Clock, name: String), Engine>, any Storage, @escaping @MainActor () -> Theme, Tree) async throws(Fault) -> App
    ) {
        self.build = build
    }
}

/// Overrides for tests and previews where `Tree` is built.
struct HeirloomTreeOverrides: HeirloomReplaceable {
    var leaf: (() -> Leaf)?
    /// Builds a replacement from the dependencies of the original.
    var build: ((Leaf) -> Tree)? { didSet { heirloomValue = nil } }
    /// A value in place of the original and of its parts.
    var heirloomValue: HeirloomConstant<Tree>?

    struct HeirloomValues: HeirloomValueOverriding, HeirloomValueEntry {
        let heirloomBox: HeirloomBox<HeirloomTreeOverrides>
        var leaf: HeirloomValue<Leaf, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.leaf = { value.value } }
        }
        var heirloomValue: HeirloomValue<Tree, HeirloomKind.Value> {
            .init { value in heirloomBox.overrides.heirloomValue = value }
        }
    }

    /// Sets the closure that builds a replacement.
    mutating func replace(_ build: @escaping (Leaf) -> Tree) {
        self.build = build
    }
}

/// Functions that build mocks and their dependencies.
private enum HeirloomMocks {
    @available(macOS 26, *)
    static func makeApp(
        overrides: HeirloomAppOverrides,
        heirloomStrict: HeirloomStrict
    ) async throws(Fault) -> App {
        let clock: any Clock = heirloomStrict.isReplaced(overrides.clock != nil, "clock") ? overrides.clock!() : FixedClock()  // App.clock
        let carBuilderReplacement = overrides.carBuilder
        let carBuilder = Instantiator<Car> { clock in
            heirloomStrict.isReplaced(carBuilderReplacement != nil, "carBuilder") ? carBuilderReplacement!(
                clock
            ) : Car(clock: clock)
        }
        let engineBuilderReplacement = overrides.engineBuilder
        let engineBuilder = ErasedInstantiator<(clock: any Clock, name: String), Engine> { clock, name in
            heirloomStrict.isReplaced(engineBuilderReplacement != nil, "engineBuilder") ? engineBuilderReplacement!(
                name,
                clock
            ) : Engine(name: name, clock: clock)
        }
        let storage: any Storage = try await heirloomStrict.isReplaced(overrides.storage != nil, "storage") ? overrides.storage!() : DiskStorage()  // App.storage
        let makeThemeReplacement = overrides.makeTheme
        let makeTheme: @MainActor () -> Theme = {  // App.makeTheme
            heirloomStrict.isReplaced(makeThemeReplacement != nil, "makeTheme") ? makeThemeReplacement!() : Theme()
        }
        let tree: Tree = HeirloomMocks.makeTree(
            overrides: overrides.tree,
            heirloomStrict: heirloomStrict.part("tree")
        )
        if let build = overrides.build {
            return try await build(clock, carBuilder, engineBuilder, storage, makeTheme, tree)
        }
        heirloomStrict.build()
        return App(
            clock: clock,
            carBuilder: carBuilder,
            engineBuilder: engineBuilder,
            storage: storage,
            makeTheme: makeTheme,
            tree: tree
        )
    }

    static func makeTree(overrides: HeirloomTreeOverrides, heirloomStrict: HeirloomStrict) -> Tree {
        if let value = overrides.heirloomValue { return value.value }
        let leaf: Leaf = heirloomStrict.isReplaced(overrides.leaf != nil, "leaf") ? overrides.leaf!() : Leaf()
        if let build = overrides.build {
            return build(leaf)
        }
        heirloomStrict.build()
        return Tree(leaf: leaf)
    }
}
#endif

//: prints
// car 7
// engine 7 disk
