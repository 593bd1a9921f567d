import HeirloomModel

/// Names that need no import: the standard library's, as far as they are common, and Heirloom's own.
enum StandardLibraryNames {
    /// Heirloom's own.
    static let ofHeirloom = BuilderKind.typeNames.union(["InstanceLifetime", "Instantiable", "Kept"])

    package static let all = SDKType.names { $0.facts.contains(.common) }.union(ofHeirloom)
        .union(["AnyClass", "Heirloom", "Self", "Swift", "Void"])

    /// Names of the standard library's that others give to types of their own as well, or that stand in stored
    /// properties only now and then. Whether an import is needed for one of them is not known.
    static let others = SDKType.names { $0.isOfStandardLibrary && !$0.facts.contains(.common) }
        .union(SDKAlias.namesOfStandardLibrary)

    /// Whether it is a struct or an enum of the standard library's that no value of another type becomes by itself.
    static func isTakenAsItIs(_ name: String) -> Bool {
        guard name != "Any", name != "AnyHashable", let type = SDKType.named(name),
            type.facts.contains(.common)
        else { return false }
        switch type.kind {
        case .value: return true
        case .class, .protocol, .eraser, .propertyWrapper: return false
        }
    }
}
