// A builder for any isolation captures a non-Sendable class, two levels below; its neighbor captures an actor.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Draft: Instantiable { public var text = ""; public init() {} }
@Instantiable
public actor Outbox: Instantiable { public init() {} }

@Instantiable
public struct Composer: Instantiable { @Received private let draft: Draft }
@Instantiable
public struct Upload: Instantiable {
    @Forwarded private let name: String
    @Instantiated private let composer: Composer
}
@Instantiable
public struct Send: Instantiable { @Received private let outbox: Outbox }
//: App/main.swift
import Core
import Heirloom

@Instantiable
final class App: Instantiable {
    @Instantiated let draft: Draft
    @Instantiated let outbox: Outbox
    @Instantiated let 1️⃣uploadBuilder: SendableInstantiator<Upload>
    @Instantiated let sendBuilder: SendableInstantiator<Send>
}
_ = App()
//: refused
// 1️⃣ not-sendable
