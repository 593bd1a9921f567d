import HeirloomGraph
import HeirloomModel

/// Only one declaration makes a type instantiable.
enum DuplicateTypeRule {
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        if tree.linker.duplicates.isEmpty { return [] }
        let others = Dictionary(grouping: tree.linker.duplicates, by: \.first)
        return others.sorted { $0.key.index < $1.key.index }.flatMap { first, others -> [GraphProblem] in
            let declared = ([first] + others.map(\.duplicate)).sorted { tree.isBefore($0, $1) }
            return declared.indices.dropFirst().compactMap { index in
                let isTold = declared[..<index].contains { tree.isReportedWith($0, declared[index]) }
                return isTold ? nil : problem(declared[index], first: declared[0], in: tree)
            }
        }
    }

    private static func problem(_ duplicate: ScopeID, first: ScopeID, in tree: ScopeTree) -> GraphProblem {
        // The other declaration conforms, or will.
        let explained = [duplicate, first].filter { tree[$0].isBuiltByExtension }.prefix(1)
            .map(tree.missingConformance)
        return GraphProblem(explained: explained) { $0.duplicateScope(duplicate, first: first) }
    }
}

extension ScopeTree {
    /// Whether a declaration is the first of two that make the same type instantiable: a module comes before modules
    /// that depend on it, and a type before its extensions.
    fileprivate func isBefore(_ left: ScopeID, _ right: ScopeID) -> Bool {
        let (first, second) = (place(of: left), place(of: right))
        if first.isOwn != second.isOwn { return second.isOwn }
        if first.isExtension != second.isExtension { return second.isExtension }
        return left.index < right.index
    }

    /// Whether two functions are in the same extension, where the local rule already reports that they build the same
    /// type.
    fileprivate func isReportedWith(_ left: ScopeID, _ right: ScopeID) -> Bool {
        self[left].file == self[right].file && self[right].declared.declaration.hasLocalFaults
            && self[left].declared.declaration.nameRange == self[right].declared.declaration.nameRange
    }

    private func place(of scope: ScopeID) -> (isOwn: Bool, isExtension: Bool) {
        (module(of: scope) == input.module, self[scope].isBuiltByExtension)
    }
}

extension ProblemWording {
    fileprivate func duplicateScope(_ duplicate: ScopeID, first: ScopeID) -> Diagnostic {
        let isFunction = [duplicate, first].allSatisfy { scope in
            switch tree[scope].declared.declaration.form {
            case .declaration: false
            case .extension: true
            case .closure: false
            }
        }
        return Diagnostic(
            id: .duplicateType,
            message: isFunction
                ? "'\(name(duplicate))' has two 'instantiate' functions"
                : "'\(name(duplicate))' is declared '@Instantiable' twice",
            location: place(duplicate),
            notes: [note("the other one is here; remove one of the two", at: first)]
        )
    }
}
