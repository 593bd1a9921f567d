// One service of a feature conforms but is not marked '@Instantiable'.
//: Core/Core.swift
import Heirloom

public final class Session: Instantiable {
    public init() {}
}

@Instantiable
public struct Feed: Instantiable {
    @Received private let session: Session
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let 1️⃣session: Session
    @Instantiated let feed: Feed
}

_ = App()
//: refused
// 1️⃣ not-instantiable
