import HeirloomGraph
import HeirloomModel

/// The product is, or can be wrapped in, each of the types in its `fulfillingAdditionalTypes`.
enum FulfilledTypeConversionRule {
    /// - Parameter first: The index of the first scope whose list is checked.
    static func problems(in survey: TreeSurvey, from first: Int = 0) -> [GraphProblem] {
        // A file that could not be read may declare the conformance.
        let tree = survey.tree
        var reported: Set<SourceLocation> = []
        return tree.declaredIDs.filter { !survey.isSuspect($0) }.flatMap { id -> [GraphProblem] in
            let declared = tree[id].declared
            return declared.fulfilled.indices.compactMap { index in
                let written = declared.declaration.fulfilledTypes[index]
                guard !declared.ambiguities.contains(where: { $0.written == written }),
                    isFalse(tree.types.types[declared.fulfilled[index].index], of: id, in: tree),
                    // Several `instantiate` functions share the list of their extension.
                    reported.insert(tree.table.files.location(written.range, in: declared.file)).inserted,
                    // A double shares the list of its type.
                    id.index >= first
                else { return nil }
                return GraphProblem { $0.falseClaim(of: id, at: index) }
            }
        }
    }

    /// Whether a listed type is certain to be neither the product's type nor a wrapper of it.
    static func isFalse(_ listed: TypeExpression, of scope: ScopeID, in tree: ScopeTree) -> Bool {
        let built = tree[scope].declared.type.canonical
        return tree.conversions.converts(built, to: listed) == .no
            && tree.conversions.wraps(built, in: listed, mayFail: true) == .no
    }
}

extension ProblemWording {
    fileprivate func falseClaim(of scope: ScopeID, at index: Int) -> Diagnostic {
        let declared = tree[scope].declared
        let listed = tree.types.types[declared.fulfilled[index].index]
        let written = declared.declaration.fulfilledTypes[index]
        let isWrapper = tree.conversions.concreteType(listed) != nil
        let lack = lack(of: declared.type.canonical, for: listed)
        let isPlainClass = tree.conversions.concreteType(listed).map(isPlainClass) ?? false
        let verb = isPlainClass ? "inherit from" : "conform to"
        let advice =
            isWrapper && !isPlainClass
            ? wrapping(spelling(listed), name(scope))
            : "make '\(name(scope))' \(verb) it, or remove it from the list"
        let wrapped = isWrapper && !isPlainClass ? " and cannot be wrapped in it" : ""
        return Diagnostic(
            id: .notConvertible,
            message: "'\(name(scope))' lists '\(written.type.spelling)', but \(lack)\(wrapped)",
            location: location(written.range, scope),
            notes: [note(advice, at: scope)]
        )
    }
}
