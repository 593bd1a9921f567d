// A module has a type of the same name, so its declarations cannot be qualified; Foundation declares some of these names, too.
//: Scanner/Scanner.swift
import Heirloom

@Instantiable
public final class Scanner: Instantiable {
    @Instantiated public let port: Port
    @Received public let unit: Unit
    public init(port: Port, unit: Unit) {
        self.port = port
        self.unit = unit
    }
    public func scan() -> String { "\(port.number) \(unit)" }
}

@Instantiable
public struct Port: Instantiable {
    public let number = 8
}

public enum Unit: Sendable {
    case page
}

public protocol Stream {}

@Instantiable(fulfillingAdditionalTypes: [Stream.self])
public actor Process: Instantiable, Stream {}

@Instantiable
public struct Desk: Instantiable {
    @Forwarded public let unit: Unit
    @Instantiated public let scanner: Scanner
    @Instantiated public let stream: any Stream
    @Instantiated public let clerkBuilder: Instantiator<Clerk>
}

@Instantiable
public struct Clerk: Instantiable {
    @Received public let unit: Unit
    @Received public let stream: any Stream
    @Instantiated public let port: Port
}
//: App/Office.swift
import Foundation
import Heirloom

@Instantiable
struct Calendar: Instantiable {
    @Forwarded let since: Date
    @Instantiated let page: Page
}

@Instantiable
struct Page: Instantiable {
    @Received let since: Date
}
//: App/main.swift
import Heirloom
import Scanner

@Instantiable
struct Office: Instantiable {
    @Instantiated let deskBuilder: Instantiator<Desk>
    @Instantiated let calendarBuilder: Instantiator<Calendar>
}

let desk = Office().deskBuilder.instantiate(.page)
print(desk.scanner.scan(), desk.clerkBuilder.instantiate().port.number)
//: prints
// 8 page 8
