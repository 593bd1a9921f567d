// The part of Xcode's module that plugins use, based on its documentation, because the module only exists in Xcode.
public import Foundation
public import PackagePlugin

/// As in Xcode.
public protocol XcodeBuildToolPlugin: Plugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

/// As in Xcode.
public protocol XcodeCommandPlugin: Plugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

/// As in Xcode.
public struct XcodePluginContext {
    /// As in Xcode.
    public let xcodeProject: XcodeProject
    /// As in Xcode.
    public let pluginWorkDirectoryURL: URL
    /// As in Xcode.
    public func tool(named name: String) throws -> PluginContext.Tool { fatalError("never run") }
}

/// As in Xcode.
public struct XcodeProject {
    /// As in Xcode.
    public let id: String
    /// As in Xcode.
    public let displayName: String
    /// As in Xcode.
    public let directoryURL: URL
    /// As in Xcode.
    public let filePaths: [Path]
    /// As in Xcode.
    public let targets: [XcodeTarget]
}

/// As in Xcode.
public struct XcodeTarget {
    /// As in Xcode.
    public let id: String
    /// As in Xcode.
    public let displayName: String
    /// As in Xcode.
    public let product: XcodeProduct?
    /// As in Xcode.
    public let dependencies: [XcodeTargetDependency]
    /// As in Xcode.
    public let inputFiles: FileList
}

/// As in Xcode.
public enum XcodeTargetDependency {
    case target(XcodeTarget)
    case product(Product)
}

/// As in Xcode.
public struct XcodeProduct {
    /// As in Xcode.
    public enum Kind {
        case application
        case executable
        case framework
        case library
        case other(String)
    }

    /// As in Xcode.
    public let name: String
    /// As in Xcode.
    public let kind: Kind
}
