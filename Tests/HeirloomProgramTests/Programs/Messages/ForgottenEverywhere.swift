// A controller three levels down, a sibling and a cousin receive a clock that is never built.
//: Core/Core.swift
import Heirloom

public protocol Clock { var now: Int { get } }

@Instantiable(fulfillingAdditionalTypes: [Clock.self])
public struct SystemClock: Clock, Instantiable {
    public var now: Int { 1 }
    public init() {}
}
//: Features/Features.swift
import Core
import Heirloom

@Instantiable
public struct Home: Instantiable {
    @Instantiated private let feed: Feed
    @Instantiated private let banner: Banner
    public init(feed: Feed, banner: Banner) { (self.feed, self.banner) = (feed, banner) }
}

@Instantiable
public struct Feed: Instantiable {
    @Instantiated private let rowBuilder: Instantiator<Row>
    public init(rowBuilder: Instantiator<Row>) { self.rowBuilder = rowBuilder }
}

@Instantiable
public struct Row: Instantiable {
    @Forwarded private let title: String
    @Received private let clock: any Clock
}

@Instantiable
public struct Banner: Instantiable {
    @Received private let 1️⃣clock: Clock
}
//: App/main.swift
import Features
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let home: Home
}
_ = App()
//: refused
// 1️⃣ missing-dependency
