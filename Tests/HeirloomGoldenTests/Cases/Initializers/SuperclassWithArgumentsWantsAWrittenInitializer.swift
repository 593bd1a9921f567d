// A superclass whose initializer takes arguments requires a written initializer, and so does one with several designated
// initializers, none of which Swift calls implicitly.

//: App/Zoo.swift
import Heirloom

class Animal {
    let name: String

    init(name: String) {
        self.name = name
    }
}

@Instantiable
final class Keeper: Instantiable {}

@Instantiable
final class Lion: Animal, Instantiable {
    @Received let keeper: Keeper
}

@Instantiable
final class Zebra: Animal, Instantiable {
    @Received let keeper: Keeper

    init(keeper: Keeper) {
        self.keeper = keeper
        super.init(name: "zebra")
    }
}

class Cage {
    init() {}
    init(bars: Int) {}
    convenience init(isOpen: Bool) { self.init() }
}

class Aviary: Cage {
    var birds = 0
}

@Instantiable
final class Flock: Aviary, Instantiable {
    @Received let keeper: Keeper
}

class Pond {
    init(depth: Double = 1) {}
    convenience init(isFrozen: Bool) { self.init() }
}

@Instantiable
final class Lake: Pond, Instantiable {
    @Received let keeper: Keeper
}

@Instantiable
final class Zoo: Instantiable {
    @Instantiated let keeper: Keeper
    @Instantiated let flock: Flock
    @Instantiated let lake: Lake
    @Instantiated let lion: Lion
    @Instantiated let zebra: Zebra
}

//: App/main.swift
printTree(Zoo())

//: diagnostics
// App/Zoo.swift:15:13: error: 'Animal' has no 'init()', so 'Lion' must declare an initializer [missing-initializer]
// App/Zoo.swift:15:13: note: write 'init(keeper: Keeper) { self.keeper = keeper; super.init(name: …) }'
// App/Zoo.swift:40:13: error: 'Cage' has several initializers, and Swift calls none of them implicitly, so 'Flock' must declare an initializer [missing-initializer]
// App/Zoo.swift:40:13: note: write 'init(keeper: Keeper) { self.keeper = keeper; super.init() }'
// App/Zoo.swift:42:1: note: fix-it: write an initializer: insert '    init(keeper: Keeper) {\n        self.keeper = keeper\n        super.init()\n    }\n'
