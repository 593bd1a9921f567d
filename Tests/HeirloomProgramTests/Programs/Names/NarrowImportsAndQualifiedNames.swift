// Imports have access levels; names that they make visible are printed with their modules.
//: Core/Core.swift
import Heirloom

@Instantiable
public struct Notification: Instantiable {
    public let text = "ping"
}

public struct Locale: Sendable {
    public let code: String
    public init(code: String) { self.code = code }
}
//: Kit/Kit.swift
public import Core
public import Foundation
import Heirloom

@Instantiable
public struct Center: Instantiable {
    @Forwarded public let locale: Core.Locale
    @Forwarded public let date: Date
    @Instantiated public let sender: Sender
}

@Instantiable
public struct Sender: Instantiable {
    @Received public let locale: Core.Locale
    @Received public let date: Date
    @Instantiated public let notification: Core.Notification
    public var text: String { notification.text + " " + locale.code }
}
//: App/Root.swift
internal import Core
internal import Foundation
import Heirloom
internal import Kit

@Instantiable
struct Root: Instantiable {
    @Instantiated let notification: Core.Notification
    @Instantiated let centerBuilder: Instantiator<Center>
}
//: App/main.swift
internal import Core
internal import Foundation

let center = Root().centerBuilder.instantiate((locale: Core.Locale(code: "de"), date: Date()))
print(center.sender.text)
//: prints
// ping de
