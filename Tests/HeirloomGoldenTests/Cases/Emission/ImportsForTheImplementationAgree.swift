// If a module imports another for its implementation only, the generated file does so as well.

//: option swift=6.2 the group of the warning that is let through
//: option unread=Secrets
//: option swiftc Core=-Wwarning ImplementationOnlyDeprecated
//: Secrets/Key.swift
public struct Key { public init() {} }

//: Core/Vault.swift
import Heirloom
@_implementationOnly import Secrets

@Instantiable(isRoot: true)
public final class Vault: Instantiable {
    @Instantiated private let lidBuilder: Instantiator<Lid>

    init(lidBuilder: Instantiator<Lid>) {
        self.lidBuilder = lidBuilder
    }
}

@Instantiable
struct Lid: Instantiable {
    @Forwarded let key: Key
    @Instantiated let lock: Lock
}

@Instantiable
struct Lock: Instantiable {
    @Received let key: Key
}

//: App/main.swift
import Core

printTree(Vault())

//: generated Core
import Heirloom
@_implementationOnly import Secrets

extension Vault {
    public convenience init() {
        let lidBuilder = Instantiator<Lid> { key in
            Vault.heirloomMakeLid(key: key)
        }
        self.init(lidBuilder: lidBuilder)
    }

    private static func heirloomMakeLid(key: Key) -> Lid {
        let lock = Lock(key: key)
        return Lid(key: key, lock: lock)
    }
}

extension InstantiatorProtocol where T == Lid {
    func instantiate(key: Key) -> Lid {
        instantiate(key)
    }
}

//: prints
// Vault #1
//   lidBuilder: Instantiator<Lid>
