// Modules declare 'Operation', 'Bundle', 'Process' and 'Data'; some of their files also import Foundation.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Operation: Instantiable { public let name = "own operation"; public init() {} }

public struct Data: Sendable { public var bytes = [UInt8](); public init(_ bytes: [UInt8]) { self.bytes = bytes } }

@Instantiable
public struct Bundle: Instantiable { @Received let operation: Operation; public init(operation: Operation) { self.operation = operation } }
//: Jobs/Job.swift
import Core
import Foundation
import Heirloom

@Instantiable
public struct Job: Instantiable {
    @Forwarded let data: Core.Data
    @Forwarded let date: Date
    @Received let operation: Core.Operation
    @Received let encoder: JSONEncoder
    @Instantiated let bundle: Core.Bundle
    public func run() throws -> String {
        "\(data.bytes.count) \(Int(date.timeIntervalSince1970)) \(operation.name) \(try encoder.encode([1]).count)"
    }
}

@Instantiable
extension JSONEncoder: @retroactive Instantiable {
    public static func instantiate() -> JSONEncoder { JSONEncoder() }
}
//: App/App.swift
import Core
import Heirloom
import Jobs

@Instantiable
struct App: Instantiable {
    @Instantiated let operation: Operation
    @Instantiated let encoder: Encoder
    @Instantiated let jobBuilder: Instantiator<Job>
}
//: App/Aliases.swift
import class Foundation.JSONEncoder

typealias Encoder = JSONEncoder
//: App/main.swift
import Core
import struct Foundation.Date

print(try App().jobBuilder.instantiate(data: Data([1, 2]), date: Date(timeIntervalSince1970: 5)).run())
//: prints
// 2 5 own operation 3
