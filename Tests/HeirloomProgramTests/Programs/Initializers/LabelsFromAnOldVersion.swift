// A property was renamed, and the written initializer kept the old label and name.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Session: Instantiable { public init() {} }

@Instantiable
public final class Uploader: Instantiable {
    @Received private let session: Session
    private let retries: Int

    public 1️⃣init(urlSession: Session, retries: Int = 3) {
        self.session = urlSession
        self.retries = retries
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
_ = App()
//: refused
// 1️⃣ incomplete-initializer
