// Mocks of another module's protocols, where the main actor is the default of both modules, or of that one alone, are received
// by doubles that are built in nonisolated code. Requirements of nonisolated protocols stay nonisolated in them.

//: option configuration=debug
//: option swift=6.2 default isolation
//: option swiftc Core=-default-isolation MainActor
//: option swiftc Inferring=-enable-upcoming-feature InferIsolatedConformances
//: option swiftc App=-default-isolation MainActor
//: Core/Core.swift
import Heirloom

#HeirloomConfiguration(defaultIsolation: "MainActor")

public protocol Router {
    func open(_ screen: String)
    var count: Int { get set }
}

public protocol Deep: Router {
    func close() async
}

public nonisolated protocol Counting {
    func next() -> Int
    @MainActor func show() -> Int
    static var first: Int { get }
}

public protocol Sequenced: Counting, AnyObject {
    init(start: Int)
    nonisolated func last() async -> Int
}

@Instantiable
public final class Screen: Instantiable {
    @Received public let router: any Router
    @Received public let deep: any Deep
    @Received public let sequence: any Sequenced

    public init(router: any Router, deep: any Deep, sequence: any Sequenced) {
        (self.router, self.deep, self.sequence) = (router, deep, sequence)
    }
}

//: Inferring/Pad.swift
import Core
import Heirloom

#HeirloomConfiguration(additionalMocksToGenerate: ["Router", "Pad"])

@Instantiable
struct Pad: Instantiable {
    @Received let router: any Router
}

//: App/Doubles.swift
import Core
import Heirloom

#HeirloomConfiguration(
    additionalMocksToGenerate: ["Router", "Deep", "Sequenced", "Own", "Screen", "Panel"],
    defaultIsolation: "MainActor"
)

protocol Own {
    func size() -> Int
}

@Instantiable
struct Panel: Instantiable {
    @Received let own: any Own
    @Received let router: any Router
}

//: App/main.swift
import Core

let router = MockRouter()
let screen = Screen.mock(router: router)
screen.router.open("home")
(screen.sequence as! MockSequenced).mock.next.returns(4)
print(Panel.mock().own is MockOwn)
print(router.mock.open.calls, screen.sequence.next(), screen.deep is MockDeep)

//: prints
// true
// ["home"] 4 true
