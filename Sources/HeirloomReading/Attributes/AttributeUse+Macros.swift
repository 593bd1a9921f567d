import HeirloomModel

extension [AttributeUse] {
    /// The names of the attributes that may be macros, which can add conformances and members that are not written.
    var macroCandidates: [String] {
        compactMap { attribute in
            let name = attribute.baseName
            let isKnown = LanguageAttributes.names.contains(name) || PlainAttributes.names.contains(name)
            return isKnown || attribute.isHeirloom("Instantiable") ? nil : attribute.name.spelling
        }
    }
}

/// Attributes of types and initializers that add neither a conformance to the user's own types nor an initializer that
/// takes one: the main actor, and macros of Apple's and the toolchain's.
private enum PlainAttributes {
    static let names: Set<String> = ["MainActor", "Model", "Observable", "Suite", "Test"]
}
