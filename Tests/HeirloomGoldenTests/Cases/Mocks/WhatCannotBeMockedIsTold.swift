// A name that stands for no protocol, for two, or for one that cannot be mocked is an error where it is written.

//: option unread=Vendor
//: Vendor/Vendor.swift
public protocol Unread { func unread() }

//: Mail/Client.swift
public protocol Client {}

//: Core/Core.swift
import Vendor

public protocol Client {}
protocol Hidden {}
public protocol Foreign: Unread {}

open class Screen {
    public init(title: String) {}
}

public protocol Shown: Screen {}

public struct File: ~Copyable { public init() {} }

public protocol Reader {
    func read(_ file: borrowing File)
    func open() -> String
}

public struct Settings {}
public protocol Taken {}

//: App/App.swift
import Core
import Heirloom
import Mail

struct MockTaken {}

#HeirloomConfiguration(
    additionalMocksToGenerate: [
        "Client", "Hidden", "Foreign", "Shown", "Reader", "Settings", "Taken", "Missing", "Core.Client",
        "Mail.Client",
    ]
)

//: diagnostics
// App/App.swift:9:9: error: "Client" stands for several types [misnamed-mock]
// Core/Core.swift:3:17: note: to name this one, write "Core.Client"
// Mail/Client.swift:1:17: note: to name this one, write "Mail.Client"
// App/App.swift:9:19: error: 'Hidden' is not visible in 'App', so no mock can be generated for it there [misnamed-mock]
// Core/Core.swift:4:10: note: make it 'public', or import 'Core' with '@testable'
// App/App.swift:9:29: error: 'Foreign' inherits from 'Unread', whose requirements are not known, so no mock can be generated for it [unknown-requirements]
// Core/Core.swift:5:17: note: write the mock by hand, or ask for a protocol without 'Unread'; only protocols in packages that depend on Heirloom are read
// App/App.swift:9:40: error: only subclasses of 'Screen' conform to 'Shown', and a mock cannot be one: 'Screen' has no designated 'init()' that it can override [mock-superclass]
// Core/Core.swift:11:17: note: write the mock by hand, or restrict 'Shown' to 'AnyObject'
// App/App.swift:9:49: error: no mock can be generated for 'Reader': in 'read(_:)', 'borrowing File' cannot be copied, and a mock keeps it [unmockable-requirement]
// Core/Core.swift:15:17: note: write the mock by hand, or move 'read(_:)' to a protocol of its own
// App/App.swift:9:59: error: "Settings" is not the name of a protocol or an '@Instantiable' type that 'App' reads, so no 'mock' can be generated for it [misnamed-mock]
// Core/Core.swift:20:15: note: mark 'Settings' with '@Instantiable', or name a protocol that it conforms to
// App/App.swift:9:71: error: the mock of 'Taken' would be called 'MockTaken', as another type is [misnamed-mock]
// App/App.swift:5:8: note: rename this type, or choose another 'mockPrefix'
// App/App.swift:9:80: error: "Missing" is not the name of a protocol or an '@Instantiable' type that 'App' reads, so no 'mock' can be generated for it [misnamed-mock]
// App/App.swift:10:9: error: the mock of 'Mail.Client' would be called 'MockClient', as another mock is [misnamed-mock]
// Core/Core.swift:3:17: note: the mock of this protocol has that name: generate one of the two in another test target
