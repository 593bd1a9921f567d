// A property was renamed, and the written initializer, which registers its result, kept the old label.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Session: Instantiable {
    public var uploaders = 0
    public init() {}
}

@Instantiable
public struct Uploader: Instantiable {
    @Received private let session: Session

    public 1️⃣init(urlSession: Session) {
        session = urlSession
        session.uploaders += 1
    }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let session: Session
    @Instantiated let uploader: Uploader
}
print(App().session.uploaders)
//: refused
// 1️⃣ incomplete-initializer
