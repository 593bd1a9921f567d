// Analytics in two tiers: a session shadows the app's analytics with its own, which writes to the outer one under another name.
//: Tracking/Analytics.swift
import Heirloom

public protocol Analytics: AnyObject {
    func track(_ event: String)
}

@Instantiable
public final class AppAnalytics: Instantiable, Analytics {
    public private(set) var events: [String] = []
    public init() {}
    public func track(_ event: String) { events.append(event) }
}
//: Session/Session.swift
import Heirloom
import Tracking

@Instantiable
public final class SessionAnalytics: Instantiable, Analytics {
    @Forwarded private let sessionName: String
    @Received private let appAnalytics: AppAnalytics

    public func track(_ event: String) { appAnalytics.track("\(sessionName)/\(event)") }
}

@Instantiable
public struct Cart: Instantiable {
    @Received private let analytics: any Analytics
    public func add(_ item: String) { analytics.track("add \(item)") }
}

@Instantiable
public struct Session: Instantiable {
    @Forwarded private let name: String
    @Instantiated private let sessionAnalyticsBuilder: Instantiator<SessionAnalytics>
    @Instantiated public let scopeBuilder: Instantiator<SessionScope>

    public func begin() -> SessionScope {
        scopeBuilder.instantiate(analytics: sessionAnalyticsBuilder.instantiate(sessionName: name))
    }
}

@Instantiable
public struct SessionScope: Instantiable {
    @Forwarded private let analytics: any Analytics
    @Instantiated public let cart: Cart
}
//: App/main.swift
import Heirloom
import Session
import Tracking

@Instantiable
struct Shop: Instantiable {
    @Instantiated let appAnalytics: AppAnalytics
    @Received(fulfilledByDependencyNamed: "appAnalytics", ofType: AppAnalytics.self)
    let analytics: any Analytics
    @Instantiated let cart: Cart
    @Instantiated let sessionBuilder: Instantiator<Session>
}

let shop = Shop()
shop.cart.add("tea")
shop.sessionBuilder.instantiate(name: "first").begin().cart.add("cake")
let second = shop.sessionBuilder.instantiate(name: "second").begin()
second.cart.add("milk")
print(shop.appAnalytics.events)
print(shop.analytics === shop.appAnalytics)
//: prints
// ["add tea", "first/add cake", "second/add milk"]
// true
