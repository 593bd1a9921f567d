// `isRoot: true` on what cannot be a root is taken away, and what else the attribute says stays.

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
// App/Town.swift:6:11: error: 'TownHall' cannot be a root: it is built by 'instantiate' [not-a-root]
// App/Town.swift:6:11: note: make a type that instantiates it the root
// App/Town.swift:5:15: note: fix-it: remove 'isRoot: true': remove 'isRoot: true, '
