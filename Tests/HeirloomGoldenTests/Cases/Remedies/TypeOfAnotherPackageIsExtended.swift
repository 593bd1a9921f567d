// A type of another package is made instantiable by an extension with a retroactive conformance. Extensions are not suggested
// for types that cannot have them.

//: Core/Motor.swift
public struct Motor {
    public init() {}
}

//: App/Sync.swift
import Core
import Foundation
import Heirloom

@Instantiable
extension Motor {
    static func instantiate() -> Motor { Motor() }
}

@Instantiable
extension Calendar {
    static func instantiate() -> Calendar { .current }
}

@Instantiable
extension Progress {
    static func instantiate() -> Progress { Progress() }
}

@Instantiable
final class Retry: Instantiable {
    @Received let limit: Int
}

@Instantiable
final class Sync: Instantiable {
    @Instantiated let defaults: UserDefaults
    @Instantiated let numbers: [Int]
    @Instantiated let pair: (Int, String)
    @Instantiated let limit: Int
    @Instantiated let retry: Retry
    @Instantiated let motor: Motor
    @Instantiated let calendar: Calendar
    @Instantiated let progress: Progress
}

//: App/main.swift
printTree(Sync())

//: diagnostics
// App/Sync.swift:6:11: error: '@Instantiable' type 'Motor' must conform to 'Instantiable'; if it conforms elsewhere, write 'conformsElsewhere: true' [missing-conformance]
// App/Sync.swift:11:11: error: '@Instantiable' type 'Calendar' must conform to 'Instantiable'; if it conforms elsewhere, write 'conformsElsewhere: true' [missing-conformance]
// App/Sync.swift:16:11: error: '@Instantiable' type 'Progress' must conform to 'Instantiable'; if it conforms elsewhere, write 'conformsElsewhere: true' [missing-conformance]
// App/Sync.swift:27:23: error: 'Sync' instantiates 'defaults: UserDefaults', but no type fulfills 'UserDefaults' [nothing-fulfills]
// App/Sync.swift:27:23: note: to declare how it is built, write '@Instantiable extension UserDefaults: @retroactive Instantiable { static func instantiate() -> UserDefaults { … } }'
// App/Sync.swift:27:23: note: to give it one value, write 'let defaults: UserDefaults = …' without '@Instantiated'
// App/Sync.swift:28:23: error: 'Sync' instantiates 'numbers: [Int]', but no type fulfills '[Int]' [nothing-fulfills]
// App/Sync.swift:28:23: note: to declare how it is built, write '@Instantiable extension Array: @retroactive Instantiable { static func instantiate() -> [Int] { … } }'
// App/Sync.swift:28:23: note: to give it one value, write 'let numbers: [Int] = …' without '@Instantiated'
// App/Sync.swift:29:23: error: 'Sync' instantiates 'pair: (Int, String)', but no type fulfills '(Int, String)' [nothing-fulfills]
// App/Sync.swift:29:23: note: to give it one value, write 'let pair: (Int, String) = …' without '@Instantiated'
// App/Sync.swift:30:23: error: 'Sync' instantiates 'limit: Int', but no type fulfills 'Int' [nothing-fulfills]
// App/Sync.swift:30:23: note: to give it one value, declare an '@Instantiable' type that holds it, and depend on that type

//: fix-its
// App/Sync.swift:6:11: would fix: add conformance to 'Instantiable' [missing-conformance]
// App/Sync.swift:6:16: note: insert ': Instantiable'
// App/Sync.swift:11:11: would fix: add conformance to 'Instantiable' [missing-conformance]
// App/Sync.swift:11:19: note: insert ': @retroactive Instantiable'
// App/Sync.swift:16:11: would fix: add conformance to 'Instantiable' [missing-conformance]
// App/Sync.swift:16:19: note: insert ': Instantiable'
