import HeirloomDiagnosis
import HeirloomGraph
import HeirloomModel
import HeirloomReading

extension FixWriter {
    /// Returns a fix-it that makes a type, or the call that builds it, as accessible as `level`.
    func setAccess(_ level: AccessLevel, at places: [AccessPlace]) -> FixIt? {
        let edits = allEdits(places) { place in
            location(of: place).map { [changes.word(level.rawValue, at: $0)] }
        }
        return edits.map { edits in
            var fixIt = FixIt(message: "make it '\(level.rawValue)'", edits: edits)
            fixIt.access = level
            return fixIt
        }
    }

    private func location(of place: AccessPlace) -> SourceLocation? {
        switch place {
        case .member(let location): location
        case .type(let type):
            changes.declaration(of: type).flatMap { declaration in
                tree.table[type].file.map { file in
                    let range = declaration.modifiers.accessRange(before: declaration.keywordRange)
                    return tree.table.files.location(range, in: file)
                }
            }
        }
    }

    /// Returns a fix-it that adds the attribute and the conformance to a type; `nil` if it needs more.
    func makeInstantiable(_ entity: EntityID, for properties: [DependencyID]) -> FixIt? {
        let scope = properties[0].scope
        let table = tree.table
        guard case .type(let read) = table[entity].kind, read.summary.mayBeInstantiable,
            read.summary.misspelledInstantiable == nil, remedies.conformingExtension(of: entity) == nil,
            !tree.servesDoublesOnly(entity), let file = table[entity].file,
            let declaration = changes.declaration(of: entity), let source = changes.edits(in: file),
            table.isVisible(entity, from: tree[scope].file),
            [.nonisolated, tree[scope].isolation].contains(tree.isolationTable.isolation(of: entity)),
            tree.superclasses(of: entity).allSatisfy({ tree.linker.scope(building: $0, in: tree) == nil })
        else { return nil }
        let names = read.summary.inheritance.flatMap(\.type.inheritedNames)
        let conforms = names.contains { $0.last == "Instantiable" }
        let separator = read.summary.inheritance.isEmpty ? ": " : ", "
        let conformance = source.insert(
            clause: separator + "Instantiable",
            at: read.summary.inheritance.last?.range.end ?? declaration.headEnd
        )
        let imports = table.files[file].summary.imports
        let lacksImport = !imports.contains { $0.module == "Heirloom" }
        let start = declaration.range.start
        let attribute = "@Instantiable\n" + source.text.indentation(at: start)
        let edits =
            (lacksImport ? [changes.importing("Heirloom", in: file)].compactMap(\.self) : [])
            + [source.insert(attribute, at: start)] + (conforms ? [] : [conformance])
        return FixIt(message: "make '\(read.summary.path.typeSpelling)' '@Instantiable'", edits: edits)
    }

    /// Returns a fix-it that adds `conformsElsewhere: true`.
    func sayConformance(of scope: ScopeID) -> FixIt? {
        changes.attribute(at: tree[scope].declared.declaration.attributeRange, of: scope).map { attribute in
            let edit = changes.adding(
                "conformsElsewhere: true",
                to: attribute,
                after: ["isRoot", "fulfillingAdditionalTypes"],
                of: scope
            )
            return FixIt(message: "declare that '\(remedies.name(scope))' conforms elsewhere", edits: [edit])
        }
    }

    /// Returns a fix-it that adds a type to the list of a type that conforms to it.
    func list(_ wanted: ResolvedType, in conformer: ScopeID, for request: BuildRequest) -> FixIt? {
        let declaration = tree[conformer].declared.declaration
        guard !request.isNamed, canBuild(conformer, for: request),
            let written = names.writing(wanted, in: conformer),
            let attribute = changes.attribute(at: declaration.attributeRange, of: conformer)
        else { return nil }
        let element = "\(written.type.withoutAny.spelling).self"
        let label = "fulfillingAdditionalTypes"
        let edit: FixIt.Edit
        if let first = declaration.fulfilledTypes.first {
            edit = changes.replace(SourceRange(at: first.range.start), of: conformer, with: "\(element), ")
        } else if attribute.argument(label) != nil {
            return nil
        } else {
            edit = changes.adding(
                "\(label): [\(element)]",
                to: attribute,
                after: ["isRoot"],
                of: conformer
            )
        }
        let fixIt = FixIt(
            message: "declare that '\(remedies.name(conformer))' fulfills it",
            edits: [edit] + imports(written, in: conformer)
        )
        // A listed type that nothing declares may be a misspelling of this one.
        let place = Place(file: tree[conformer].file, enclosing: tree[conformer].declared.entity)
        let isEveryTypeRead = declaration.fulfilledTypes.allSatisfy {
            isRead(tree.resolver.resolve($0.type, from: place).type)
        }
        return isEveryTypeRead && !declaration.isNamedLikeDouble ? fixIt : fixIt.guessed
    }

    /// Returns a fix-it that makes a protocol refine `Sendable`, if no type is known that would then lack the conformance.
    func refineSendable(_ entity: EntityID) -> FixIt? {
        guard let declaration = changes.declaration(of: entity), let file = tree.table[entity].file,
            let source = changes.edits(in: file)
        else { return nil }
        let table = SendabilityTable(tree)
        let isLacking = tree.table.entities.indices.map { EntityID(index: $0) }.contains { other in
            guard case .type(let conformer) = tree.table[other].kind, conformer.summary.kind != .protocol,
                tree.resolver.basesOfType(other).contains(entity)
            else { return false }
            let place = Place(file: tree.table[other].file ?? file, enclosing: other)
            let stored = conformer.summary.storedTypes.compactMap(\.self)
            return (stored.map(\.type) + [.named(conformer.summary.path.map { TypeNameComponent($0) })])
                .contains { table.isKnownNotSendable(tree.resolver.resolve($0, from: place).type.canonical) }
        }
        if isLacking { return nil }
        let first = declaration.inheritance.first?.range.start
        let edit = source.insert(
            first == nil ? ": Sendable" : "Sendable, ",
            at: first ?? declaration.headEnd
        )
        return FixIt(message: "declare that '\(tree.table[entity].name)' is 'Sendable'", edits: [edit])
    }
}

extension InstantiableDeclaration {
    /// Whether the type is named like a test double: `MockStore`, `StoreFake`.
    fileprivate var isNamedLikeDouble: Bool {
        guard let name = path.last else { return false }
        return ["Mock", "Fake", "Stub", "Spy", "Dummy", "Preview"].contains {
            name.hasPrefix($0) || name.hasSuffix($0)
        }
    }
}
