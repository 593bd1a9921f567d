// A file that uses Heirloom's macros imports Heirloom, as the compiler says at its attributes.

//: option compiles=no
//: App/Clock.swift
import Heirloom

@Instantiable
struct Clock: Instantiable {}

//: App/Station.swift
@Instantiable(isRoot: true)
struct Station: Instantiable {
    @Instantiated let clock: Clock
}

//: generated App
import Heirloom

extension Station {
    init() {
        let clock = Clock()
        self.init(clock: clock)
    }
}

//: compiler
// App/Station.swift:1:2: error: unknown attribute 'Instantiable'
// App/Station.swift:3:6: error: unknown attribute 'Instantiated'
// App/Station.swift:2:17: error: cannot find type 'Instantiable' in scope
