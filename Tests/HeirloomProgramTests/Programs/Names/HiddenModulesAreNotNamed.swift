// If a type has the name of the module that declares a name, that name cannot be qualified. It is imported by itself instead.

//: option unread=Vendor Other Tools
//: Vendor/Vendor.swift
public final class Vendor {}

public struct Request { public init() {} }

public protocol Transport {}

//: Other/Other.swift
public struct Request { public init() {} }

public protocol Transport {}

//: Tools/Tools.swift
public struct Hammer { public init() {} }

//: Feature/Page.swift
import Heirloom
import Vendor

@Instantiable
public struct Page: Instantiable {
    @Forwarded public let vendor: Vendor?
    @Forwarded public let request: Request
    @Forwarded public let transports: [any Transport]
    @Instantiated public let header: Header
}

@Instantiable
public struct Header: Instantiable {
    @Received public let request: Request
    @Received public let transports: [any Transport]
}

//: Feature/Answer.swift
import Heirloom
import Other

public struct Recorder: Transport {}

@Instantiable
public struct Answer: Instantiable {
    @Forwarded public let query: Request
    @Instantiated public let footer: Footer
}

@Instantiable
public struct Footer: Instantiable {
    @Received public let query: Request
}

//: Feature/Shed.swift
import Heirloom
import Tools

@Instantiable
public struct Shed: Instantiable {
    @Forwarded public let hammer: Tools.Hammer
    @Instantiated public let shelf: Shelf
}

@Instantiable
public struct Shelf: Instantiable {
    @Received public let hammer: Tools.Hammer
}

//: App/Root.swift
import Feature
import Heirloom

/// It hides the module that the feature names.
struct Tools {}

@Instantiable
struct Root: Instantiable {
    @Instantiated let pageBuilder: Instantiator<Page>
    @Instantiated let answerBuilder: Instantiator<Answer>
    @Instantiated let shedBuilder: Instantiator<Shed>
}

//: App/main.swift
printTree(Root())

//: prints
// Root
//   pageBuilder: Instantiator<Page>
//   answerBuilder: Instantiator<Answer>
//   shedBuilder: Instantiator<Shed>
