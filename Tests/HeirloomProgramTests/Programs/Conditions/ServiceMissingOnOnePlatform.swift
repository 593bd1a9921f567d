// With one flag a service exists on one platform only: the compiler reports it in builds for other platforms.
//: option flags=SANDBOX
//: App/Sharing.swift
import Heirloom

protocol Sharing { var name: String { get } }

#if os(macOS) || !SANDBOX
@Instantiable(fulfillingAdditionalTypes: [Sharing.self])
struct FolderSharing: Instantiable, Sharing {
    let name = "folder"
}
#endif
//: App/main.swift
import Heirloom

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let sharing: any Sharing
}

print(App().sharing.name)
//: prints
// folder
//: prints with SANDBOX
// error: main.swift: 'App' instantiates 'sharing: any Sharing', but no type fulfills 'any Sharing' [nothing-fulfills]
