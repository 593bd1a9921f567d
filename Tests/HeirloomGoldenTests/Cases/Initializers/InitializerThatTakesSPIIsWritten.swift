// A public type that takes a type of `@_spi` has its initializer written: the macro's would be public. One that is
// itself of `@_spi` need not.

//: App/Vault.swift
import Heirloom

@_spi(Keys)
public protocol Locking {}

@_spi(Keys)
@Instantiable(fulfillingAdditionalTypes: [Locking.self])
public struct Lock: Instantiable, Locking {}

@Instantiable
public struct Door: Instantiable {
    @Instantiated private let lock: any Locking
}

@_spi(Keys)
@Instantiable
public struct Safe: Instantiable {
    @Instantiated private let lock: Lock
}

@Instantiable
struct Drawer: Instantiable {
    @Instantiated let lock: Lock
}

@Instantiable
public struct Window: Instantiable {
    @Instantiated private let lock: any Locking

    init(lock: any Locking) {
        self.lock = lock
    }
}

@Instantiable
struct Vault: Instantiable {
    @Instantiated let door: Door
    @Instantiated let safe: Safe
    @Instantiated let drawer: Drawer
    @Instantiated let window: Window
}

//: App/main.swift
printTree(Vault())

//: diagnostics
// App/Vault.swift:12:31: error: 'Locking' is '@_spi' and 'Door' is not, and so an initializer that takes it, and is not public, must be written [missing-initializer]
// App/Vault.swift:11:15: note: write 'init(lock: any Locking) { self.lock = lock }'
// App/Vault.swift:13:1: note: fix-it: write the initializer: insert '    init(lock: any Locking) {\n        self.lock = lock\n    }\n'
