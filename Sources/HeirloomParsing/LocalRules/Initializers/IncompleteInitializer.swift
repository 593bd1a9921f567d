import HeirloomModel

/// A written initializer that lacks dependencies, or takes them as another type.
package struct IncompleteInitializer: Sendable {
    let initializer: InitializerDeclaration
    let missing: [InjectedProperty]
    let mismatched: [InitializerMatch.Mismatch]
    /// Whether what is missing may be written as it is.
    var isExact = true

    init(_ match: InitializerMatch) {
        initializer = match.initializer
        missing = match.missing
        mismatched = match.mismatched
    }
}
