import HeirloomGraph
import HeirloomModel

/// `@Instantiable` names nothing that is nested in the attributed type: the compiler cannot look into a type while it
/// reads the type's attributes, and its error does not say so.
enum UnreachableNestedTypeRule {
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        tree.declaredIDs.flatMap { id -> [GraphProblem] in
            let declared = tree[id].declared
            guard declared.owner == nil, let entity = declared.entity else { return [] }
            var names = declared.declaration.fulfilledTypes
            if let key = declared.declaration.key, case .enumCase(let written) = key.value {
                names.append(TypeReference(type: written.type, range: key.range))
            }
            return names.filter { tree.names(inside: entity, $0, from: declared.file) }.map { name in
                GraphProblem { $0.namesOwnMember(id, name) }
            }
        }
    }
}

extension ScopeTree {
    /// Whether a name in the attribute of a type denotes one of its members, or leads through one.
    fileprivate func names(inside type: EntityID, _ written: TypeReference, from file: FileID) -> Bool {
        var isInside = false
        written.type.forEachName { components in
            let place = Place(file: file, enclosing: type)
            for end in components.indices.dropFirst() where !isInside {
                let outer = TypeExpression.named(Array(components[..<end]))
                isInside = resolver.resolve(outer, from: place).type.canonical.entity(in: table) == type
            }
        }
        if isInside { return true }
        resolver.resolve(written.type, from: Place(file: file, enclosing: type)).type.canonical.forEachName {
            if let entity = table.entity(withQualifiedPath: $0.map(\.name)), isNested(entity, in: type) {
                isInside = true
            }
        }
        return isInside
    }

    private func isNested(_ entity: EntityID, in type: EntityID) -> Bool {
        var around = table[entity].container
        while let next = around {
            if next == type { return true }
            around = table[next].container
        }
        return false
    }
}

extension ProblemWording {
    fileprivate func namesOwnMember(_ scope: ScopeID, _ written: TypeReference) -> Diagnostic {
        let name = written.type.withoutParentheses.withoutAny.spelling
        return Diagnostic(
            id: .unreachableType,
            message: """
                '@Instantiable' of '\(self.name(scope))' names '\(name)', which is nested in it: the compiler does \
                not look up nested types in an attribute of their own type
                """,
            location: location(written.range, scope),
            notes: [note("declare it outside '\(self.name(scope))'", at: location(written.range, scope))]
        )
    }
}
