// The app declares types named 'Void' and 'Error'; a module below uses the standard library's.
//: Kit/Kit.swift
import Heirloom

@Instantiable
public struct Button: Instantiable {
    @Forwarded public let action: @Sendable () -> Void
    @Forwarded public let failure: (any Error)?
    @Instantiated public let face: Face
}

@Instantiable
public struct Face: Instantiable {
    @Received public let action: @Sendable () -> Void
    @Received public let failure: Error?
    public func press() { action() }
}
//: App/main.swift
import Heirloom
import Kit

@Instantiable
struct Void: Instantiable {
    let depth = 11
}

enum Error {
    case none
}

@Instantiable
struct App: Instantiable {
    @Instantiated let void: Void
    @Instantiated let buttonBuilder: Instantiator<Button>
}

print(App().void.depth)
App().buttonBuilder.instantiate((action: { print("pressed") }, failure: nil)).face.press()
//: prints
// 11
// pressed
