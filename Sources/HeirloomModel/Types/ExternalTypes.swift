/// What is known by name about types of the standard library and of Apple's frameworks.
package enum ExternalTypes {
    /// Whether it is a plain value, as data models are made of: `Int`, `Foundation.URL`.
    package static func isPlainValue(_ names: [String]) -> Bool {
        guard let name = unqualified(names) else { return false }
        let type = SDKType.named(SDKAlias.named(name)?.target ?? name)
        return type?.facts.contains(.plainValue) ?? false
    }

    /// Whether it is surely declared in a module of another package.
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
