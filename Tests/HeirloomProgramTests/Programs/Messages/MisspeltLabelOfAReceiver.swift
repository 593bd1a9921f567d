// The label of a received property is misspelled by a letter and needed in two scopes.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class AnalyticsClient: Instantiable { public init() {}; public var count = 0 }

@Instantiable
public struct Home: Instantiable {
    @Received private let 1️⃣analytcsClient: AnalyticsClient
    public var count: Int { analytcsClient.count }
}

@Instantiable
public struct Profile: Instantiable {
    @Received private let analyticsClient: AnalyticsClient
    @Instantiated public let home: Home
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let analyticsClient: AnalyticsClient
    @Instantiated let home: Home
    @Instantiated let profile: Profile
}

print(App().home.count, App().profile.home.count)
//: refused
// 1️⃣ missing-dependency
