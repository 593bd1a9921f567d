import HeirloomModel

/// A hand-written double of a type that has another one.
package struct DuplicateDouble {
    package let type: TypeExpression
    package let duplicate: DeclaredScope
    package let first: DeclaredScope
    /// Whether both list the type, and make others.
    package let isListed: Bool
}

/// The functions written by hand that make doubles, by what they stand for.
struct HandWrittenDoubles {
    /// Scopes with `mockOnly: true`, as read.
    let scopes: [DeclaredScope]
    /// Those that stand for what another stands for.
    private(set) var duplicates: [DuplicateDouble] = []
    /// By the type that is made.
    private var byType: [TypeID: Int] = [:]
    /// By a type that is listed.
    private var listing: [TypeID: Int] = [:]

    /// - Parameter isVisible: whether generated code may call what makes one.
    init(_ scopes: [DeclaredScope], in tree: ScopeTree, where isVisible: (DeclaredScope) -> Bool) {
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
        where scope.declaration.double != nil && isVisible(scope) {
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

    /// The one that makes exactly that type.
    func making(_ type: TypeID) -> Int? { byType[type] }

    /// The one that lists a type among those it fulfills.
    func listing(_ type: TypeID) -> Int? { listing[type] }
}
