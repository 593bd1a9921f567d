/// Facts about types of the standard library and of Apple's frameworks, by name.
package enum ExternalTypes {
    /// Returns whether the type is a plain value, as used in data models: `Int`, `Foundation.URL`.
    package static func isPlainValue(_ names: [String]) -> Bool {
        guard let name = unqualified(names) else { return false }
        let type = SDKType.named(SDKAlias.named(name)?.target ?? name)
        return type?.facts.contains(.plainValue) ?? false
    }

    /// Returns whether the type is certainly declared in a module of another package.
    package static func isKnown(_ names: [String]) -> Bool {
        guard let name = unqualified(names) else { return false }
        return SDKType.named(SDKAlias.named(name)?.target ?? name)?.isUnmistakable ?? false
    }

    private static func unqualified(_ names: [String]) -> String? {
        guard names.count < 2 || modules.contains(names[0]) else { return nil }
        return names.count < 3 ? names.last : nil
    }

    private static let modules: Set<String> = ["Swift", "Foundation", "FoundationEssentials"]
}
