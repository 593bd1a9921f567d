// Where a type is not visible in the module that must build it, the error names both ends.

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
