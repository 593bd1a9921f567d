// '@Instantiable' classes without the conformance, with a superclass and with a clause over several lines.
//: Core/Core.swift
import Heirloom

open class Base<Value> {
    public init() {}
}

@Instantiable
public final class 1️⃣Session:
    Base<Int>,
    CustomStringConvertible
{
    public var description: String { "session" }
}

@Instantiable
public struct Feed: Instantiable {
    @Received private let session: Session
    public var text: String { session.description }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let session: Session
    @Instantiated let feed: Feed
}

print(App().feed.text)
//: refused
// 1️⃣ missing-conformance
