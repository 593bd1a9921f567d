// Attributes in every layout: qualified, on separate lines, under '#if', next to others, with comments, semicolons and string
// forms.
//: Core/Core.swift
import Heirloom

public protocol Clock: Sendable { var now: Int { get } }
public protocol Named {}

@Heirloom.Instantiable(
    isRoot: false, fulfillingAdditionalTypes: [
        (any Clock).self,
        // Named.self,
        /* and */ (Named).self,
    ]
)
@frozen
public struct SystemClock: Heirloom.Instantiable, Clock, Named { public var now: Int { 4 }; public init() {} }
//: App/main.swift
import Heirloom; import Core

@Instantiable @MainActor
final class Screen
: Instantiable, /* nothing */ Sendable { @Received let clock: any Clock; @Forwarded let name: String, id: Int
    var text: String { "\(name)\(id) at \(clock.now)" } }

@Heirloom.Instantiable()
@MainActor struct App: Heirloom.Instantiable {
    @Heirloom.Instantiated(fulfilledByType: #"SystemClock"#) let clock: any Clock
    @Instantiated /* builds
        /* nested */ screens */ internal let screens: Instantiator<Screen>
    #if os(Linux)
    @Instantiated let other: Other
    #else
    @Instantiated let another: Other
    #endif
}

@Instantiable struct Other: Instantiable { init() {} }

print(App().screens.instantiate(name: "a", id: 1).text)
//: prints
// a1 at 4
