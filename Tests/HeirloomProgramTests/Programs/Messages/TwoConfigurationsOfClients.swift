// A client is built twice under two labels, and a feature receives it under a third.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Client: Instantiable { public init() {} }
//: Feature/Feature.swift
import Core
import Heirloom

@Instantiable
public struct Feature: Instantiable {
    @Received let 1️⃣client: Client
    public init(client: Client) { self.client = client }
}
//: App/main.swift
import Core
import Feature
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let publicClient: Client
    @Instantiated let privateClient: Client
    @Instantiated let feature: Feature
}

_ = App()
//: refused
// 1️⃣ missing-dependency
