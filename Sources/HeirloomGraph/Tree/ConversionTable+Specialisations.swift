import HeirloomModel

extension ConversionTable {
    /// Returns whether a value of one type belongs to a specialization of that type or of a superclass.
    func isSpecialised(
        _ source: TypeExpression,
        as target: TypeExpression,
        of ancestor: EntityID
    ) -> Certainty {
        guard let own = tree.resolver.specialisation(of: ancestor, above: source) else { return .unknown }
        if own == target { return .yes }
        return differ(own, target) ? .no : .unknown
    }

    /// Returns whether a type that conforms to a protocol has the associated types of an existential:
    /// `typealias Entity = Int` for `any Repository<Int>`.
    func hasAssociatedTypes(
        _ source: TypeExpression,
        of target: TypeExpression,
        _ constraint: EntityID
    ) -> Certainty {
        guard case .type(let read) = tree.table[constraint].kind, case .named(let components) = target,
            let wanted = components.last?.arguments, read.summary.genericParameters.count == wanted.count
        else { return .unknown }
        if source.entity(in: tree.table) == constraint {
            guard case .named(let own) = source, let given = own.last?.arguments, given.count == wanted.count
            else { return .no }
            return .all(zip(given, wanted).map { isSame($0, $1) })
        }
        return .all(
            zip(read.summary.genericParameters, wanted).map { name, wanted in
                associatedType(name, of: source).map { isSame($0, wanted) } ?? .unknown
            }
        )
    }

    /// Returns an associated type of a type: an alias, a nested type or a generic parameter with its name. Returns
    /// `nil` if only members of the type show it.
    func associatedType(_ name: String, of source: TypeExpression) -> TypeExpression? {
        guard let type = concreteType(source), let arguments = arguments(of: source) else { return nil }
        if case .type(let read) = tree.table[type].kind, read.summary.genericParameters.contains(name) {
            return arguments[name]
        }
        let members = tree.table.allMembers(named: name, of: type)
        guard members.count == 1, let file = tree.table[members[0]].file else { return nil }
        if case .type(let nested) = tree.table[members[0]].kind {
            return nested.summary.genericParameters.isEmpty
                ? source.appending([TypeNameComponent(name)]) : nil
        }
        guard case .alias(let alias) = tree.table[members[0]].kind, alias.condition == nil else { return nil }
        let given = tree.resolver.resolve(alias.aliasedType.type, from: Place(file: file, enclosing: type))
        return given.ambiguousNames.isEmpty ? given.type.canonical.substituting(arguments) : nil
    }

    /// Returns whether two canonical types are the same.
    package func isSame(_ one: TypeExpression, _ other: TypeExpression) -> Certainty {
        if one == other { return .yes }
        return differ(one, other) ? .no : .unknown
    }

    /// Returns whether two canonical types differ, whatever the names in them that were not read refer to.
    private func differ(_ one: TypeExpression, _ other: TypeExpression) -> Bool {
        guard one != other, case .named(let ofOne) = one, case .named(let ofOther) = other,
            let oneKind = declaration(of: one), let otherKind = declaration(of: other)
        else { return false }
        if oneKind != otherKind { return true }
        return zip(ofOne, ofOther).contains { left, right in
            zip(left.arguments, right.arguments).contains(where: differ)
        }
    }

    /// Returns the declared type, regardless of the arguments of a specialization; `nil` if the name may be an alias.
    private func declaration(of canonical: TypeExpression) -> SupertypeTable.Supertype? {
        switch supertypes.supertype(canonical) {
        case .read(let entity): .read(entity)
        case .unread(let name):
            SDKType.named(name)?.isValueOfStandardLibrary == true ? .unread(name) : nil
        case .unclear: nil
        }
    }
}

extension SDKType {
    fileprivate var isValueOfStandardLibrary: Bool {
        guard case .value = kind else { return false }
        return isOfStandardLibrary && name != "Any"
    }
}
