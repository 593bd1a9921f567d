import HeirloomGraph
import HeirloomModel

extension Remedies {
    /// Returns a fix-it that removes `isRoot: true`.
    func opt(outOf root: ScopeID) -> FixIt? {
        if tree.isInitializerWanted(of: root) { return nil }
        return changes.removing("isRoot", from: tree[root].declared.declaration.attribute, of: root)
            .map { FixIt(message: "remove 'isRoot: true'", edits: [$0]) }
    }

    /// Returns a fix-it that changes the type of a property from `X` to `X?`.
    func makeOptional(_ property: DependencyID) -> FixIt? {
        let declaration = tree[property].declared.declaration
        let type = TypeExpression.optional(declaration.type.type)
        return changes.retyping(property, as: type, isReferable: true).map { edits in
            FixIt(message: "make '\(declaration.label)' optional", edits: edits)
        }
    }

    /// Returns a fix-it that adds `isRoot: false`.
    func denyRoot(_ root: ScopeID) -> FixIt? {
        if tree.isInitializerWanted(of: root) { return nil }
        let edit = changes.adding("isRoot: false", to: tree[root].declared.declaration.attribute, of: root)
        return FixIt(message: "declare that it is not a root", edits: [edit])
    }

    /// Returns a fix-it that adds `conformsElsewhere: true`.
    func sayConformance(of scope: ScopeID) -> FixIt {
        let edit = changes.adding(
            "conformsElsewhere: true",
            to: tree[scope].declared.declaration.attribute,
            after: ["isRoot", "fulfillingAdditionalTypes"],
            of: scope
        )
        return FixIt(message: "declare that '\(name(scope))' conforms elsewhere", edits: [edit])
    }

    /// Returns a fix-it that makes a class `final`, unless it is `open` or has a subclass in the sources. A protocol
    /// that requires its `init()` must have the same isolation as the class.
    func finalize(_ root: ScopeID) -> FixIt? {
        guard let entity = tree[root].declared.entity, case .type(let read) = tree.table[entity].kind,
            read.summary.access < .open,
            !tree.table.entities.indices.contains(where: {
                tree.superclasses(of: EntityID(index: $0)).contains(entity)
            }),
            tree.resolver.basesOfType(entity).allSatisfy({
                !tree.requiresInitializer($0)
                    || tree.isolationTable.isolation(of: $0) == tree.isolations[root.index]
            })
        else { return nil }
        let edit = changes.insert("final ", at: read.summary.accessRange.start, of: root)
        return FixIt(message: "make it 'final'", edits: [edit])
    }

    /// Returns a fix-it that isolates a scope to the actor on which it must build something. An annotation helps only
    /// if there is none yet, neither on the scope nor, as far as is known, on what it inherits from.
    func isolate(_ scope: ScopeID, to isolation: Isolation) -> FixIt? {
        let declaration = tree[scope].declared.declaration
        guard tree.canBeIsolated(scope), let written = actor(isolation, in: scope) else { return nil }
        let start = declaration.attribute.range.start
        let text = "@\(written.text)\n" + changes.indentation(to: start.column, in: tree[scope].file)
        let edit = changes.insert(text, at: start, of: scope)
        return FixIt(
            message: "isolate '\(self.name(scope))' to '@\(written.text)'",
            edits: [edit] + written.edits
        )
    }

    /// Returns the name of a global actor as the scope's file writes it.
    func actor(_ isolation: Isolation, in scope: ScopeID) -> WrittenType? {
        isolation.actor.flatMap { changes.writing($0, in: scope) }
    }

    /// Returns a fix-it that adds an initializer, for cases in which the exact lines are known.
    func write(_ lines: [String], in scope: ScopeID) -> FixIt {
        FixIt(message: "write an initializer", edits: [changes.appending(lines, to: scope)])
    }

    /// Returns a fix-it that makes a type as accessible as the type to which it is forwarded.
    func widen(_ type: EntityID, to level: AccessLevel) -> FixIt? {
        let scope = tree.linker.scope(building: type, in: tree)
        let edits = scope.map { changes.widening($0, to: level) } ?? changes.widening(type, to: level)
        return edits.map { FixIt(message: "make it '\(level.rawValue)'", edits: $0) }
    }
}

extension ScopeTree {
    /// Whether a protocol requires the `init()` that a root would get.
    fileprivate func isInitializerWanted(of root: ScopeID) -> Bool {
        guard let entity = self[root].declared.entity, case .type(let read) = table[entity].kind else {
            return false
        }
        let names = read.summary.inheritance.flatMap(\.type.inheritedNames)
        return resolver.basesOfType(entity).contains(where: requiresInitializer)
            || names.contains {
                table.sdkType(named: $0, from: self[root].file)?.requiresPlainInitializer == true
            }
    }

    /// Whether a scope can be annotated with a global actor.
    func canBeIsolated(_ root: ScopeID) -> Bool {
        let declaration = self[root].declared.declaration
        guard isolations[root.index] == .nonisolated, !declaration.isolation.isNonisolated else {
            return false
        }
        switch declaration.form {
        case .declaration(.struct): return true
        case .declaration(.class):
            guard let entity = self[root].declared.entity else { return false }
            // The protocol requires an initializer that can be called from anywhere.
            return superclasses(of: entity).isEmpty
                && !resolver.basesOfType(entity).contains(where: requiresInitializer)
        case .declaration(.actor), .declaration(.enum), .declaration(.protocol), .extension,
            .closure:
            return false
        }
    }
}
