// An unknown additional module is reported if its name resembles a known one. Other unknown modules may exist.

//: option unread=Storages Foundations2 Rest GRDB
//: Storages/Storages.swift
public struct Crate {}

//: Foundations2/Foundations2.swift
public struct Footing {}

//: Rest/Rest.swift
public struct Request {}

//: GRDB/GRDB.swift
public struct Row {}

//: Storage/Storage.swift
import Heirloom

@Instantiable
public struct Disk: Instantiable {}

//: App/Root.swift
import Foundation
import Heirloom
import Storage

#HeirloomConfiguration(additionalImportedModules: [
    "Fuondation", "storage", "Dispach", "Storages", "Foundations2", "Rest", "GRDB", "Foundation",
])

@Instantiable
struct Root: Instantiable {
    @Instantiated let disk: Disk
}

//: diagnostics
// App/Root.swift:6:5: error: "Fuondation" is not a module name; did you mean 'Foundation'? [unreadable-name]
// App/Root.swift:6:5: note: fix-it: write 'Foundation': replace '"Fuondation"' with '"Foundation"'
// App/Root.swift:6:19: error: "storage" is not a module name; did you mean 'Storage'? [unreadable-name]
// App/Root.swift:6:19: note: fix-it: write 'Storage': replace '"storage"' with '"Storage"'
// App/Root.swift:6:30: error: "Dispach" is not a module name; did you mean 'Dispatch'? [unreadable-name]
// App/Root.swift:6:30: note: fix-it: write 'Dispatch': replace '"Dispach"' with '"Dispatch"'
