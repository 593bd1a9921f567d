// A library marks a root without a dependency that only the app can provide, three levels down.
//: Library/Library.swift
import Heirloom

public struct Key { public init() {} }

@Instantiable
public struct Vault: Instantiable {
    @Received let 1️⃣key: Key
    public init(key: Key) { self.key = key }
}

@Instantiable
public struct Room: Instantiable {
    @Instantiated let vaultBuilder: Instantiator<Vault>
    public init(vaultBuilder: Instantiator<Vault>) { self.vaultBuilder = vaultBuilder }
}

@Instantiable(isRoot: true)
public struct House: Instantiable {
    @Instantiated public let room: Room
    public init(room: Room) { self.room = room }
}
//: App/main.swift
import Library

print(House().room)
//: refused
// 1️⃣ missing-dependency
