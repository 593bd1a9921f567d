// A dependency that exists everywhere except on Linux has a sibling that exists on Linux only.
//: App/Sync.swift
import Heirloom

#if !os(Linux)
@Instantiable
final class CloudSync: Instantiable {
    @Received let account: Account
}
#else
@Instantiable
final class FileSync: Instantiable {
    @Instantiated let folder: Folder
}

@Instantiable
final class Folder: Instantiable { let path = "/srv" }
#endif

@Instantiable
final class Account: Instantiable {}
//: App/main.swift
import Heirloom

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let account: Account
    #if !os(Linux)
    @Instantiated let sync: CloudSync
    #else
    @Instantiated let sync: FileSync
    #endif
    @Instantiated let screen: Screen
}

@Instantiable
struct Screen: Instantiable {
    #if os(Linux)
    @Received let sync: FileSync
    #endif
    @Received let account: Account
}

print(App().screen.sync.folder.path)
//: prints
// /srv
