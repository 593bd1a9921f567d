// A protocol is fulfilled by another type on each platform, each in a separate file with separate imports.
//: Core/Core.swift
public protocol Opening { func open() -> String }
//: Services/Apple.swift
#if canImport(AppKit) && !os(Linux)
import AppKit
import Core
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [Opening.self])
public struct WorkspaceOpener: Instantiable, Opening {
    @Received let workspace: NSWorkspace
    public init(workspace: NSWorkspace) { self.workspace = workspace }
    public func open() -> String { "mac" }
}
#endif
//: Services/Linux.swift
#if os(Linux)
import Core
import Foundation
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [Opening.self])
public struct ProcessOpener: Instantiable, Opening {
    @Received let process: Process
    public init(process: Process) { self.process = process }
    public func open() -> String { "linux \(process.isRunning)" }
}

@Instantiable
extension Process: @retroactive Instantiable {
    public static func instantiate() -> Process { Process() }
}
#endif
//: App/App.swift
import Core
import Heirloom
#if os(Linux)
import Foundation
import Services
#endif

@Instantiable
struct App: Instantiable {
    #if os(Linux)
    @Instantiated let process: Process
    @Instantiated let opening: any Opening
    #endif
    @Instantiated let screen: Screen
}

@Instantiable
struct Screen: Instantiable {
    @Received(onlyIfAvailable: true) let opening: (any Opening)?
}
//: App/main.swift
print(App().screen.opening?.open() ?? "nothing")
//: prints
// linux false
