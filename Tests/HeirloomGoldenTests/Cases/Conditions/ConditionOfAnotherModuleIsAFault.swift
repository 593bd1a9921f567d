// A condition that may be one thing in the module where it is written, and another in the module for which code is
// generated, cannot be repeated there. Where it makes a difference it is a fault.

//: option known Mail=PREMIUM
//: Models/Store.swift
import Heirloom

@Instantiable
public final class Log: Instantiable {}

#if PREMIUM
@Instantiable
public final class Store: Instantiable {
    @Received private let log: Log

    public init(log: Log) { self.log = log }
}
#else
@Instantiable
public final class Store: Instantiable {}
#endif

#if swift(>=6)
@Instantiable
public final class Cache: Instantiable {
    @Received let log: Log

    public init(log: Log) { self.log = log }
}
#else
@Instantiable
public final class Cache: Instantiable {}
#endif

#if hasFeature(ExistentialAny)
public protocol Sink {}
#else
public protocol Sink: AnyObject {}
#endif

//: Mail/Inbox.swift
import Heirloom
import Models

@Instantiable
final class Sender: Instantiable, Sink {}

@Instantiable
struct Inbox: Instantiable {
    @Instantiated let log: Log
    @Instantiated let store: Store
    @Instantiated let cache: Cache
    @Instantiated let sender: Sender
}

//: Mail/main.swift
printTree(Inbox())

//: diagnostics
// Models/Store.swift:8:20: error: 'Store' depends on 'PREMIUM', which may be one thing in 'Models' and another in 'Mail', whose generated code would have to repeat it; set it for 'Models' as well, or for neither [hidden-condition]
// Models/Store.swift:20:20: error: 'Cache' depends on 'swift(>=6)', which may be one thing in 'Models' and another in 'Mail', whose generated code would have to repeat it; give the alternatives the same dependencies, or choose between them in an 'instantiate' function [hidden-condition]
