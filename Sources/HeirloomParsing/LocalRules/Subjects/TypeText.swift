import HeirloomModel

/// A type that is named in a string: `"Module.Outer.Inner"`.
enum TypeText {
    /// `nil` where the text is no name.
    static func type(named text: String) -> TypeExpression? {
        let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard names.allSatisfy(isIdentifier) else { return nil }
        return .named(names.map { TypeNameComponent($0) })
    }

    private static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart else {
            return false
        }
        return name.unicodeScalars.dropFirst().allSatisfy(\.properties.isXIDContinue)
    }
}
