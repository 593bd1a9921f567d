// Types nested in generic types, with arguments that must be qualified if Foundation is imported.
//: Core/Cache.swift
public struct Cache<Key: Hashable & Sendable>: Sendable {
    public struct Policy<Value: Sendable>: Sendable {
        public let limit: Int
        public init(limit: Int) { self.limit = limit }
    }
    public enum Unit: Sendable { case bytes, items }
}

public struct Measurement: Hashable, Sendable {
    public init() {}
}
//: Kit/Reader.swift
import Core
import Foundation
import Heirloom

@Instantiable
public struct Reader: Instantiable {
    @Forwarded public let policy: Cache<Core.Measurement>.Policy<[URL: Core.Measurement?]>
    @Forwarded public let unit: Cache<String>.Unit
    @Instantiated public let limiter: Limiter
}

@Instantiable
public struct Limiter: Instantiable {
    @Received public let policy: Cache<Core.Measurement>.Policy<[URL: Core.Measurement?]>
    @Received public let unit: Cache<String>.Unit
    public var text: String { "\(policy.limit) \(unit)" }
}
//: App/main.swift
import Core
import Heirloom
import Kit

@Instantiable
struct App: Instantiable {
    @Instantiated let readerBuilder: Instantiator<Reader>
}

print(App().readerBuilder.instantiate((policy: .init(limit: 2), unit: .items)).limiter.text)
//: prints
// 2 items
