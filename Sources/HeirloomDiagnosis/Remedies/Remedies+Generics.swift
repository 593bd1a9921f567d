import HeirloomGraph
import HeirloomModel

extension Remedies {
    private static let listLabel = "fulfillingAdditionalTypes"

    /// Returns a fix-it that removes a type from the list of another, or the whole list if it is the only one.
    func unlisting(_ index: Int, of scope: ScopeID) -> FixIt? {
        let declaration = tree[scope].declared.declaration
        var kept = declaration.fulfilledTypes
        let removed = kept.remove(at: index)
        let message = "remove '\(removed.type.withoutParentheses.spelling)' from the list"
        if kept.isEmpty {
            return changes.removing(Self.listLabel, from: declaration.attribute, of: scope).map {
                FixIt(message: message, edits: [$0])
            }
        }
        guard let list = declaration.attribute.arguments.first(where: { $0.label == Self.listLabel }) else {
            return nil
        }
        let texts = kept.map(\.type.withoutParentheses).map { type in
            type.isName ? "\(type.spelling).self" : "(\(type.spelling)).self"
        }
        let text = "\(Self.listLabel): [\(texts.joined(separator: ", "))]"
        return FixIt(message: message, edits: [changes.replace(list.range, of: scope, with: text)])
    }
}

extension TypeExpression {
    fileprivate var isName: Bool {
        guard case .named = self else { return false }
        return true
    }
}
