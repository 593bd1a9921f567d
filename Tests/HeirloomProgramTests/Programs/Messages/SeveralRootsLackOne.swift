// Two candidates for roots of a library are missing the same session, and one is complete; the incomplete ones are dropped.
//: option roots=detect
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Session: Instantiable { public let id = 1; public init() {} }

@Instantiable
public struct Feed: Instantiable {
    @Received private let session: Session
    public init(session: Session) { self.session = session }
    public var text: String { "\(session.id)" }
}
//: App/Roots.swift
import Core
import Heirloom

@Instantiable
public struct Preview: Instantiable {
    @Instantiated let feed: Feed
    public init(feed: Feed) { self.feed = feed }
}

@Instantiable
public struct Full: Instantiable {
    @Instantiated let session: Session
    @Instantiated let feed: Feed
    @Instantiated let previewBuilder: Instantiator<Preview>
}

@Instantiable
struct 1️⃣Other: Instantiable {
    @Instantiated let feed: Feed
}
//: App/main.swift
print(Full().feed.text, Full().previewBuilder.instantiate().feed.text)
//: prints
// 1 1
//: warned
// 1️⃣ dropped-root
