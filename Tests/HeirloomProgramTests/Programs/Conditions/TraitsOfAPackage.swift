// A package's traits are flags that the plugin knows: a disabled trait is not set.
//: option configuration=release
//: option known Store=Encryption
//: option known App=Encryption
//: Store/Store.swift
import Heirloom

#if Encryption
@Instantiable
public struct Cipher: Instantiable {
    public init() {}
    public let name = "cipher"
}
#endif

#if Compression
@Instantiable
public struct Packer: Instantiable {
    @Received let level: Level
}
public struct Level {}
#endif

@Instantiable
public struct Store: Instantiable {
    #if Encryption
    @Instantiated public let cipher: Cipher
    #else
    @Received public let plainText: PlainText
    #endif
}
//: App/main.swift
import Heirloom
import Store

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let store: Store
    #if Compression
    @Instantiated let packer: Packer
    #endif
}

print(App().store.cipher.name)
//: prints
// cipher
