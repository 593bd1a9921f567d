import HeirloomGraph
import HeirloomModel

/// Every element of a dictionary has a key of the dictionary's key type, and no two keys are the same.
enum ElementKeyRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.collections.flatMap { property -> [GraphProblem] in
            guard let keyType = survey.tree[property].collected?.request.keyType else { return [] }
            return problems(at: property, keyType: keyType, in: survey)
        }
    }

    private static func problems(
        at property: DependencyID,
        keyType: TypeExpression,
        in survey: TreeSurvey
    ) -> [GraphProblem] {
        var lacking: [BuildEdge] = []
        var unfit: [BuildEdge] = []
        var elements = OrderedGroups<ElementKey, BuildEdge>()
        for edge in survey.tree[property].edges where !survey.isSuspect(edge.product) {
            guard let key = survey.tree[edge.product].declared.key, key.isOf(keyType) else {
                if survey.tree.isNoCase(edge.product, of: keyType) {
                    unfit.append(edge)
                } else {
                    lacking.append(edge)
                }
                continue
            }
            if !key.fits(keyType) { unfit.append(edge) }
            elements.add(edge, to: key.withoutSpelling)
        }
        let repeated = elements.all.map(\.elements).filter { $0.count > 1 }
        return (lacking.isEmpty ? [] : [GraphProblem { $0.missingKey(lacking, at: property) }])
            + unfit.map { edge in GraphProblem { $0.unfitKey(edge) } }
            + repeated.map { elements in GraphProblem { $0.duplicateKey(elements) } }
    }
}

extension ElementKey {
    /// The same key, however its type is spelled.
    fileprivate var withoutSpelling: ElementKey {
        switch self {
        case .text, .integer: self
        case .enumCase(let type, let name):
            .enumCase(of: type.spelledOtherwise(type.canonical), named: name)
        }
    }
}

extension ScopeTree {
    /// Returns the enum of a scope's key if the key looks like a case; `nil` for other keys.
    fileprivate func enumOfKey(_ scope: ScopeID) -> EntityID? {
        let declared = self[scope].declared
        guard case .enumCase(let written) = declared.declaration.key?.value else { return nil }
        let place = declared.place
        guard let entity = resolver.resolve(written.type, from: place).type.canonical.entity(in: table),
            table.typeKind(of: entity) == .enum
        else { return nil }
        return entity
    }

    /// Whether the key of a scope is a member of an enum but no case: two such members may have the same value.
    fileprivate func isNoCase(_ scope: ScopeID, of type: TypeExpression) -> Bool {
        guard self[scope].declared.key == nil, let found = enumOfKey(scope) else { return false }
        return type.entity(in: table) == found
    }
}

extension ProblemWording {
    fileprivate func missingKey(_ elements: [BuildEdge], at property: DependencyID) -> Diagnostic {
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
            notes: shown.map { lackOfKey(of: $0.product) }
                + [otherKeyType(property)].compactMap(\.self),
            fixIts: remedies.addKeys(to: elements.map(\.product), at: property).map { [$0] } ?? []
        )
    }

    private func lackOfKey(of scope: ScopeID) -> Diagnostic.Note {
        let declaration = tree[scope].declared.declaration
        guard let key = declaration.key else {
            return note("give it a key: '@Instantiable(key: …)'", at: scope)
        }
        let range = location(key.range, scope)
        switch key.value {
        case .enumCase(let written) where tree.enumOfKey(scope) == nil:
            return note("'\(written.type.spelling)' is not an enum whose cases Heirloom can read", at: range)
        case .enumCase(let written):
            return note("this key is of type '\(written.type.spelling)'", at: range)
        case .text:
            return note("this key is a 'String'", at: range)
        case .integer:
            return note("this key is an integer", at: range)
        }
    }

    /// Returns advice for a dictionary whose key type no key can have.
    private func otherKeyType(_ property: DependencyID) -> Diagnostic.Note? {
        guard let type = tree[property].collected?.request.keyType, !ElementKey.text("").isOf(type),
            !ElementKey.isInteger(type)
        else { return nil }
        if let entity = type.entity(in: tree.table), tree.table.typeKind(of: entity) == .enum { return nil }
        return note("keys must be strings, integers or cases of a known enum", at: property)
    }

    fileprivate func unfitKey(_ edge: BuildEdge) -> Diagnostic {
        let declaration = tree[edge.product].declared.declaration
        let keyType = tree[edge.builtFor].collected?.request.keyType.map(spelling) ?? ""
        var notes = [
            note("'\(text(of: edge))' of '\(name(edge.owner))' collects '\(name(edge.product))'", at: edge)
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

    fileprivate func duplicateKey(_ elements: [BuildEdge]) -> Diagnostic {
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
            } + [note("give each a unique key, or list only one of them in 'collecting'", at: property)]
        )
    }
}

extension Remedies {
    /// Returns a fix-it that adds keys made from the names of the types, if a dictionary has `String` keys.
    fileprivate func addKeys(to scopes: [ScopeID], at property: DependencyID) -> FixIt? {
        guard tree[property].collected?.request.keyType == .named([TypeNameComponent("String")]) else {
            return nil
        }
        var taken = Set(tree[property].edges.compactMap { tree[$0.product].declared.key })
        var edits: [FixIt.Edit] = []
        for scope in scopes {
            let declaration = tree[scope].declared.declaration
            let key = declaration.name.prefix(1).lowercased() + declaration.name.dropFirst()
            guard declaration.key == nil, taken.insert(.text(key)).inserted else { return nil }
            edits.append(
                changes.adding(
                    "key: \"\(key)\"",
                    to: declaration.attribute,
                    after: ["isRoot", "fulfillingAdditionalTypes"],
                    of: scope
                )
            )
        }
        return FixIt(message: scopes.count == 1 ? "give it a key" : "give them keys", edits: edits)
    }
}
