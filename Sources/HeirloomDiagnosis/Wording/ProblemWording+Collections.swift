import HeirloomGraph
import HeirloomModel

/// Messages about collections.
extension ProblemWording {
    func emptyCollection(_ property: DependencyID) -> Diagnostic {
        let collected = tree[property].collected
        let element = collected?.request.element.wanted.canonical
        let leftOut = (collected?.leftOut ?? []).prefix(Self.shownCount).map { scope in
            note(
                """
                '\(name(scope))' is not collected, because it both fulfills the element type and depends on it; \
                'collecting: ["\(name(scope))"]' would include it
                """,
                at: place(scope)
            )
        }
        let doubles = element.map(tree.doublesOnly) ?? []
        let choice =
            collected?.request.chosen == nil
            ? []
            : [
                note(
                    "to collect every type that fulfills its element type, remove 'collecting: []'",
                    at: place(property)
                )
            ]
        return Diagnostic(
            id: .emptyCollection,
            message: collected?.request.chosen == nil
                ? "'\(name(property.scope))' collects '\(text(of: property))', but no type can be collected"
                : "'collecting' of '\(text(of: property))' of '\(name(property.scope))' is empty",
            location: place(property),
            notes: path(survey.path(to: property.scope)) + choice + leftOut
                + doubles.prefix(Self.shownCount).map { double in
                    note(
                        "'\(double.declaration.name)' is used only by mocks because of 'mockOnly: true'",
                        at: tree.table.files.location(double.declaration.nameRange, in: double.file)
                    )
                }
                + [note("to allow an empty collection, write 'onlyIfAvailable: true'", at: place(property))],
            fixIts: remedies.allowNothing(at: property).map { [$0] } ?? []
        )
    }

    func unlistedElement(_ scope: ScopeID, _ property: DependencyID) -> Diagnostic {
        guard let request = tree[property].collected?.request.element else {
            preconditionFailure("only a collection has elements")
        }
        let element = spelling(request.wanted.spelled.withoutAny)
        let label = tree[property].declared.declaration.label
        return Diagnostic(
            id: .unlistedElement,
            message: """
                '\(label)' does not collect '\(name(scope))', which conforms to '\(element)' but does not list it
                """,
            location: place(scope),
            notes: [
                note("'\(name(property.scope))' collects '\(text(of: property))' here", at: place(property)),
                note(
                    """
                    write '@Instantiable(fulfillingAdditionalTypes: [\(element).self])'; to leave it out, add \
                    '// heirloom-ignore: unlisted-element' at the end of the line
                    """,
                    at: place(scope)
                ),
            ],
            fixIts: remedies.list(request.wanted, in: scope, for: request).map { [$0] } ?? []
        )
    }

    func unknownElement(_ element: ChosenElement, at property: DependencyID) -> Diagnostic {
        let near = names.near(element.type.canonical)
        let doubles = tree.doublesOnly(standingFor: element.type.canonical).prefix(Self.shownCount)
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
                return note("did you mean '\(meant)'?", at: place(found))
            } + listed
                + doubles.map { double in
                    note(
                        "'\(double.declaration.name)' is built only for mocks because of 'mockOnly: true'",
                        at: tree.table.files.location(double.declaration.nameRange, in: double.file)
                    )
                },
            fixIts: near.compactMap { found in
                remedies.naming(found, inPlaceOf: element.name, in: property.scope).map { named in
                    let range = element.name.range
                    let edit = remedies.changes.replace(range, of: property.scope, with: "\"\(named)\"")
                    return FixIt(message: "write '\(named)'", edits: [edit])
                }
            }
        )
    }

    /// Returns notes about the elements that an unknown name may refer to.
    private func listed(at property: DependencyID) -> [Diagnostic.Note] {
        guard let element = tree[property].collected?.request.element else { return [] }
        return tree.linker.fulfillers(of: element.wantedID).prefix(Self.shownCount).map { scope in
            note("'\(name(scope))' lists '\(spelling(element.wanted.spelled.withoutAny))'", at: place(scope))
        }
    }

    func missingKey(_ elements: [BuildEdge], at property: DependencyID) -> Diagnostic {
        let shown = elements.prefix(Self.shownCount)
        let names = shown.map { name($0.product) }.listed(of: elements.count)
        let keyType = tree[property].collected?.request.keyType.map(spelling) ?? ""
        return Diagnostic(
            id: .missingKey,
            message: """
                \(names) \(elements.count == 1 ? "has" : "have") no key of type '\(keyType)' for \
                '\(text(of: property))' of '\(name(property.scope))'
                """,
            location: place(property),
            notes: shown.map { lackOfKey(of: $0.product, at: property) }
                + [otherKeyType(property)].compactMap(\.self),
            fixIts: remedies.addKeys(to: elements.map(\.product), at: property).map { [$0] } ?? []
        )
    }

    private func lackOfKey(of scope: ScopeID, at property: DependencyID) -> Diagnostic.Note {
        let declaration = tree[scope].declared.declaration
        guard let key = declaration.key else {
            return note("give it a key: '@Instantiable(key: …)'", at: place(scope))
        }
        let remedy = keyToWrite(for: key.value, at: property).map { ": write 'key: \($0)'" } ?? ""
        let range = location(key.range, scope)
        switch key.value {
        case .enumCase(let written) where tree.enumOfKey(scope) == nil:
            return note("'\(written.type.spelling)' is not an enum whose cases Heirloom can read", at: range)
        case .enumCase(let written):
            return note("this key is of type '\(written.type.spelling)'\(remedy)", at: range)
        case .text:
            return note("this key is a 'String'\(remedy)", at: range)
        case .integer:
            return note("this key is an integer\(remedy)", at: range)
        }
    }

    /// Converts a key of another type to the key type of a dictionary: `Route.home` for `"home"`.
    private func keyToWrite(for key: CollectionKey.Value, at property: DependencyID) -> String? {
        guard let type = tree[property].collected?.request.keyType else { return nil }
        let name: String
        switch key {
        case .text(let text): name = text
        case .integer(let digits): name = digits
        case .enumCase(let written): name = written.name
        }
        if ElementKey.text("").isOf(type) { return "\"\(name)\"" }
        if ElementKey.isInteger(type) { return Int(name).map(String.init) == name ? name : "…" }
        guard let entity = type.entity(in: tree.table), case .type(let read) = tree.table[entity].kind,
            read.summary.kind == .enum
        else { return nil }
        let known = read.summary.cases.contains(name) ? name : "…"
        return "\(spelling(type)).\(known)"
    }

    /// Returns advice for a dictionary whose key type no key can have.
    private func otherKeyType(_ property: DependencyID) -> Diagnostic.Note? {
        guard let request = tree[property].collected?.request, let type = request.keyType,
            !ElementKey.text("").isOf(type), !ElementKey.isInteger(type)
        else { return nil }
        if let entity = type.entity(in: tree.table), tree.conversions.kind(of: entity) == .enum { return nil }
        let texts = TypeExpression.dictionary(
            key: .named([TypeNameComponent("String")]),
            value: request.elementType.spelled
        )
        return note(
            """
            keys must be strings, integers or cases of a known enum: collect '\(spelling(texts))' and convert it in a \
            closure
            """,
            at: place(property)
        )
    }

    func unfitKey(_ edge: BuildEdge) -> Diagnostic {
        let declaration = tree[edge.product].declared.declaration
        let keyType = tree[edge.builtFor].collected?.request.keyType.map(spelling) ?? ""
        var notes = [
            note(
                "'\(text(of: edge))' of '\(name(edge.owner))' collects '\(name(edge.product))'",
                at: place(edge)
            )
        ]
        let fault: String
        switch declaration.key?.value {
        case .enumCase(let written):
            fault = "'\(written.name)' is not a case of '\(keyType)'"
            if let declared = tree.enumOfKey(edge.product).flatMap({ place($0) }) {
                notes.append(note("write the case of '\(keyType)' that it refers to", at: declared))
            }
        case .integer(let digits): fault = "'\(digits)' is not a value of '\(keyType)'"
        case .text, nil: preconditionFailure("only integers and cases may be of a type and no value of it")
        }
        return Diagnostic(
            id: .missingKey,
            message: "\(fault), so it is not a valid key for '\(name(edge.product))'",
            location: declaration.key.map { location($0.range, edge.product) } ?? place(edge.product),
            notes: notes
        )
    }

    func repeatedElement(_ element: ChosenElement, at property: DependencyID) -> Diagnostic {
        Diagnostic(
            id: .needlessCollecting,
            message: """
                'collecting' of '\(text(of: property))' of '\(name(property.scope))' lists \
                '\(element.name.type.spelling)' more than once; it is collected once
                """,
            location: location(element.name.range, property.scope),
            fixIts: [remedies.namingOnce(at: property)].compactMap(\.self)
        )
    }

    func duplicateKey(_ elements: [BuildEdge]) -> Diagnostic {
        let property = elements[0].builtFor
        let shown = elements.prefix(Self.shownCount)
        return Diagnostic(
            id: .duplicateKey,
            message: """
                \(shown.map { name($0.product) }.listed(of: elements.count)) have the same key in \
                '\(text(of: property))' of '\(name(property.scope))'
                """,
            location: place(property),
            notes: shown.compactMap { edge in
                tree[edge.product].declared.declaration.key.map {
                    note(
                        "'\(name(edge.product))' declares its key here",
                        at: location($0.range, edge.product)
                    )
                }
            } + [
                note(
                    "give each a unique key, or list only one of them in 'collecting'",
                    at: place(property)
                )
            ]
        )
    }

    func needlessCollecting(_ property: DependencyID) -> Diagnostic {
        let reason: String
        if tree[property].declared.request?.isNamed == true {
            reason = "'fulfilledByType' specifies the type to build"
        } else if let edge = tree[property].edges.first {
            reason = "'\(name(edge.product))' fulfills it directly"
        } else {
            reason = "its type is not an array or dictionary that can be collected"
        }
        let attribute = tree[property].declared.declaration.attribute
        let edit = attribute.flatMap {
            remedies.changes.removing("collecting", from: $0, of: property.scope)
        }
        return Diagnostic(
            id: .needlessCollecting,
            message: """
                'collecting' has no effect on '\(text(of: property))' of '\(name(property.scope))': \(reason)
                """,
            location: place(property),
            fixIts: edit.map { [FixIt(message: "remove 'collecting'", edits: [$0])] } ?? []
        )
    }

    func builtTwice(_ element: BuildEdge, other: BuildEdge) -> Diagnostic {
        let listing = remedies.listSiblings(at: element.builtFor)
        return Diagnostic(
            id: .builtTwice,
            message: """
                '\(text(of: element))' of '\(name(element.owner))' builds a second '\(name(element.product))': \
                '\(text(of: other))' of '\(name(other.owner))' is one already
                """,
            location: place(element),
            notes: [
                note("also built here", at: place(other)),
                note(
                    listing == nil
                        ? "to exclude it, list the types to collect in 'collecting'"
                        : "to reuse the existing instances, write a closure that takes them",
                    at: place(element)
                ),
            ],
            fixIts: [listing ?? remedies.leaveOut(element)].compactMap(\.self)
        )
    }
}
