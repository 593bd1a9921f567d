// Types with the names of standard library types are forwarded in arrays, functions, tuples and generics, and labeled calls
// name them.
//: Domain/Domain.swift
public struct Data { public let bytes: Int; public init(bytes: Int) { self.bytes = bytes } }
public struct Result { public let code: Int; public init(code: Int) { self.code = code } }
public protocol Error { var text: Swift.String { get } }
public enum Never: Error { case ever; public var text: Swift.String { "ever" } }
public struct String { public let count: Int; public init(count: Int) { self.count = count } }
public struct Optional<Value> { public let value: Value; public init(value: Value) { self.value = value } }
public struct Set<Value> { public let values: [Value]; public init(values: [Value]) { self.values = values } }
public final class OperationQueue { public let id = 5; public init() {} }
//: Screens/Screens.swift
import Domain
import Foundation
import Heirloom

@Instantiable
public struct Screen: Instantiable {
    @Forwarded public let data: [Domain.Data]
    @Forwarded public let files: [Foundation.Data]
    @Forwarded public let handle: (Domain.Result) -> any Domain.Error
    @Forwarded public let pair: (Domain.String, Swift.String?)
    @Forwarded public let optional: Domain.Optional<Domain.Set<Int>>
    @Forwarded public let set: Swift.Set<Int>
    @Forwarded public let session: Domain.OperationQueue
    @Received let other: Foundation.OperationQueue
    @Instantiated public let footer: Footer

    public init(
        data: [Domain.Data], files: [Foundation.Data], handle: @escaping (Domain.Result) -> any Domain.Error,
        pair: (Domain.String, Swift.String?), optional: Domain.Optional<Domain.Set<Int>>, set: Swift.Set<Int>,
        session: Domain.OperationQueue, other: Foundation.OperationQueue, footer: Footer
    ) {
        self.data = data
        self.files = files
        self.handle = handle
        self.pair = pair
        self.optional = optional
        self.set = set
        self.session = session
        self.other = other
        self.footer = footer
    }
}

@Instantiable
public struct Footer: Instantiable {
    @Received public let session: Domain.OperationQueue
    @Received public let other: Foundation.OperationQueue
    @Received public let optional: Domain.Optional<Domain.Set<Int>>
    public init(session: Domain.OperationQueue, other: Foundation.OperationQueue, optional: Domain.Optional<Domain.Set<Int>>) {
        self.session = session
        self.other = other
        self.optional = optional
    }
}
//: App/App.swift
import Foundation
import Heirloom
import Screens

@Instantiable
extension OperationQueue: @retroactive Instantiable {
    public static func instantiate() -> OperationQueue { .main }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let other: OperationQueue
    @Instantiated let screenBuilder: Instantiator<Screen>
}
//: App/main.swift
import Domain

let screen = App().screenBuilder.instantiate(
    data: [Data(bytes: 1)], files: [], handle: { _ in Never.ever }, pair: (Domain.String(count: 2), nil),
    optional: Domain.Optional(value: Domain.Set(values: [3])), set: [4], session: OperationQueue())
print(screen.data[0].bytes, screen.handle(Result(code: 1)).text, screen.pair.0.count, screen.footer.optional.value.values, screen.footer.session.id)
//: prints
// 1 ever 2 [3] 5
