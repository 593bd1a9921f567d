// If a type is not visible in the module that must build it, the error names both the declaration and the use.

//: Logging/Logging.swift
import Heirloom

public protocol Log {}

@Instantiable(fulfillingAdditionalTypes: [Log.self])
struct FileLog: Instantiable, Log {}

//: App/App.swift
import Heirloom
import Logging

@Instantiable
struct BackupApp: Instantiable {
    @Instantiated let log: any Log
}

//: App/main.swift
printTree(BackupApp())

//: diagnostics
// App/App.swift:6:23: error: 'log: any Log' of 'BackupApp' is built in module 'App', where 'FileLog' is not visible: it is 'internal' in module 'Logging' [inaccessible-type]
// Logging/Logging.swift:6:8: note: make it 'public', including the members that 'Log' requires
// Logging/Logging.swift:6:1: note: fix-it: make it 'public': insert 'public '
// Logging/Logging.swift:6:1: note: fix-it: make it 'package': insert 'package '
