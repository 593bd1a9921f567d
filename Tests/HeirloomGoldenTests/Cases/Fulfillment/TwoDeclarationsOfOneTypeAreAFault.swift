// Two instantiable declarations of one type are always an error. This applies even if no property requires the type.

//: App/Compass.swift
import Heirloom

@Instantiable
final class Compass: Instantiable {}

@Instantiable
final class Ship: Instantiable {}

@Instantiable
final class Harbor: Instantiable {
    @Instantiated let ship: Ship
}

//: App/Compass+Needle.swift
import Heirloom

@Instantiable(conformsElsewhere: true)
extension Compass {
    static func instantiate() -> Compass {
        Compass()
    }
}

//: App/main.swift
printTree(Harbor())

//: diagnostics
// App/Compass+Needle.swift:4:11: error: 'Compass' is declared '@Instantiable' twice [duplicate-type]
// App/Compass.swift:4:13: note: the other one is here; remove one of the two
