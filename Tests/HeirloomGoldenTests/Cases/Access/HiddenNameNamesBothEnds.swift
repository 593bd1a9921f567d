// A property cannot name a type that its own module cannot see: `internal` in another module, or `package` in another package.

//: Logging/Logging.swift
import Heirloom

@Instantiable
struct FileLog: Instantiable {}

//: App/App.swift
import Heirloom
import Logging

@Instantiable(isRoot: true)
struct BackupApp: Instantiable {
    @Instantiated let log: FileLog
}

//: diagnostics
// App/App.swift:6:23: error: 'log: FileLog' of 'BackupApp' names 'FileLog', which is not visible in module 'App': it is 'internal' in module 'Logging' [inaccessible-type]
// Logging/Logging.swift:4:8: note: make it 'public' or 'package'

//: fix-its
// App/App.swift:6:23: would fix: make it 'public' [inaccessible-type]
// Logging/Logging.swift:4:1: note: insert 'public '
// App/App.swift:6:23: would fix: make it 'package' [inaccessible-type]
// Logging/Logging.swift:4:1: note: insert 'package '
