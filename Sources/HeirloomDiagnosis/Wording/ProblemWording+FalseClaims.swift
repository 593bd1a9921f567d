import HeirloomGraph
import HeirloomModel

/// Messages about types that are listed falsely.
extension ProblemWording {
    /// Returns advice for a listed class that is not a superclass.
    private func inheriting(_ listed: TypeExpression, _ scope: ScopeID) -> String {
        let mayInherit = tree[scope].declared.entity.map { tree.conversions.kind(of: $0) == .class } ?? false
        let isFinal =
            listed.entity(in: tree.table).map { entity in
                guard case .type(let read) = tree.table[entity].kind else { return false }
                return read.summary.isFinal
            } ?? false
        return mayInherit && !isFinal
            ? "make '\(name(scope))' inherit from it, or remove it from the list" : "remove it from the list"
    }

    func falseClaim(of scope: ScopeID, at index: Int) -> Diagnostic {
        let declared = tree[scope].declared
        let listed = tree.types.types[declared.fulfilled[index].index]
        let written = declared.declaration.fulfilledTypes[index]
        let isWrapper = tree.conversions.concreteType(listed) != nil
        let lack = lack(of: declared.type.canonical, for: listed)
        let isPlainClass = tree.conversions.concreteType(listed).map(isPlainClass) ?? false
        let conforming = "make '\(name(scope))' conform to it, or remove it from the list"
        let making = isWrapper ? wrapping(spelling(listed), name(scope)) : conforming
        let advice = isPlainClass ? inheriting(listed, scope) : making
        let wrapped = isWrapper && !isPlainClass ? " and cannot be wrapped in it" : ""
        return Diagnostic(
            id: .notConvertible,
            message: "'\(name(scope))' lists '\(written.type.spelling)', but \(lack)\(wrapped)",
            location: location(written.range, scope),
            notes: [note(advice, at: place(scope))]
        )
    }
}
