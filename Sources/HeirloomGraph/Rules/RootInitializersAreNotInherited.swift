import HeirloomModel

/// A class that gets an `init()` inherits none, and no protocol demands one of it: neither an override nor a
/// `required` initializer can stand in an extension.
enum RootInitializersAreNotInherited {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.search.roots.compactMap { root in
            let tree = survey.tree
            guard tree.needsInitializer(root), case .declaration(.class) = tree[root].declaration.form,
                let entity = tree[root].declared.entity
            else { return nil }
            return source(of: entity, isFinal: tree[root].declaration.isFinal, in: tree)
                .map { .inheritedRootInitializer(root, $0) }
        }
    }

    private static func source(of type: EntityID, isFinal: Bool, in tree: ScopeTree) -> InitializerSource? {
        for base in tree.resolver.basesOfType(type) {
            guard case .type(let read) = tree.table[base].kind else { continue }
            switch read.summary.kind {
            case .class:
                let initializers = tree.initializers(of: base)
                let isImplicit =
                    initializers.isEmpty && tree.linker.scope(building: base, in: tree) == nil
                    && !tree.hasSuperclass(base)
                if isImplicit || initializers.contains(where: \.isPlain) {
                    return .superclass(read.summary.name)
                }
            case .protocol:
                if !isFinal, read.summary.initializers.contains(where: \.isPlain) {
                    return .protocol(read.summary.name)
                }
            case .struct, .actor, .enum:
                break
            }
        }
        return ([type] + tree.resolver.basesOfType(type)).lazy
            .compactMap { tree.objectiveCSuperclass(of: $0) }
            .first
            .map(InitializerSource.superclass)
    }
}

/// Where an `init()` comes from that a root cannot write in an extension.
enum InitializerSource {
    case superclass(String)
    case `protocol`(String)
}

extension TypeSummary {
    /// `Outer.Inner`
    var name: String { path.joined(separator: ".") }
}

extension ScopeTree {
    /// Whether a superclass of the class was read. A class without initializers has those of its superclass
    /// then, and an `init()` of its own else.
    fileprivate func hasSuperclass(_ type: EntityID) -> Bool {
        resolver.basesOfType(type).contains { base in
            guard case .type(let read) = table[base].kind else { return false }
            return read.summary.kind == .class
        }
    }

    /// The superclass of a class, where it was not read and is one of those that descend from `NSObject`.
    fileprivate func objectiveCSuperclass(of type: EntityID) -> String? {
        guard case .type(let read) = table[type].kind, read.summary.kind == .class,
            let name = read.summary.inheritance.first?.type.inheritedNames.first?.last
        else { return nil }
        return SDKType.named(name)?.isObjectiveC == true ? name : nil
    }
}

extension ScopeLinker {
    /// The scope that builds a declared type.
    func scope(building entity: EntityID, in tree: ScopeTree) -> ScopeID? {
        let name = TypeExpression.named(tree.table.qualifiedPath(of: entity).map { TypeNameComponent($0) })
        return tree.types.id(of: name).flatMap { builder(of: $0) }
    }
}
