// A condition that may differ between the module that contains it and the module for which code is generated cannot be repeated
// there. It is an error if it makes a difference.

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
// Models/Store.swift:8:20: error: 'Store' differs under '#if PREMIUM', whose value may differ between 'Models' and the generated code in 'Mail'; set it for both modules, or for neither [hidden-condition]
// Models/Store.swift:20:20: error: 'Cache' differs under '#if swift(>=6)', whose value may differ between 'Models' and the generated code in 'Mail'; declare the same dependencies in every branch, or move the '#if' into an 'instantiate' function [hidden-condition]
