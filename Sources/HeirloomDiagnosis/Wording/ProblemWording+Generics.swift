import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    private static let endingGenerics =
        "to end the recursion, build it with the same generic arguments and forward the values that differ"

    func genericFulfillment(of scope: ScopeID, at index: Int) -> Diagnostic {
        let declaration = tree[scope].declared.declaration
        let listed = declaration.fulfilledTypes[index]
        let name = declaration.path.joined(separator: ".")
        return Diagnostic(
            id: .genericFulfillment,
            message: """
                '\(name)' cannot list '\(listed.type.withoutParentheses.spelling)': swiftc crashes if the attribute \
                uses the type's generic parameters; remove it from the list
                """,
            location: location(listed.range, scope),
            notes: [
                note(
                    """
                    to build '\(name)' for a property of type '\(listed.type.withoutParentheses.spelling)', write \
                    '@Instantiated(fulfilledByType: "\(name)<…>")' there
                    """,
                    at: place(scope)
                )
            ],
            fixIts: remedies.unlisting(index, of: scope).map { [$0] } ?? []
        )
    }

    func endlessGenerics(_ endless: EndlessGenerics) -> Diagnostic {
        let first = endless.steps[0]
        if endless.isFinite { return excessiveGenerics(first) }
        let written = tree[first].declared.request?.requested ?? tree[first].declared.type
        return Diagnostic(
            id: .endlessGenerics,
            message: """
                building '\(name(first.scope))' never ends: it requires '\(spelling(written))', and the generic \
                arguments grow at each level
                """,
            location: place(first),
            notes: endless.steps.dropFirst().map { step in
                note("'\(name(step.scope))' requires '\(text(of: step))' here", at: place(step))
            } + [note(Self.endingGenerics, at: place(first))]
        )
    }

    /// Reports generic types whose arguments are too large or too many, without the arguments, which are too long for a
    /// message.
    private func excessiveGenerics(_ property: DependencyID) -> Diagnostic {
        let owner = tree[property.scope].declared.declaration.path.joined(separator: ".")
        let label = tree[property].declared.declaration.label
        return Diagnostic(
            id: .endlessGenerics,
            message: """
                building '\(label)' of '\(owner)' requires too many or too large types: each generic type on the way \
                here requires larger arguments, or several
                """,
            location: place(property),
            notes: [note(Self.endingGenerics, at: place(property))]
        )
    }

    /// Reports a type as it is written, because its expansion is too long for a message.
    func tooLargeType(_ reference: AmbiguousReference, in scope: ScopeID) -> Diagnostic {
        let place = location(reference.written.range, scope)
        return Diagnostic(
            id: .endlessGenerics,
            message: """
                '\(reference.written.type.spelling)' is too large: with its aliases expanded it has more than \
                \(TypeExpression.largestSize) parts
                """,
            location: place,
            notes: [note("declare a struct in place of one of the aliases", at: place)]
        )
    }

    func inaccessibleArgument(_ type: EntityID, along edge: BuildEdge) -> Diagnostic {
        let module = tree.table[type].file.map { tree.table.files[$0].module } ?? tree.input.module
        let access = tree.table[type].access
        let isInModule = module == tree.input.module
        let wanted = isInModule ? AccessLevel.internal : .public
        return Diagnostic(
            id: .inaccessibleType,
            message: """
                generated code\(isInModule ? "" : " in module '\(tree.input.module)'") cannot build \
                '\(text(of: edge))' of '\(name(edge.owner))': '\(name(type))' of '\(name(edge.product))' is \
                '\(access.rawValue)'\(isInModule ? "" : " in module '\(module)'")
                """,
            location: place(edge),
            notes: widening(type, to: wanted),
            fixIts: remedies.changes.widening(type, to: wanted).map {
                [FixIt(message: "make it '\(wanted.rawValue)'", edits: $0)]
            } ?? []
        )
    }

    func lostForwarding(_ edge: BuildEdge) -> Diagnostic {
        let product = edge.product
        let generic = tree[product].declared.entity.flatMap { tree.generics[$0] }
        let function = "() -> \(spelling(tree.declaredRequest(along: edge)))"
        return Diagnostic(
            id: .wrongForwardedProperties,
            message: """
                '\(text(of: edge))' takes the forwarded properties of '\(generic.map(name) ?? name(product))', but \
                'instantiate' builds '\(name(product))' without them
                """,
            location: place(edge),
            notes: [
                note("built here", at: place(product)),
                note("to build it on demand, write '\(function)'", at: place(edge)),
            ]
        )
    }

    func inferredName(_ reference: AmbiguousReference, in scope: ScopeID) -> Diagnostic {
        let type = reference.name.inferredFor?.declaration
        let owner = type.map(name) ?? reference.name.inferredFor?.name.last ?? "Self"
        // The argument was chosen at the last edge whose owner is not a specialization.
        let choice = survey.path(to: scope).edges.last { !tree[$0.owner].declared.isSpecialization }
        let written = location(reference.written.range, scope)
        return Diagnostic(
            id: .ambiguousName,
            message: """
                cannot resolve '\(subject(of: reference, in: scope) ?? owner).\(reference.name.name)' for \
                '\(name(scope))': only the compiler infers '\(reference.name.name)'
                """,
            location: choice.map { place($0) } ?? written,
            notes: [note("used here", at: written)]
                + [saying(reference, owner, in: scope, elsewhere: choice.map { place($0) } ?? written)]
                .compactMap(\.self)
        )
    }

    /// Returns advice for declaring a member that only the compiler can infer.
    private func saying(
        _ reference: AmbiguousReference,
        _ owner: String,
        in scope: ScopeID,
        elsewhere: SourceLocation
    ) -> Diagnostic.Note? {
        let alias = "typealias \(reference.name.name) = …"
        guard let type = reference.name.inferredFor else { return nil }
        if !type.isExtended {
            let generic = tree[scope].declared.declaration.path.joined(separator: ".")
            return note(
                "'\(owner)' is unknown to Heirloom: add a generic parameter to '\(generic)' for it",
                at: location(reference.written.range, scope)
            )
        }
        if let declaration = type.declaration, let file = tree.table[declaration].file,
            tree.table.files[file].module == tree.input.module
        {
            return place(declaration).map { note("write '\(alias)' in '\(owner)'", at: $0) }
        }
        return note("write 'extension \(owner) { \(alias) }'", at: elsewhere)
    }

    /// Returns the type whose member only the compiler can infer, with its arguments: `Cache<Int>`.
    private func subject(of reference: AmbiguousReference, in scope: ScopeID) -> String? {
        var subject: TypeExpression?
        reference.written.type.forEachName { components in
            guard subject == nil,
                let end = components.dropFirst().firstIndex(where: { $0.name == reference.name.name })
            else { return }
            let type = tree.argument(.named(Array(components[..<end])), of: scope)
            guard case .named(let named) = type, named.map(\.name) == subjectPath(of: reference) else {
                return
            }
            subject = type
        }
        return subject.map(spelling)
    }

    private func subjectPath(of reference: AmbiguousReference) -> [String]? {
        guard let inferred = reference.name.inferredFor else { return nil }
        return inferred.declaration.map { tree.table.qualifiedPath(of: $0) } ?? inferred.name
    }

    /// Reports properties whose generic type has no arguments, or too many.
    func withoutArguments(_ properties: [DependencyID], _ generic: ScopeID) -> Diagnostic {
        let property = properties[0]
        let parameters = tree[generic].declared.declaration.genericParameters.joined(separator: ", ")
        return Diagnostic(
            id: .notInstantiable,
            message: """
                '\(name(property.scope))' instantiates '\(text(of: property))', but '\(name(generic))' is generic and \
                its arguments are not specified
                """,
            location: place(property),
            notes: path(survey.path(to: property.scope)) + [
                note("name it with its arguments: '\(name(generic))<\(parameters)>'", at: place(generic))
            ]
        )
    }

    /// Returns generic types that conform to a protocol, one specialization of which may be meant.
    func genericConformers(to wanted: EntityID) -> [ScopeID] {
        let conforming = tree.generics.filter { type, _ in
            tree.resolver.basesOfType(type).contains(wanted)
        }
        return conforming.map(\.value.index).sorted().prefix(3).map { ScopeID($0) }
    }

    /// Returns notes about how to instantiate a specialization of these types.
    func choosing(genericConformersTo wanted: EntityID) -> [Diagnostic.Note] {
        genericConformers(to: wanted).map { generic in
            note(
                "'\(name(generic))' conforms to it: specify which one with 'fulfilledByType: \"\(name(generic))<…>\"'",
                at: place(generic)
            )
        }
    }
}
