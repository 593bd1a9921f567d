import HeirloomGraph
import HeirloomModel

extension Remedies {
    /// `isRoot: true` taken away.
    func opt(outOf root: ScopeID) -> FixIt? {
        if tree.isInitializerWanted(of: root) { return nil }
        return changes.removing("isRoot", from: tree[root].declared.declaration.attribute, of: root)
            .map { FixIt(message: "remove 'isRoot: true'", edits: [$0]) }
    }

    /// `X?` for a property of type `X`
    func makeOptional(_ property: DependencyID) -> FixIt? {
        let declaration = tree[property].declared.declaration
        let type = TypeExpression.optional(declaration.type.type)
        return changes.retyping(property, as: type, isReferable: true).map { edits in
            FixIt(message: "make '\(declaration.label)' optional", edits: edits)
        }
    }

    /// `isRoot: false`
    func denyRoot(_ root: ScopeID) -> FixIt? {
        if tree.isInitializerWanted(of: root) { return nil }
        let edit = changes.adding("isRoot: false", to: tree[root].declared.declaration.attribute, of: root)
        return FixIt(message: "say that it is no root", edits: [edit])
    }

    /// `conformsElsewhere: true`
    func sayConformance(of scope: ScopeID) -> FixIt {
        let edit = changes.adding(
            "conformsElsewhere: true",
            to: tree[scope].declared.declaration.attribute,
            after: ["isRoot", "fulfillingAdditionalTypes"],
            of: scope
        )
        return FixIt(message: "say that '\(name(scope))' conforms elsewhere", edits: [edit])
    }

    /// `final` on a class of which no subclass was read, and that no unread code may inherit from. A protocol that
    /// requires its `init()` must be as isolated as it is.
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

    /// A scope on the actor on which something that it builds must be built. An annotation helps only where none is,
    /// neither on the scope nor, as far as was read, on what it inherits from.
    func isolate(_ scope: ScopeID, to isolation: Isolation) -> FixIt? {
        let declaration = tree[scope].declared.declaration
        guard tree.canBeIsolated(scope), let written = actor(isolation, in: scope) else { return nil }
        let start = declaration.attribute.range.start
        let text = "@\(written.text)\n" + changes.indentation(to: start.column, in: tree[scope].file)
        let edit = changes.insert(text, at: start, of: scope)
        return FixIt(
            message: "put '\(self.name(scope))' on '@\(written.text)'",
            edits: [edit] + written.edits
        )
    }

    /// The name of a global actor as a scope's file writes it.
    func actor(_ isolation: Isolation, in scope: ScopeID) -> WrittenType? {
        isolation.actor.flatMap { changes.writing($0, in: scope) }
    }

    /// Types that store nothing declared `Sendable`: whether others can be is for their author to say.
    func declareSendable(_ types: [ResolvedType]) -> FixIt? {
        var edits: [FixIt.Edit] = []
        var names: [String] = []
        for type in types {
            guard let id = tree.types.id(of: type.canonical), let scope = tree.linker.builder(of: id),
                case .declaration(.class) = tree[scope].declared.declaration.form,
                tree[scope].declared.declaration.isFinal,
                let entity = tree[scope].declared.entity, case .type(let read) = tree.table[entity].kind,
                read.summary.storedTypes.isEmpty, tree.superclasses(of: entity).isEmpty,
                let inherited = read.summary.inheritance.last
            else { return nil }
            edits.append(changes.insert(", Sendable", at: inherited.range.end, of: scope))
            names.append(name(scope))
        }
        return FixIt(
            message: "declare that \(names.listed()) \(names.count == 1 ? "is" : "are") 'Sendable'",
            edits: edits
        )
    }

    /// The initializer that must be written, where it says no more than what is known.
    func write(_ lines: [String], in scope: ScopeID) -> FixIt {
        FixIt(message: "write the initializer", edits: [changes.appending(lines, to: scope)])
    }

    /// A type as accessible as what it is forwarded to.
    func widen(_ type: EntityID, to level: AccessLevel) -> FixIt? {
        let scope = tree.linker.scope(building: type, in: tree)
        let edits = scope.map { changes.widening($0, to: level) } ?? changes.widening(type, to: level)
        return edits.map { FixIt(message: "make it '\(level.rawValue)'", edits: $0) }
    }
}

extension ScopeTree {
    /// Whether a protocol requires the `init()` that a root is to get.
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

    /// Whether a global actor may be written on a root.
    func canBeIsolated(_ root: ScopeID) -> Bool {
        let declaration = self[root].declared.declaration
        guard isolations[root.index] == .nonisolated, !declaration.isolation.isNonisolated else {
            return false
        }
        switch declaration.form {
        case .declaration(.struct): return true
        case .declaration(.class):
            guard let entity = self[root].declared.entity else { return false }
            // The protocol asks for one that may be called anywhere.
            return superclasses(of: entity).isEmpty
                && !resolver.basesOfType(entity).contains(where: requiresInitializer)
        case .declaration(.actor), .declaration(.enum), .declaration(.protocol), .extension,
            .closure:
            return false
        }
    }
}
