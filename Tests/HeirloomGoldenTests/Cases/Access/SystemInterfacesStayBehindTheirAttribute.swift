// Code generated for a type with `@_spi` has the attribute as well. The imports have it wherever such a type is built.

//: Core/Core.swift
import Heirloom

@_spi(Testing) public struct Token { public init() {} }

@_spi(Testing) @Instantiable
public struct Service: Instantiable {
    @Forwarded public let token: Token
    @Instantiated public let helper: Helper
}

@_spi(Testing) @Instantiable
public struct Helper: Instantiable {
    @Received public let token: Token
}

@Instantiable
public struct Log: Instantiable {
    @_spi(Testing) public init() {}
}

@_spi(Testing) @Instantiable(isRoot: true)
public struct Stack: Instantiable {
    @Instantiated public let log: Log
}

//: Feature/Feature.swift
@_spi(Testing) import Core
import Heirloom

@Instantiable
public struct Screen: Instantiable {
    @Instantiated let service: Instantiator<Service>
    @Instantiated let log: Log

    @_spi(Screens) public init(service: Instantiator<Service>, log: Log) {
        self.service = service
        self.log = log
    }
}

//: App/Root.swift
@_spi(Screens) import Feature
import Heirloom

@Instantiable
struct Root: Instantiable {
    @Instantiated let screenBuilder: Instantiator<Screen>
}

//: App/main.swift
@_spi(Testing) import Core

printTree(Root())
printTree(Stack())

//: generated Core
import Heirloom

extension Stack {
    public init() {
        let log = Log()
        self.init(log: log)
    }
}

@_spi(Testing)
extension InstantiatorProtocol where T == Service {
    public func instantiate(token: Token) -> Service {
        instantiate(token)
    }
}

//: generated App
@_spi(Testing) import Core
@_spi(Screens) import Feature
import Heirloom

extension Root {
    init() {
        let screenBuilder = Instantiator<Screen> {
            Root.heirloomMakeScreen()
        }
        self.init(screenBuilder: screenBuilder)
    }

    private static func heirloomMakeScreen() -> Screen {
        let service = Instantiator<Service> { token in
            Root.heirloomMakeService(token: token)
        }
        let log = Log()
        return Screen(service: service, log: log)
    }

    private static func heirloomMakeService(token: Token) -> Service {
        let helper = Helper(token: token)
        return Service(token: token, helper: helper)
    }
}

//: prints
// Root
//   screenBuilder: Instantiator<Screen>
// Stack
//   log: Log
