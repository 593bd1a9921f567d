import HeirloomGraph
import HeirloomModel

/// No type that an extension makes instantiable is private, because generated files cannot name it. The macro checks
/// the types that it is attached to.
enum UnreachableTypeRule {
    /// Reports each extension once, regardless of its number of functions.
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        var reported: Set<SourceLocation> = []
        return tree.declaredIDs.compactMap { id in
            guard tree[id].isBuiltByExtension, let entity = tree[id].declared.entity,
                tree.table[entity].access < .internal,
                reported.insert(
                    tree.table.files.location(tree[id].declared.declaration.nameRange, in: tree[id].file)
                )
                .inserted
            else { return nil }
            return GraphProblem { $0.hiddenExtended(id, entity) }
        }
    }
}

extension ProblemWording {
    /// Uses the words of the macro, which reports the access level of the type itself.
    fileprivate func hiddenExtended(_ scope: ScopeID, _ type: EntityID) -> Diagnostic {
        Diagnostic(
            id: .unreachableType,
            message: """
                '\(name(type))' cannot be '@Instantiable' because it is '\(tree.table[type].access.rawValue)': generated \
                code in another file cannot use it
                """,
            location: place(scope),
            notes: widening(type, to: [.internal]),
            fixIts: fixIts([showing(type, at: .internal)])
        )
    }
}
