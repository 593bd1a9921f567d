import HeirloomModel

extension ConversionTable {
    /// Whether an object of one type is one of a specialisation of a type that it is or inherits from.
    func isSpecialised(
        _ source: TypeExpression,
        as target: TypeExpression,
        of ancestor: EntityID
    ) -> Certainty {
        guard let own = tree.resolver.specialisation(of: ancestor, above: source) else { return .unknown }
        if own == target { return .yes }
        return differ(own, target) ? .no : .unknown
    }

    /// Whether a type declares an associated type by an alias that stands for another type than an existential asks for:
    /// `typealias Entity = String` for `any Repository<Int>`.
    func hasOtherAssociatedTypes(
        _ source: TypeExpression,
        than target: TypeExpression,
        of constraint: EntityID
    ) -> Bool {
        guard case .type(let read) = tree.table[constraint].kind, let type = concreteType(source),
            !source.hasArguments, case .named(let components) = target, let last = components.last
        else { return false }
        return zip(read.summary.genericParameters, last.arguments).contains { name, wanted in
            let members = tree.table.allMembers(named: name, of: type)
            guard members.count == 1, case .alias(let alias) = tree.table[members[0]].kind,
                alias.condition == nil, let file = tree.table[members[0]].file
            else { return false }
            let given = tree.resolver.resolve(
                alias.aliasedType.type,
                from: Place(file: file, enclosing: type)
            )
            return given.ambiguousNames.isEmpty && differ(given.type.canonical, wanted)
        }
    }

    /// Whether two canonical types are not the same, whatever the names in them that were not read stand for.
    private func differ(_ one: TypeExpression, _ other: TypeExpression) -> Bool {
        guard one != other, case .named(let ofOne) = one, case .named(let ofOther) = other,
            let oneKind = declaration(of: one), let otherKind = declaration(of: other)
        else { return false }
        if oneKind != otherKind { return true }
        return zip(ofOne, ofOther).contains { left, right in
            zip(left.arguments, right.arguments).contains(where: differ)
        }
    }

    /// The declared type, the arguments of a specialisation aside; `nil` where the name may be an alias.
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
        return modules.contains(.standardLibrary) && name != "Any"
    }
}
