// Two levels of scopes: the value is provided in a sibling scope, where receivers cannot see it.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Session: Instantiable, Sendable { public init() {} }

@Instantiable
public final class LoginScope: Instantiable {
    @Instantiated private let session: Session
}

@Instantiable
public actor Uploader: Instantiable {
    @Received private let 1️⃣session: Session
}

@Instantiable
public final class UploadScope: Instantiable {
    @Instantiated private let uploaders: Instantiator<Uploader>
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let login: LoginScope
    @Instantiated let uploads: UploadScope
}

_ = App()
//: refused
// 1️⃣ missing-dependency
