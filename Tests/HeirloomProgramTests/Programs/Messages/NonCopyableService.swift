// A service is noncopyable, by its declaration and through a base protocol.
//: App/main.swift
import Heirloom

protocol Resource: ~Copyable { func use() }

@Instantiable
struct 1️⃣File: ~Copyable, Instantiable {
    func use() {}
}

struct Handle: ~Copyable, Resource { func use() {} }

@Instantiable
struct Session: Instantiable {
    @Forwarded let handle: Handle
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: refused
// 1️⃣ noncopyable-type
