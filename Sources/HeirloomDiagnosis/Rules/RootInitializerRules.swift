import HeirloomGraph
import HeirloomModel

extension TreeReview {
    /// Warns about a handwritten initializer of a root that takes exactly the root's inputs in every build: none is generated
    /// then.
    func handwrittenRootInitializerProblems() -> [GraphProblem] {
        survey.search.roots.compactMap { root in
            guard tree.hasToBuild(root), !survey.isSuspect(root),
                let written = tree.handwrittenInitializer(of: root), !tree.isConditional(written, of: root)
            else { return nil }
            return GraphProblem(handwrittenRootInitializer(root, written))
        }
    }

    private func handwrittenRootInitializer(
        _ root: ScopeID,
        _ written: ExtensionInitializer
    ) -> Diagnostic {
        let labels = tree.inputLabels(of: root).map { $0 + ":" }.joined()
        let location = tree.table.files.location(written.initializer.range, in: written.file)
        let advice = """
            remove this one to have the dependencies of '\(name(root))' built; if '\(name(root))' is not a root, write \
            'isRoot: false'
            """
        // Without it, the root would inherit one.
        let source = source(ofInitializerOf: root)
        return Diagnostic(
            id: .handwrittenRootInitializer,
            message:
                "no 'init(\(labels))' is generated for root '\(name(root))' because it already has this one",
            location: location,
            notes: [
                source.map { noteOfAnotherRoot(insteadOf: root, because: $0) } ?? note(advice, at: location)
            ]
        )
    }

    /// A root class with a generated initializer inherits none like it from a Swift class, and no protocol requires one of
    /// it unless the class is final: an extension can contain neither overrides nor `required` initializers. For subclasses
    /// of Objective-C classes there is a workaround, except if the system creates instances by that very initializer.
    func inheritedRootInitializerProblems() -> [GraphProblem] {
        survey.search.roots.compactMap { root in
            guard tree.needsInitializer(root) else { return nil }
            return source(ofInitializerOf: root).map {
                GraphProblem(inheritedRootInitializer(root, from: $0))
            }
        }
    }

    /// Returns the source of an initializer of a root that no extension can contain.
    func source(ofInitializerOf root: ScopeID) -> InitializerSource? {
        guard case .declaration(.class) = tree[root].declared.declaration.form,
            let entity = tree[root].declared.entity
        else { return nil }
        return tree[root].forwarded.isEmpty
            ? source(of: entity, isFinal: tree[root].declared.declaration.isFinal)
            : tree.source(of: entity, takingInputsOf: root)
    }

    private func source(of type: EntityID, isFinal: Bool) -> InitializerSource? {
        if let inherited = tree.superclassInitializer(of: type) {
            switch inherited.origin {
            case .swift: return .superclass(inherited.declarer)
            case .objectiveC, .foundation:
                if inherited.isDesignated, tree.isCreatedBySystem(type) {
                    return .system(inherited.declarer)
                }
            }
        }
        return isFinal
            ? nil
            : tree.protocolRequiring(of: type) { initializer, _ in initializer.isPlain }.map { .protocol($0) }
    }

    private func inheritedRootInitializer(_ root: ScopeID, from source: InitializerSource) -> Diagnostic {
        let reason =
            switch source {
            case .superclass(let name): "it inherits one from '\(name)'"
            case .system(let name):
                "the system calls the 'init()' of '\(name)', which an extension cannot override"
            case .protocol(let name): "'\(name)' requires an initializer, and the class is not 'final'"
            }
        let labels = tree.inputLabels(of: root).map { $0 + ":" }.joined()
        return Diagnostic(
            id: .inheritedRootInitializer,
            message: "no 'init(\(labels))' can be generated for root '\(name(root))' because \(reason)",
            location: place(root),
            notes: [noteOfAnotherRoot(insteadOf: root, because: source)]
        )
    }

    /// Advises to declare another root. A root that the system creates, such as a delegate, cannot be built by it.
    func noteOfAnotherRoot(insteadOf root: ScopeID, because source: InitializerSource) -> Diagnostic.Note {
        let typeName = (tree[root].declared.declaration.path.last ?? "") + "Root"
        let isolation = tree.isolationTable.isolation(of: tree[root].declared)
        let actor = isolation.actor.map { "@\(spelling($0.canonical)) " } ?? ""
        let declaration = "\(actor)@Instantiable(isRoot: true) struct \(typeName): Instantiable"
        if case .system = source {
            return note(
                """
                declare another type as the root, such as '\(declaration)', hold it in a property: \
                'let root = \(typeName)()', and remove '@Instantiable' here
                """,
                at: root
            )
        }
        let hasInputs = !tree.inputLabels(of: root).isEmpty
        let held = hasInputs ? "let rootBuilder: Instantiator<\(name(root))>" : "let root: \(name(root))"
        return note(
            """
            declare another type as the root: '\(declaration) { @Instantiated \(held) }', and write 'isRoot: false' here
            """,
            at: root
        )
    }
}

/// The source of an initializer that a root cannot have in an extension.
enum InitializerSource {
    case superclass(String)
    /// A superclass by whose `init()` the system creates instances.
    case system(String)
    case `protocol`(String)
}

extension ScopeTree {
    /// Returns the source of the initializer that takes the inputs of a root.
    fileprivate func source(of type: EntityID, takingInputsOf root: ScopeID) -> InitializerSource? {
        if let superclass = superclass(of: type, takingInputsOf: root) { return .superclass(superclass) }
        if self[root].declared.declaration.isFinal { return nil }
        let inputs = self[root].forwarded.map { self[root].dependencies[$0] }
        return protocolRequiring(of: type) { takes(inputs, $0, of: $1, below: root) }.map { .protocol($0) }
    }

    /// Returns the name of a protocol in the sources that requires such an initializer of a type.
    func protocolRequiring(of type: EntityID, _ isMeant: (InitializerSummary, _ base: EntityID) -> Bool)
        -> String?
    {
        resolver.basesOfType(type).first { base in
            guard case .type(let read) = table[base].kind, read.summary.kind == .protocol else {
                return false
            }
            return read.summary.initializers.contains { isMeant($0, base) }
        }
        .map { table[$0].name }
    }

    /// Returns the superclass in the sources with an initializer like that of a root, including convenience
    /// initializers: an extension can override neither kind.
    fileprivate func superclass(of type: EntityID, takingInputsOf root: ScopeID) -> String? {
        let inputs = self[root].forwarded.map { self[root].dependencies[$0] }
        return superclasses(of: type).first { superclass in
            initializers(of: superclass).contains {
                sees($0, of: superclass, from: root) && takes(inputs, $0, of: superclass, below: root)
            }
        }
        .map { table[$0].name }
    }

    /// Whether an initializer of a superclass or a protocol takes exactly these dependencies, in this order.
    func takes(
        _ dependencies: [ScopeDependency],
        _ initializer: InitializerSummary,
        of superclass: EntityID,
        below id: ScopeID
    ) -> Bool {
        guard initializer.labels == dependencies.map(\.declared.declaration.label) else { return false }
        guard let file = table[superclass].file else { return true }
        let place = Place(file: file, enclosing: superclass)
        return zip(initializer.parameterTypes, dependencies).allSatisfy { parameter, dependency in
            resolver.resolve(parameter.type, from: place).type.canonical
                == dependency.declared.type.canonical
        }
    }

    /// Whether an initializer of a superclass is visible to the class.
    func sees(_ initializer: InitializerSummary, of superclass: EntityID, from id: ScopeID)
        -> Bool
    {
        guard let file = table[superclass].file else { return true }
        if initializer.access == .private, table[superclass].access > .private { return false }
        return file == self[id].file
            || table.isVisible(
                initializer.access,
                of: table.files[file].module,
                from: module(of: id),
                isTestable: false
            )
    }
}

extension ScopeLinker {
    /// Returns the scope that builds a declared type.
    package func scope(building entity: EntityID, in tree: ScopeTree) -> ScopeID? {
        let name = TypeExpression.named(tree.table.qualifiedPath(of: entity).map { TypeNameComponent($0) })
        return tree.types.id(of: name).flatMap { builder(of: $0) }
    }
}
