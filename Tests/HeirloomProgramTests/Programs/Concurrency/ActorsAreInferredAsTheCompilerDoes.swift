// A nonisolated root awaits exactly the types that the compiler infers to be on an actor: through a superclass, through
// protocols that agree, and through overridden or synthesized initializers.
//: option swift=6.1 nonisolated protocols
//: Core/Actors.swift
@globalActor
public actor Disk {
    public static let shared = Disk()
}

@MainActor public protocol Navigating {}
@Disk public protocol Storing {}
public protocol Routing: Navigating {}
nonisolated public protocol Logging: Navigating {}
public protocol Plain {}
@MainActor public protocol Starting { init() }

open class Base { public init() {} }
@MainActor open class Screen { public init() {} }
open class Tab: Screen {}
@MainActor open class Model { nonisolated public init() {} }

//: App/Types.swift
import Core
import Heirloom

@Instantiable final class Part: Instantiable, Sendable {}

// Nobody writes an initializer where the first name may be that of a superclass.
@Instantiable final class ProtocolFirst: Navigating, Instantiable {}
@Instantiable final class ProtocolLast: Instantiable, Navigating {}
@Instantiable final class WithNumber: Navigating, Instantiable { private let number: Int = 1 }
@MainActor final class Cursor { init() {} }
@Instantiable final class WithCursor: Navigating, Instantiable { private let cursor: Cursor = Cursor() }

// What two actors claim is on none.
@Instantiable final class Torn: Navigating, Storing, Instantiable, Sendable {}
@Instantiable final class TornToo: Storing, Routing, Instantiable, Sendable { @Instantiated let part: Part }
@Instantiable final class Agreeing: Routing, Navigating, Instantiable { @Instantiated let part: Part }
@Instantiable final class Silent: Logging, Instantiable, Sendable { @Instantiated let part: Part }
@Instantiable final class Mixed: Plain, Navigating, Instantiable { @Instantiated let part: Part }

// An initializer is where the one is that it overrides.
@Instantiable final class Overriding: Base, Navigating, Instantiable { override init() {} }
@Instantiable @MainActor final class Claiming: Base, Instantiable { override init() {} }
class Unwritten {}
@Instantiable final class Inheriting: Unwritten, Navigating, Instantiable {}
@Instantiable final class Own: Base, Navigating, Instantiable { @Instantiated let part: Part }
@Instantiable final class Below: Tab, Storing, Instantiable {}
@Instantiable final class Free: Model, Instantiable { override init() {} }
@Instantiable final class Required: Starting, Instantiable { init() {} }

@Instantiable struct Slow: Instantiable { init() async {} }

@Instantiable(isRoot: true)
struct Root: Instantiable {
    @Instantiated let slow: Slow
    @Instantiated let protocolFirst: ProtocolFirst
    @Instantiated let protocolLast: ProtocolLast
    @Instantiated let withNumber: WithNumber
    @Instantiated let withCursor: WithCursor
    @Instantiated let torn: Torn
    @Instantiated let tornToo: TornToo
    @Instantiated let agreeing: Agreeing
    @Instantiated let silent: Silent
    @Instantiated let mixed: Mixed
    @Instantiated let overriding: Overriding
    @Instantiated let claiming: Claiming
    @Instantiated let inheriting: Inheriting
    @Instantiated let own: Own
    @Instantiated let below: Below
    @Instantiated let free: Free
    @Instantiated let required: Required
}

//: App/main.swift
_ = await Root()
print("built")

//: prints
// built
