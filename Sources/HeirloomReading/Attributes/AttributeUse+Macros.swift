import HeirloomModel

extension [AttributeUse] {
    /// The names of those that may be macros which add conformances or members that are not written.
    var macroCandidates: [String] {
        compactMap { attribute in
            let name = attribute.baseName
            let isKnown = LanguageAttributes.names.contains(name) || PlainAttributes.names.contains(name)
            return isKnown || attribute.isHeirloom("Instantiable") ? nil : attribute.name.spelling
        }
    }
}

/// Declared attributes of types and initializers that add no conformance to a type of the user's and no initializer that
/// takes one: the main actor, and macros of Apple's and the toolchain's.
private enum PlainAttributes {
    static let names: Set<String> = ["MainActor", "Model", "Observable", "Suite", "Test"]
}
