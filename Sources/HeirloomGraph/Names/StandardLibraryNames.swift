import HeirloomModel

/// Names that need no import: the common ones of the standard library, and Heirloom's own.
enum StandardLibraryNames {
    /// Heirloom's own names.
    static let ofHeirloom = BuilderKind.typeNames.union(["InstanceLifetime", "Instantiable", "Kept"])

    package static let all = SDKType.names { $0.facts.contains(.common) }.union(ofHeirloom)
        .union(["AnyClass", "Heirloom", "Self", "Swift", "Void"])

    /// Names of the standard library that others also give to their own types, or that rarely occur in stored
    /// properties. Whether one of them needs an import is unknown.
    static let others = SDKType.names { $0.isOfStandardLibrary && !$0.facts.contains(.common) }
        .union(SDKAlias.namesOfStandardLibrary)

    /// Returns whether a name is that of a struct or enum of the standard library to which no other type converts
    /// implicitly.
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
