// With one flag a service does not exist on any platform, which is an error.
//: option flags=SANDBOX
//: App/Sharing.swift
import Heirloom

protocol Sharing {}

#if os(macOS) && !SANDBOX
@Instantiable(fulfillingAdditionalTypes: [Sharing.self])
struct FolderSharing: Instantiable, Sharing {}
#elseif os(Linux) && !SANDBOX
@Instantiable(fulfillingAdditionalTypes: [Sharing.self])
struct PipeSharing: Instantiable, Sharing {}
#endif
//: App/main.swift
import Heirloom

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let 1️⃣sharing: any Sharing
}
//: refused
// 1️⃣ nothing-fulfills
