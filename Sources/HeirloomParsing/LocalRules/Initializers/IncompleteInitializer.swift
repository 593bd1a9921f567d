import HeirloomModel

/// A written initializer that lacks dependencies, or takes them as another type or under another label.
package struct IncompleteInitializer: Sendable {
    let initializer: InitializerDeclaration
    let missing: [InjectedProperty]
    let mismatched: [InitializerMatch.Mismatch]
    /// Those that are not missing, but taken under a label that is not theirs.
    private(set) var mislabelled: [InitializerMatch.Mismatch] = []
    /// The labels of the one that the macro writes beside it, `nil` where it cannot.
    private(set) var memberwiseLabels: [String]?
    /// Whether what is missing may be written as it is.
    var isExact = true

    init(_ match: InitializerMatch) {
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
