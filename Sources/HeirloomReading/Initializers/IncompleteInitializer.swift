import HeirloomModel
import HeirloomSyntax

/// A written initializer that lacks dependencies, or takes them as another type or under another label.
package struct IncompleteInitializer: Sendable {
    package let initializer: InitializerDeclaration
    package let missing: [InjectedProperty]
    package let mismatched: [InitializerMatch.Mismatch]
    /// The dependencies that are not missing, but taken under another label.
    package private(set) var mislabeled: [InitializerMatch.Mismatch] = []
    /// The labels of the initializer that the macro would write next to it; `nil` if it cannot.
    package private(set) var memberwiseLabels: [String]?

    package init(_ match: InitializerMatch) {
        initializer = match.initializer
        missing = match.missing
        mismatched = match.mismatched
    }

    init(
        _ match: InitializerMatch,
        mislabeled: [InitializerMatch.Mismatch],
        beside memberwiseLabels: [String]?
    ) {
        initializer = match.initializer
        missing = []
        mismatched = []
        self.mislabeled = mislabeled
        self.memberwiseLabels = memberwiseLabels
    }
}
