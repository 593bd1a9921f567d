// A type receives an optional although the ancestor builds the value itself, and does not say 'onlyIfAvailable'.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Session: Instantiable { public init() {} }

@Instantiable
public struct Header: Instantiable {
    @Received private let 1️⃣session: Session?
    public var isLoggedIn: Bool { session != nil }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let session: Session
    @Instantiated let header: Header
}

print(App().header.isLoggedIn)
//: refused
// 1️⃣ missing-dependency
