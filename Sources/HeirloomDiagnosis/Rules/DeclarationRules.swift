import HeirloomGraph
import HeirloomModel

extension TreeReview {
    /// A type that conforms to `Instantiable` in an extension, or through its superclass or another protocol, has
    /// `conformsElsewhere: true`, because its own conformance would be redundant.
    func conformanceElsewhereProblems() -> [GraphProblem] {
        tree.declaredIDs.compactMap { id in
            let declared = tree[id].declared
            // A type that does not declare its conformance has a local fault.
            guard declared.declaration.hasLocalFaults, !declared.declaration.conformsElsewhere,
                case .declaration = declared.declaration.form, let entity = declared.entity,
                !writesConformance(entity), tree.conformsToInstantiable(entity)
            else { return nil }
            let superclasses = tree.superclasses(of: entity)
            guard !superclasses.contains(where: tree.isInstantiable) else { return nil }
            let superclass = superclasses.first(where: tree.conformsToInstantiable)
            // An inherited conformance would use the forwarded properties of the superclass.
            if superclass != nil, !tree[id].forwarded.isEmpty { return nil }
            return GraphProblem(conformance(of: id, inheritedFrom: superclass), of: id)
        }
    }

    private func writesConformance(_ entity: EntityID) -> Bool {
        guard case .type(let read) = tree.table[entity].kind else { return false }
        return read.summary.inheritance.flatMap(\.type.inheritedNames).contains { $0.last == "Instantiable" }
    }

    private func conformance(of scope: ScopeID, inheritedFrom superclass: EntityID?) -> Diagnostic {
        let way =
            superclass.map { "inherits its conformance to 'Instantiable' from '\(name($0))'" }
            ?? "conforms to 'Instantiable' in an extension or through another protocol"
        return Diagnostic(
            id: .missingConformance,
            message: "'\(name(scope))' is '@Instantiable' and \(way); write 'conformsElsewhere: true'",
            location: place(scope),
            fixIts: fixIts([.sayConformance(of: scope)])
        )
    }

    /// No extension has the initializer that the macro generates: the macro, which sees only the declaration, would
    /// generate it a second time.
    func initializerInExtensionProblems() -> [GraphProblem] {
        tree.declaredIDs.compactMap { id in
            guard case .declaration = tree[id].declared.declaration.form,
                case .memberwiseInitializer = tree[id].declared.declaration.construction.callee,
                let entity = tree[id].declared.entity, let initializers = tree.extensionInitializers[entity]
            else { return nil }
            let labels = tree[id].declared.declaration.dependencies.map(\.label)
            return initializers.first { $0.initializer.labels == labels }.map { written in
                GraphProblem(initializerInExtension(id, written), of: id)
            }
        }
    }

    private func initializerInExtension(
        _ scope: ScopeID,
        _ written: ExtensionInitializer
    ) -> Diagnostic {
        let labels = written.initializer.labels.map { "\($0):" }.joined()
        let message =
            tree[scope].declared.declaration.hasLocalFaults
            ? """
            '@Instantiable' does not see 'init(\(labels))' of '\(name(scope))' because it is declared in an extension
            """
            : """
            this 'init(\(labels))' of '\(name(scope))' duplicates the generated one: '@Instantiable' does not see \
            extensions
            """
        return Diagnostic(
            id: .initializerInExtension,
            message: message,
            location: tree.table.files.location(written.initializer.range, in: written.file),
            notes: [note("move the initializer into this declaration", at: scope)]
        )
    }

    /// No superclass of an instantiable class is instantiable: the subclass would inherit its conformance and its
    /// `ForwardedProperties`. If a class has forwarded properties, no superclass hands down a conformance either.
    func instantiableSuperclassProblems() -> [GraphProblem] {
        tree.declaredIDs.compactMap { id in
            guard case .declaration(.class) = tree[id].declared.declaration.form,
                let entity = tree[id].declared.entity
            else { return nil }
            let superclasses = tree.superclasses(of: entity)
            let superclass =
                superclasses.first(where: tree.isInstantiable)
                ?? (tree[id].forwarded.isEmpty ? nil : superclasses.first(where: handsDownConformance))
            return superclass.map { GraphProblem(instantiableSuperclass(id, $0), of: id) }
        }
    }

    /// Whether it conforms without declaring `ForwardedProperties`, so that nothing is forwarded to subclasses either.
    private func handsDownConformance(_ superclass: EntityID) -> Bool {
        tree.conformsToInstantiable(superclass)
            && tree.table.allMembers(named: "ForwardedProperties", of: superclass).isEmpty
    }

    private func instantiableSuperclass(_ scope: ScopeID, _ superclass: EntityID) -> Diagnostic {
        let (subclass, superclassName) = (name(scope), name(superclass))
        let message: String
        let advice: String
        if tree.isInstantiable(superclass) {
            message = """
                '\(subclass)' cannot be '@Instantiable' because its superclass '\(superclassName)' is '@Instantiable'
                """
            advice = """
                make both inherit from a class that is not '@Instantiable', or receive a '\(superclassName)' in \
                '\(subclass)'
                """
        } else {
            message = """
                '\(subclass)' cannot have forwarded properties because its superclass '\(superclassName)' conforms to \
                'Instantiable': it would inherit the 'ForwardedProperties' of '\(superclassName)'
                """
            advice = "remove the conformance from '\(superclassName)', and make '\(subclass)' conform itself"
        }
        return Diagnostic(
            id: .instantiableSuperclass,
            message: message,
            location: place(scope),
            notes: [note(advice, at: superclass)].compactMap(\.self)
        )
    }

    /// A written initializer takes each dependency with the type that the property declares: if the spellings differ, one
    /// is an alias of the other.
    func incompleteInitializerProblems() -> [GraphProblem] {
        // A file that could not be read may declare the alias.
        return tree.declaredIDs.flatMap { id -> [GraphProblem] in
            guard !tree[id].declared.declaration.construction.callee.isGiven,
                !tree[id].declared.declaration.hasLocalFaults
            else { return [] }
            return tree[id].declared.declaration.construction.arguments.compactMap { argument in
                guard let taken = argument.unprovenType, let range = argument.typeRange,
                    let index = tree[id].declared.index(of: argument),
                    case .impossible = tree.passing(argument, to: id)
                else { return nil }
                let property = DependencyID(scope: id, index: index)
                return GraphProblem(mismatchedParameter(property, TypeReference(type: taken, range: range)))
            }
        }
    }

    private func mismatchedParameter(_ property: DependencyID, _ taken: TypeReference) -> Diagnostic {
        let declared = tree[property].declared
        let type = declared.declaration.type.type
        let place = location(taken.range, property.scope)
        return Diagnostic(
            id: .incompleteInitializer,
            message: """
                this initializer of '\(name(property.scope))' takes '\(declared.declaration.label)' as \
                '\(taken.type.spelling)', not as '\(type.spelling)'
                """,
            location: place,
            fixIts: fixIts([.takeType(of: property, at: place).guessed])
        )
    }
}
