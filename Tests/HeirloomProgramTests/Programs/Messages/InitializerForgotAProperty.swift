// A written initializer creates a property itself, and the diagnostic suggests another one; others use another label or another
// type.
//: Core/Core.swift
import Heirloom

public protocol Log {}

@Instantiable(fulfillingAdditionalTypes: [Log.self])
public struct PrintLog: Instantiable, Log { public init() {} }
//: App/main.swift
import Core
import Heirloom

@Instantiable
final class Lacking: Instantiable {
    @Received let log: any Log
    @Received let name: String
    init(name: String) {
        self.name = name
        log = PrintLog()
    }
}

@Instantiable
final class Renaming: Instantiable {
    @Received let log: any Log
    1️⃣init(logger: any Log) { log = logger }
}

@Instantiable
final class Retyping: Instantiable {
    @Received let log: any Log
    init(log: 2️⃣PrintLog) { self.log = log }
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let name: String
    @Instantiated let log: any Log
    @Instantiated let lacking: Lacking
    @Instantiated let renaming: Renaming
    @Instantiated let retyping: Retyping
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: refused
// 1️⃣ incomplete-initializer
// 2️⃣ incomplete-initializer
