// A superclass whose initializer takes arguments requires a written initializer.

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

@Instantiable
final class Zoo: Instantiable {
    @Instantiated let keeper: Keeper
    @Instantiated let lion: Lion
    @Instantiated let zebra: Zebra
}

//: App/main.swift
printTree(Zoo())

//: diagnostics
// App/Zoo.swift:15:13: error: 'Animal' has no 'init()', so 'Lion' must declare an initializer [missing-initializer]
// App/Zoo.swift:15:13: note: write 'init(keeper: Keeper) { self.keeper = keeper; super.init(name: …) }'
