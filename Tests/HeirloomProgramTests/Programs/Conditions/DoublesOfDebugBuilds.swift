// Debug builds have test doubles next to the real types, around types, imports, extensions and properties.
//: option configuration=debug
//: option flags=SNAPSHOTS
//: Doubles/Doubles.swift
import Heirloom

#if DEBUG
@Instantiable
public final class Recorder: Instantiable {
    public private(set) var events: [String] = []
    public init() {}
    public func record(_ event: String) { events.append(event) }
}
#endif
//: App/main.swift
#if DEBUG
import Doubles
#endif
import Heirloom

protocol Payments { func pay() -> String }

#if DEBUG
@Instantiable(fulfillingAdditionalTypes: [Payments.self])
struct FakePayments: Instantiable, Payments {
    @Received let recorder: Recorder
    func pay() -> String {
        recorder.record("paid")
        return "fake"
    }
}
#else
@Instantiable(fulfillingAdditionalTypes: [Payments.self])
struct CardPayments: Instantiable, Payments {
    @Received let terminal: Terminal
    func pay() -> String { "card" }
}
struct Terminal {}
#endif

struct Camera { let name: String }

#if SNAPSHOTS
@Instantiable
extension Camera: Instantiable {
    static func instantiate() -> Camera { Camera(name: "camera") }
}
#endif

@Instantiable(isRoot: true)
struct Shop: Instantiable {
    @Instantiated let payments: any Payments
    #if DEBUG
    @Instantiated let recorder: Recorder
    #endif
    #if SNAPSHOTS
    @Instantiated let camera: Camera
    #endif
}

let shop = Shop()
print(shop.payments.pay(), shop.recorder.events)
#if SNAPSHOTS
print(shop.camera.name)
#endif
//: prints
// fake ["paid"]
//: prints with SNAPSHOTS
// fake ["paid"]
// camera
