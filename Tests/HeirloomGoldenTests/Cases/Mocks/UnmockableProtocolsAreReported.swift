// A name in `additionalMocksToGenerate` that matches no protocol, two protocols, a composition, or a protocol that cannot be
// mocked is an error at the name.

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

public final class Window { public init() {} }
public protocol Framed: Window {}

public protocol Scanner {
    func scan<Text>(_ text: Text) where Text: ~Escapable
    func skip(_ count: some ~Copyable)
}

public protocol Locked { var lock: Int { get } }
public protocol Lock: Locked { func lock() }

@_spi(Tools) public protocol Tool {}

public struct Settings {}
public protocol Taken {}

//: App/App.swift
import Core
import Heirloom
import Mail

struct MockTaken {}
typealias Both = Taken & Core.Client

#HeirloomConfiguration(
    additionalMocksToGenerate: [
        "Client", "Hidden", "Foreign", "Shown", "Reader", "Framed", "Scanner", "Lock", "Tool", "Settings", "Taken",
        "Missing", "Core.Client", "Mail.Client", "Both", "any Taken",
    ]
)

//: diagnostics
// App/App.swift:10:9: error: "Client" is ambiguous: several types have this name [misnamed-mock]
// Core/Core.swift:3:17: note: to use this one, write "Core.Client"
// Mail/Client.swift:1:17: note: to use this one, write "Mail.Client"
// App/App.swift:10:19: error: 'Hidden' is not visible in 'App', so no mock can be generated for it there [misnamed-mock]
// Core/Core.swift:4:10: note: make it 'public', or import 'Core' with '@testable'
// App/App.swift:10:29: error: no mock can be generated for 'Foreign': it inherits from 'Unread', whose requirements are unknown [unmockable-protocol]
// Core/Core.swift:5:17: note: write the mock by hand, or remove 'Unread' from the protocol; only protocols in packages that depend on Heirloom are known
// App/App.swift:10:40: error: no mock can be generated for 'Shown': it would subclass 'Screen', which has no 'init()' that a subclass inherits [unmockable-protocol]
// Core/Core.swift:11:17: note: write the mock by hand, or constrain 'Shown' to 'AnyObject' instead
// App/App.swift:10:49: error: no mock can be generated for 'Reader': it would have to store the 'borrowing File' of 'read(_:)', which is not 'Copyable' [unmockable-protocol]
// Core/Core.swift:15:17: note: write the mock by hand, or move 'read(_:)' to a separate protocol
// App/App.swift:10:59: error: no mock can be generated for 'Framed': it would subclass 'Window', which is 'final' [unmockable-protocol]
// Core/Core.swift:21:17: note: constrain 'Framed' to 'AnyObject' instead
// App/App.swift:10:69: error: no mock can be generated for 'Scanner': it would have to store the 'Text' of 'scan(_:)', which is not 'Escapable' [unmockable-protocol]
// Core/Core.swift:23:17: note: write the mock by hand, or move 'scan(_:)' to a separate protocol
// App/App.swift:10:80: error: no mock can be generated for 'Lock': no type can declare both a property 'lock' and a function 'lock()' [unmockable-protocol]
// Core/Core.swift:29:17: note: rename one of them
// App/App.swift:10:88: error: 'Tool' is not visible in 'App', so no mock can be generated for it there [misnamed-mock]
// Core/Core.swift:31:30: note: import 'Core' with '@_spi(Tools)'
// App/App.swift:10:96: error: "Settings" is not a protocol or '@Instantiable' type known to 'App', so no 'mock' can be generated for it [misnamed-mock]
// Core/Core.swift:33:15: note: mark 'Settings' with '@Instantiable', or name a protocol that it conforms to
// App/App.swift:10:108: error: the mock of 'Taken' would be named 'MockTaken', like another type [misnamed-mock]
// App/App.swift:5:8: note: rename this type, or choose another 'mockPrefix'
// App/App.swift:11:9: error: "Missing" is not a protocol or '@Instantiable' type known to 'App', so no 'mock' can be generated for it [misnamed-mock]
// App/App.swift:11:35: error: the mock of 'Mail.Client' would be named 'MockClient', like another mock [misnamed-mock]
// Core/Core.swift:3:17: note: the mock of this protocol has that name: generate one of the two in another test target
// App/App.swift:11:50: error: no mock can be generated for 'Both': it is the composition 'Core.Client & Taken' [misnamed-mock]
// App/App.swift:11:50: note: list its protocols instead, or declare a protocol that inherits from them
// App/App.swift:11:58: error: "any Taken" is not a type name [unreadable-name]
