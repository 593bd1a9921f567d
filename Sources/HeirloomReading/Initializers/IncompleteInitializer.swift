import HeirloomModel

/// A written initializer that lacks dependencies, or takes them as another type or under another label.
package struct IncompleteInitializer: Sendable {
    package let initializer: InitializerDeclaration
    package let missing: [InjectedProperty]
    package let mismatched: [InitializerMatch.Mismatch]
    /// Those that are not missing, but taken under a label that is not theirs.
    package private(set) var mislabelled: [InitializerMatch.Mismatch] = []
    /// The labels of the one that the macro writes beside it, `nil` where it cannot.
    package private(set) var memberwiseLabels: [String]?
    /// Whether what is missing may be written as it is.
    package var isExact = true

    package init(_ match: InitializerMatch) {
        initializer = match.initializer
        missing = match.missing
        mismatched = match.mismatched
    }

    init(
        _ match: InitializerMatch,
        mislabelled: [InitializerMatch.Mismatch],
        beside memberwiseLabels: [String]?
    ) {
        initializer = match.initializer
        missing = []
        mismatched = []
        self.mislabelled = mislabelled
        self.memberwiseLabels = memberwiseLabels
    }
}
