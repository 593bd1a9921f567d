// Written initializers take their services without labels, under the name of the property.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Session: Instantiable { public init() {} }

@Instantiable
public final class Uploader: Instantiable {
    @Received private let session: Session
    private let retries: Int

    public var text: String { "\(retries) retries" }
    public init(_ session: Session, retries: Int = 3) {
        self.session = session
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
print(App().uploader.text)
//: prints
// 3 retries
