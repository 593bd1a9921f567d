// An unread name that files use from different unread modules is qualified with its module, which is determined by the imports
// of the file, by qualified uses and by known frameworks.

//: option unread=Vendor Other
//: Vendor/Vendor.swift
public struct Request { public init() {} }

public protocol Transport {}

public struct Color { public init() {} }

public struct Operation { public init() {} }

//: Other/Other.swift
public struct Request { public init() {} }

public protocol Transport {}

public struct Reply: Transport { public init() {} }

public struct Color { public init() {} }

//: Feature/Page.swift
import Heirloom
import Vendor

@Instantiable
public struct Page: Instantiable {
    @Forwarded public let request: Request
    @Forwarded public let transport: (any Transport)?
    @Forwarded public let color: Color
    @Forwarded public let operation: Operation
    @Instantiated public let header: Header
}

@Instantiable
public struct Header: Instantiable {
    @Received public let request: Request
    @Received public let transport: (any Transport)?
    @Received public let operation: Operation
}

//: Feature/Answer.swift
import Foundation
import Heirloom
import Other

public struct Recorder: Transport {}

@Instantiable
public struct Answer: Instantiable {
    @Forwarded public let query: Request
    @Forwarded public let reply: Reply
    @Forwarded public let date: Date
    @Forwarded public let paint: Other.Color
    @Instantiated public let footer: Footer
}

@Instantiable
public struct Footer: Instantiable {
    @Received public let query: Request
    @Received public let reply: Reply
    @Received public let date: Date
}

//: App/Root.swift
import Feature
import Heirloom

@Instantiable
struct Root: Instantiable {
    @Instantiated let pageBuilder: Instantiator<Page>
    @Instantiated let answerBuilder: Instantiator<Answer>
}

//: App/main.swift
printTree(Root())

//: prints
// Root
//   pageBuilder: Instantiator<Page>
//   answerBuilder: Instantiator<Answer>
