import HeirloomModel

/// One type has one declaration that makes it instantiable.
enum TypesAreDeclaredOnce {
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        tree.linker.duplicates.compactMap { duplicate, first in
            // Two in one extension are seen there already.
            let isLocal =
                tree[duplicate].file == tree[first].file && tree[duplicate].declaration.hasLocalFaults
            return isLocal ? nil : .duplicateScope(duplicate, first: first)
        }
    }
}
