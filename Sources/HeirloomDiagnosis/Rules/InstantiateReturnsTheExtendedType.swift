import HeirloomGraph
import HeirloomModel

/// What `instantiate` returns under another name is the type that its extension extends.
///
/// What the names themselves show is told by the extension alone; here aliases are followed.
enum InstantiateReturnsTheExtendedType {
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        tree.ids.compactMap { id in
            let scope = tree[id].declared
            guard case .extension = scope.declaration.form,
                let returned = scope.type.canonical.nameWithoutArguments,
                returned.lastName != scope.declaration.path.last
            else { return nil }
            let extended = TypeExpression.named(scope.declaration.path.map { TypeNameComponent($0) })
            let resolved = tree.resolver.resolve(extended, from: Place(file: scope.file)).type
            guard returned != resolved.canonical.nameWithoutArguments, returned.entity(in: tree.table) != nil
            else { return nil }
            return .wrongInstantiateResult(id)
        }
    }
}

extension TypeExpression {
    /// The `Box` of a `Box<Int>`; `nil` for what has no name.
    fileprivate var nameWithoutArguments: TypeExpression? {
        guard case .named(let components) = self else { return nil }
        return .named(components.map { TypeNameComponent($0.name) })
    }
}
