// Optionals of optionals, of existentials and of functions are distinct, and one is built for an optional property.
//: Core/Core.swift
import Heirloom

public protocol Log: AnyObject { var count: Int { get set } }

@Instantiable(fulfillingAdditionalTypes: [Log.self])
public final class Memory: Instantiable, Log { public var count = 0; public init() {} }
//: App/App.swift
import Core
import Heirloom

@Instantiable
struct Child: Instantiable {
    @Received let log: (any Log)?
    @Received let twice: Int??
    @Received let once: Int?
    @Received(onlyIfAvailable: true) let name: String?
    @Received(onlyIfAvailable: true) let call: ((Int) -> Int?)?
    @Received let forced: Memory!
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let twice: Optional<Int?>
    @Forwarded let once: Int?
    @Forwarded let call: (Int) -> Optional<Int>
    @Instantiated let child: Child
}

@Instantiable
struct App: Instantiable {
    @Instantiated let log: (any Log)?
    @Received(fulfilledByDependencyNamed: "memory", ofType: Memory.self) let forced: Memory?
    @Instantiated let memory: Memory
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: App/main.swift
let session = App().sessionBuilder.instantiate(twice: .some(nil), once: 1, call: { $0 })
session.child.log?.count += 2
print(session.child.log!.count, session.child.twice == .some(nil), session.child.name ?? "none", session.child.call!(3)!, session.child.forced.count)
//: prints
// 2 true none 3 0
