// A written initializer must not be `private` or `fileprivate`.

//: App/Vault.swift
import Heirloom

@Instantiable
final class Key: Instantiable {
    private init() {}
}

@Instantiable
final class Lock: Instantiable {
    @Received let key: Key

    fileprivate init(key: Key) {
        self.key = key
    }
}

@Instantiable
final class Vault: Instantiable {
    @Instantiated let key: Key
    @Instantiated let lock: Lock
}

//: App/main.swift
printTree(Vault())

//: diagnostics
// App/Vault.swift:5:5: error: the initializer of 'Key' is 'private', so generated code in another file cannot call it [unusable-initializer]
// App/Vault.swift:5:5: note: fix-it: remove 'private': remove 'private '
// App/Vault.swift:12:5: error: the initializer of 'Lock' is 'fileprivate', so generated code in another file cannot call it [unusable-initializer]
// App/Vault.swift:12:5: note: fix-it: remove 'fileprivate': remove 'fileprivate '
