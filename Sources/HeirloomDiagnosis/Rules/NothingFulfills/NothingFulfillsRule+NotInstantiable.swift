import HeirloomGraph
import HeirloomModel

extension TreeReview {
    func notInstantiable(_ properties: [DependencyID], _ entity: EntityID) -> Diagnostic {
        if let generic = tree.generics[entity] { return withoutArguments(properties, generic) }
        let property = properties[0]
        let type = tree.table.qualifiedPath(of: entity).dropFirst().map(\.self).typeSpelling
        let request = tree[property].declared.request
        let isDoubled = request.map { !tree.doublesOnly(standingFor: $0.wanted.canonical).isEmpty } ?? false
        if let other = tree.declaredIDs.first(where: {
            tree[$0].declared.type.canonical.entity(in: tree.table) == entity
        }) {
            return otherArguments(properties, other)
        }
        let lack =
            isDoubled ? "is built only for mocks because of 'mockOnly: true'" : "is not '@Instantiable'"
        let conforming = request.map { conformers(of: $0) } ?? []
        let passing = forwarding(property)
        let making = Fix.makeInstantiable(entity, for: properties, orReceive: isModel(entity, property))
        return Diagnostic(
            id: .notInstantiable,
            message: "'\(name(property.scope))' instantiates '\(text(of: property))', but '\(type)' \(lack)",
            location: place(property),
            notes: path(survey.path(to: property.scope)) + alsoNeeded(by: properties)
                + conforming + passing
                + (conforming.isEmpty ? makingItInstantiable(entity, properties) : []),
            // An instantiable class has no instantiable subclass.
            fixIts: fixIts(
                conforming.isEmpty
                    ? [passing.isEmpty ? making : making.guessed] : request.map(listing) ?? []
            )
        )
    }

    /// Reports properties whose generic type has no arguments, or too many.
    private func withoutArguments(_ properties: [DependencyID], _ generic: ScopeID) -> Diagnostic {
        let property = properties[0]
        let parameters = tree[generic].declared.declaration.genericParameters
        let count = parameters.count == 1 ? "1 argument" : "\(parameters.count) arguments"
        let advice = "name it with its arguments: '\(name(generic))<\(parameters.joined(separator: ", "))>'"
        return Diagnostic(
            id: .notInstantiable,
            message: """
                '\(name(property.scope))' instantiates '\(text(of: property))', but '\(name(generic))' is generic and \
                takes \(count)
                """,
            location: place(property),
            notes: path(survey.path(to: property.scope)) + [note(advice, at: generic)]
        )
    }

    /// Returns advice for a property that the functions above pass already.
    private func forwarding(_ property: DependencyID) -> [Diagnostic.Note] {
        let label = tree[property].declared.declaration.label
        let edges = remedies.builders.edges(to: property.scope)
        guard let edge = edges.first(where: { tree.parameters(along: $0).contains { $0.label == label } })
        else { return [] }
        return [note("'\(text(of: edge))' passes '\(label)': mark it '@Forwarded' to take it", at: property)]
    }

    /// Reports properties of a type that an extension builds with other arguments only.
    private func otherArguments(_ properties: [DependencyID], _ other: ScopeID) -> Diagnostic {
        let property = properties[0]
        return Diagnostic(
            id: .notInstantiable,
            message: """
                '\(name(property.scope))' instantiates '\(text(of: property))', but only '\(name(other))' is \
                '@Instantiable'
                """,
            location: place(property),
            notes: path(survey.path(to: property.scope)) + alsoNeeded(by: properties)
                + [note("'\(name(other))' is built here", at: other)]
        )
    }

    /// Returns advice for making a type instantiable, or for passing it in if it hardly can be.
    private func makingItInstantiable(_ entity: EntityID, _ properties: [DependencyID]) -> [Diagnostic.Note] {
        let property = properties[0]
        guard case .type(let read) = tree.table[entity].kind, let place = place(entity) else { return [] }
        let type = tree.table.qualifiedPath(of: entity).dropFirst().map(\.self).typeSpelling
        let handed = isModel(entity, property) ? handing(properties) : []
        if tree.servesDoublesOnly(entity) {
            return handed + [note("without 'mockOnly: true' it can be built everywhere", at: place)]
        }
        switch read.summary.access {
        case .private, .fileprivate:
            let access = read.summary.access.rawValue
            let text =
                "'\(type)' is '\(access)', so generated code cannot use it: make it 'internal' and '@Instantiable'"
            return handed + [note(text, at: place)]
        case .internal, .package, .public, .open:
            let misspelled = read.summary.misspelledInstantiable
            let advice = misspelled.map { "correct '@\($0)' to" } ?? "write"
            let written = [
                note("\(advice) '@Instantiable' here", at: remedies.conformingExtension(of: entity) ?? place)
            ]
            return read.summary.storedTypes.isEmpty ? written + handed : handed + written
        }
    }

    /// Whether a type is a model rather than a service: a struct that cannot become `@Instantiable` as it is.
    private func isModel(_ entity: EntityID, _ property: DependencyID) -> Bool {
        guard case .type(let read) = tree.table[entity].kind,
            let request = tree[property].declared.request, request.builder == nil, !request.isNamed
        else { return false }
        return read.summary.kind == .struct && !read.summary.mayBeInstantiable
    }

    // MARK: Collections

    func emptyCollection(_ property: DependencyID) -> Diagnostic {
        let collected = tree[property].collected
        let element = collected?.request.element.wanted.canonical
        let leftOut = (collected?.leftOut ?? []).prefix(Self.shownCount).map { scope in
            note(
                """
                '\(name(scope))' is not collected, because it both fulfills the element type and depends on it; \
                'collecting: ["\(name(scope))"]' would include it
                """,
                at: scope
            )
        }
        let removing = "to collect every type that fulfills its element type, remove 'collecting: []'"
        let choice = collected?.request.chosen == nil ? [] : [note(removing, at: property)]
        return Diagnostic(
            id: .nothingFulfills,
            message: collected?.request.chosen == nil
                ? "'\(name(property.scope))' collects '\(text(of: property))', but no type can be collected"
                : "'collecting' of '\(text(of: property))' of '\(name(property.scope))' is empty",
            location: place(property),
            notes: path(survey.path(to: property.scope)) + choice + leftOut
                + (element.map { doublesOnly($0, "is used only by mocks") } ?? [])
                + [note("to allow an empty collection, write 'onlyIfAvailable: true'", at: property)]
        )
    }

    func unknownElement(_ element: ChosenElement, at property: DependencyID) -> Diagnostic {
        let near = element.type.canonical.lastName.map(names.near) ?? []
        let doubles = doublesOnly(element.type.canonical, "is built only for mocks")
        let listed = near.isEmpty && doubles.isEmpty ? self.listed(at: property) : []
        return Diagnostic(
            id: .nothingFulfills,
            message: """
                '\(name(property.scope))' collects '\(element.name.type.spelling)' in '\(text(of: property))', but no \
                type with that name is built
                """,
            location: location(element.name.range, property.scope),
            notes: near.map { found in
                let meant =
                    tree[found].declared.isGeneric
                    ? remedies.naming(found, like: element.name.type).spelling : name(found)
                return note("did you mean '\(meant)'?", at: found)
            } + listed + doubles,
            fixIts: fixIts(
                near.filter { !tree[$0].declared.isGeneric }.map { found in
                    .nameElement(element.name, as: found, at: property)
                }
            )
        )
    }

    /// Returns notes about the elements that an unknown name may refer to.
    private func listed(at property: DependencyID) -> [Diagnostic.Note] {
        guard let element = tree[property].collected?.request.element else { return [] }
        return tree.linker.fulfillers(of: element.wantedID).prefix(Self.shownCount).map { scope in
            note("'\(name(scope))' lists '\(spelling(element.wanted.spelled.withoutAny))'", at: scope)
        }
    }

    // MARK: Names in strings

    func misnamedArgument(_ name: String, of string: TypeReference, at property: DependencyID) -> Diagnostic {
        let meant = meantTypes.near(name).filter { tree.table.isVisible($0, from: tree[property.scope].file) }
            .compactMap { meaning($0, by: name, in: property, string) }
        return Diagnostic(
            id: .nothingFulfills,
            message: """
                '\(string.type.spelling)' is built for '\(text(of: property))' of '\(self.name(property.scope))', but \
                no type is named '\(name)'
                """,
            location: location(string.range, property.scope),
            notes: meant.map(\.note),
            fixIts: fixIts(meant.map(\.fix))
        )
    }
}

extension TypeSummary {
    /// The attribute that was probably meant to be `@Instantiable`.
    package var misspelledInstantiable: String? {
        macroCandidates.first { Misspelling.distance(Array($0.utf8), Array("Instantiable".utf8)) != nil }
    }
}
