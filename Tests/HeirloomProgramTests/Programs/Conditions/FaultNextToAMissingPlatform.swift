// If a dependency is missing on one platform and the sources have another error, only the error is reported.
//: App/main.swift
import Heirloom

protocol Opening {}
struct Token {}

#if os(macOS)
@Instantiable(fulfillingAdditionalTypes: [Opening.self])
struct MacOpener: Instantiable, Opening {}
#elseif os(Linux)
@Instantiable(fulfillingAdditionalTypes: [Opening.self])
struct LinuxOpener: Instantiable, Opening {
    @Received let 1️⃣token: Token
}
#endif

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let opening: any Opening
}
//: refused
// 1️⃣ missing-dependency
