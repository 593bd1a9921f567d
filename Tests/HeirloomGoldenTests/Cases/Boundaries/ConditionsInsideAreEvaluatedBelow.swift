// A condition inside the tree of a boundary type is evaluated in its module. The modules above repeat it only if it changes
// what a function takes.

//: option flags=DEBUG
//: option view Kit=
//: Kit/Kit.swift
import Heirloom

@Instantiable
struct Cylinder: Instantiable {}

#if DEBUG
@Instantiable
struct Recorder: Instantiable {
    @Instantiated let cylinder: Cylinder
}
#endif

@Instantiable
public final class Engine: Instantiable {
    #if DEBUG
    @Instantiated let recorder: Recorder
    #else
    @Instantiated let cylinder: Cylinder
    #endif

    #if DEBUG
    init(recorder: Recorder) { self.recorder = recorder }
    public let text = "recorded"
    #else
    init(cylinder: Cylinder) { self.cylinder = cylinder }
    public let text = "plain"
    #endif
}

@Instantiable
public final class Wheel: Instantiable {
    #if DEBUG
    @Received let label: String
    #endif
    @Instantiated let cylinder: Cylinder

    #if DEBUG
    init(label: String, cylinder: Cylinder) {
        self.label = label
        self.cylinder = cylinder
    }
    public var text: String { label }
    #else
    init(cylinder: Cylinder) { self.cylinder = cylinder }
    public var text: String { "none" }
    #endif
}

#if DEBUG
public protocol Probe {
    var text: String { get }
}

@Instantiable(fulfillingAdditionalTypes: [Probe.self])
struct DebugProbe: Instantiable, Probe {
    let text = "probe"
}
#endif

//: App/App.swift
import Heirloom
import Kit

@Instantiable
extension String: @retroactive Instantiable {
    static func instantiate() -> String { "label" }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let label: String
    @Instantiated let engine: Engine
    @Instantiated let wheel: Wheel
    #if DEBUG
    @Instantiated let probe: any Probe
    #endif
}

//: App/main.swift
let app = App()
print(app.engine.text, app.wheel.text)
#if DEBUG
print(app.probe.text)
#endif

//: generated Kit
import Heirloom

/// Builds types of `Kit` for modules that do not see everything that the types take.
@_spi(Heirloom)
public enum HeirloomBuilds_Kit {
    #if DEBUG
    public nonisolated static func makeDebugProbe_Probe() -> any Probe {
        return DebugProbe()
    }
    #endif

    #if DEBUG
    public nonisolated static func makeEngine() -> Engine {
        let recorder = HeirloomBuilds_Kit.heirloomMakeRecorder()
        return Engine(recorder: recorder)
    }
    #else
    public nonisolated static func makeEngine() -> Engine {
        let cylinder = Cylinder()
        return Engine(cylinder: cylinder)
    }
    #endif

    #if DEBUG
    public nonisolated static func makeWheel(label: String) -> Wheel {
        let cylinder = Cylinder()
        return Wheel(label: label, cylinder: cylinder)
    }
    #else
    public nonisolated static func makeWheel() -> Wheel {
        let cylinder = Cylinder()
        return Wheel(cylinder: cylinder)
    }
    #endif

    #if DEBUG
    private nonisolated static func heirloomMakeRecorder() -> Recorder {
        let cylinder = Cylinder()
        return Recorder(cylinder: cylinder)
    }
    #endif
}

//: generated App
import Heirloom
@_spi(Heirloom) import Kit

extension App {
    #if DEBUG
    init() {
        let label = String.instantiate()
        let engine = HeirloomBuilds_Kit.makeEngine()
        let wheel = HeirloomBuilds_Kit.makeWheel(label: label)
        let probe = HeirloomBuilds_Kit.makeDebugProbe_Probe()
        self.init(label: label, engine: engine, wheel: wheel, probe: probe)
    }
    #else
    init() {
        let label = String.instantiate()
        let engine = HeirloomBuilds_Kit.makeEngine()
        let wheel = HeirloomBuilds_Kit.makeWheel()
        self.init(label: label, engine: engine, wheel: wheel)
    }
    #endif
}

//: prints
// plain none

//: prints with DEBUG
// recorded label
// probe
