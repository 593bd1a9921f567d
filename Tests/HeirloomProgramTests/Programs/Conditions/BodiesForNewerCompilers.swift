// Syntax for a newer compiler is in clauses that this one skips: outside, inside and around the tree.
//: option swift=6.3 unreadable text in a skipped clause of a type
//: Core/Clock.swift
import Heirloom

#if compiler(>=999)
public newtype ‘Clock’ = "an unterminated string
#endif
public protocol Clock { var hour: Int { get } }

#if !compiler(>=5.9) || (swift(<4) && LEGACY)
} } } ) ] no /* comment: #endif
#endif
*/ and more
#else
@Instantiable(fulfillingAdditionalTypes: [(any Clock).self])
public struct SystemClock: Instantiable, Clock {
    #if compiler(>=999)
    @Received let clock: ~~> (any
    #elseif compiler(>=5)
    public let hour = 7
    #else
    public let hour = #"
    #endif

    public init() {
        #if compiler(>=999) && DEBUG
        self ¬= { ( [ """
            #endif
            """
        #endif
    }
}
#endif
//: App/Alarm.swift
import Core
import Heirloom

@Instantiable(isRoot: true)
struct Alarm: Instantiable {
    @Instantiated let clock: any Clock
    @Instantiated let bell: Bell

    func ring() -> String {
        #if compiler(>=999)
        if case let .some(hour = clock ] ( ~>
        #endif
        return "\(clock.hour) \(bell.sound)"
    }
}

@Instantiable
#if compiler(>=999)
@newer('attribute', { )
#endif
struct Bell: Instantiable {
    @Received let clock: any Clock
    var sound: String { String(repeating: "dong ", count: clock.hour % 3) }
}
//: App/main.swift
print(Alarm().ring())
//: prints
// 7 dong 
