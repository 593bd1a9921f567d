// Dependency attributes are rejected on declarations other than stored properties of instantiable types.

//: App/Strays.swift
import Heirloom

@Instantiated
protocol Service {}

@Instantiated
struct Clock {}

@Forwarded
enum Kind {}

protocol Source {
    @Received var kind: Kind { get }
}

@Received typealias Alias = Clock

@Instantiable
struct Owner: Instantiable {
    @Received init() {}

    @Forwarded
    struct Inner {}
}

@Instantiated let clock = Clock()

//: diagnostics
// App/Strays.swift:4:10: error: '@Instantiated' requires a stored property of an '@Instantiable' type, but 'Service' is a protocol [stray-dependency]
// App/Strays.swift:7:8: error: '@Instantiated' requires a stored property of an '@Instantiable' type, but 'Clock' is a struct [stray-dependency]
// App/Strays.swift:10:6: error: '@Forwarded' requires a stored property of an '@Instantiable' type, but 'Kind' is an enum [stray-dependency]
// App/Strays.swift:13:19: error: '@Received' has no effect: 'Source' is not '@Instantiable' [stray-dependency]
// App/Strays.swift:16:21: error: '@Received' requires a stored property of an '@Instantiable' type, but 'Alias' is a type alias [stray-dependency]
// App/Strays.swift:20:15: error: '@Received' requires a stored property of an '@Instantiable' type, but 'init' is an initializer [stray-dependency]
// App/Strays.swift:23:12: error: '@Forwarded' requires a stored property of an '@Instantiable' type, but 'Inner' is a struct [stray-dependency]
// App/Strays.swift:26:19: error: '@Instantiated' has no effect outside an '@Instantiable' type [stray-dependency]

//: fix-its
// App/Strays.swift:4:10: could fix: remove '@Instantiated' [stray-dependency]
// App/Strays.swift:3:1: note: remove '@Instantiated\n'
// App/Strays.swift:7:8: would fix: write '@Instantiable' [stray-dependency]
// App/Strays.swift:6:1: note: replace '@Instantiated' with '@Instantiable'
// App/Strays.swift:7:13: note: insert ': Instantiable'
// App/Strays.swift:7:8: could fix: remove '@Instantiated' [stray-dependency]
// App/Strays.swift:6:1: note: remove '@Instantiated\n'
// App/Strays.swift:10:6: could fix: remove '@Forwarded' [stray-dependency]
// App/Strays.swift:9:1: note: remove '@Forwarded\n'
// App/Strays.swift:13:19: could fix: remove '@Received' [stray-dependency]
// App/Strays.swift:13:5: note: remove '@Received '
// App/Strays.swift:16:21: could fix: remove '@Received' [stray-dependency]
// App/Strays.swift:16:1: note: remove '@Received '
// App/Strays.swift:20:15: could fix: remove '@Received' [stray-dependency]
// App/Strays.swift:20:5: note: remove '@Received '
// App/Strays.swift:23:12: could fix: remove '@Forwarded' [stray-dependency]
// App/Strays.swift:22:5: note: remove '@Forwarded\n    '
// App/Strays.swift:26:19: could fix: remove '@Instantiated' [stray-dependency]
// App/Strays.swift:26:1: note: remove '@Instantiated '
