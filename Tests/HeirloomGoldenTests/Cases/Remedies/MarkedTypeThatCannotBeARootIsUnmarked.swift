// A fix-it removes `isRoot: true` from a type that cannot be a root. The attribute's other arguments stay.

//: App/Town.swift
import Heirloom

struct TownHall {}

@Instantiable(isRoot: true, conformsElsewhere: true)
extension TownHall {
    static func instantiate() -> TownHall {
        TownHall()
    }
}

extension TownHall: Instantiable {}

@Instantiable
struct Town: Instantiable {
    @Instantiated let hall: TownHall
}

//: App/main.swift
printTree(Town())

//: diagnostics
// App/Town.swift:6:11: error: 'TownHall' cannot be a root because 'instantiate' builds it [not-a-root]
// App/Town.swift:6:11: note: declare another type as the root and instantiate 'TownHall' there
// App/Town.swift:5:15: note: fix-it: remove 'isRoot: true': remove 'isRoot: true, '
