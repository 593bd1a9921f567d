import HeirloomModel

/// A second handwritten double of a type.
package struct DuplicateDouble {
    package let type: TypeExpression
    package let duplicate: DeclaredScope
    package let first: DeclaredScope
    /// Whether both doubles only list the type, and build others.
    package let isListed: Bool
}

/// The handwritten functions that build doubles, by the types that they double.
struct HandWrittenDoubles {
    /// Scopes with `mockOnly: true`, as read.
    let scopes: [DeclaredScope]
    /// The doubles of types that already have one.
    private(set) var duplicates: [DuplicateDouble] = []
    /// By the type that the double builds.
    private var byType: [TypeID: Int] = [:]
    /// By a type that the double lists.
    private var listing: [TypeID: Int] = [:]

    init(_ scopes: [DeclaredScope], in tree: ScopeTree) {
        self.scopes = scopes
        func note(_ index: Int, _ type: TypeID, after first: DeclaredScope, isListed: Bool) {
            duplicates.append(
                DuplicateDouble(
                    type: tree.types.types[type.index],
                    duplicate: scopes[index],
                    first: first,
                    isListed: isListed
                )
            )
        }
        for (index, scope) in scopes.enumerated()
        where scope.declaration.double != nil && tree.isVisible(scope) {
            let own = tree.linker.builder(of: scope.typeID).map { tree[$0].declared }
            if let own, own.declaration.double != nil {
                note(index, scope.typeID, after: own, isListed: false)
            } else if let first = byType[scope.typeID] {
                note(index, scope.typeID, after: scopes[first], isListed: false)
            } else {
                byType[scope.typeID] = index
            }
            for type in scope.fulfilled where listing[type] != index {
                if let first = listing[type] {
                    note(index, type, after: scopes[first], isListed: true)
                } else {
                    listing[type] = index
                }
            }
        }
    }

    /// Returns the double that builds exactly this type.
    func making(_ type: TypeID) -> Int? { byType[type] }

    /// Returns the double that lists this type among those that it fulfills.
    func listing(_ type: TypeID) -> Int? { listing[type] }
}
