// An app has functions, properties and types with names that generated code might use.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Child: Instantiable {
    @Forwarded public let build: Int
    @Forwarded public let forwardedProperties: String
    @Forwarded public let list: [Int]
    @Received let heirloomMakeChild: Helper
    public init(build: Int, forwardedProperties: String, list: [Int], heirloomMakeChild: Helper) {
        self.build = build
        self.forwardedProperties = forwardedProperties
        self.list = list
        self.heirloomMakeChild = heirloomMakeChild
    }
    public var text: String { "\(build) \(forwardedProperties) \(list) \(heirloomMakeChild.number)" }
}

@Instantiable
public struct Helper: Instantiable { public let number = 2; public init() {} }

public struct T { public init() {} }
//: App/App.swift
import Core
import Heirloom

func heirloomMakeScope() {}
struct HeirloomMakeScope {}

@Instantiable
struct Scope: Instantiable {
    @Forwarded let T: T
    @Forwarded let _0: Int
    @Forwarded let b: Int
    @Instantiated let heirloomMakeChild: Helper
    @Instantiated let childBuilder: Instantiator<Child>
    @Instantiated let heirloomMakeScope: Instantiator<Scope2>
}

@Instantiable
struct Scope2: Instantiable {
    @Received let heirloomMakeChild: Helper
    @Instantiated let Instantiator: Instantiator<Child>
    @Forwarded let Int: Swift.Int
    @Forwarded let String: Swift.String
}

@Instantiable
struct App: Instantiable {
    @Instantiated let App: Instantiator<Scope>
    @Instantiated let `init`: Helper
    @Instantiated let `Type`: Helper
    static func heirloomMakeScope() -> Int { 1 }
}
//: App/main.swift
import Core

let scope = App().App.instantiate(T: T(), _0: 1, b: 2)
let scope2 = scope.heirloomMakeScope.instantiate(Int: 1, String: "s")
print(scope2.Instantiator.instantiate(build: 1, forwardedProperties: "f", list: [3]).text, scope2.String)
//: prints
// 1 f [3] 2 s
