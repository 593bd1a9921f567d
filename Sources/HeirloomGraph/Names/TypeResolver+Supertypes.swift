import HeirloomModel

extension TypeResolver {
    /// Returns the inheritance clause of a type that was read, canonical, with its generic parameters replaced by the
    /// arguments of a specialization. Returns `nil` if the number of arguments differs.
    private func inheritance(
        of type: EntityID,
        specializedWith arguments: [TypeExpression],
        _ met: inout NamesMet
    ) -> [TypeExpression]? {
        guard case .type(let read) = table[type].kind, let file = table[type].file,
            read.summary.genericParameters.count == arguments.count,
            inheritancesInProgress.insert(type).inserted
        else { return nil }
        defer { inheritancesInProgress.remove(type) }
        // A type's own members are not visible in its inheritance clause.
        let context = Context(
            place: table.place(of: type, in: file),
            rendering: .canonical,
            substitutions: Dictionary(replacing: read.summary.genericParameters, by: arguments)
        )
        let inherited = read.summary.inheritance.compactMap {
            expansion(of: read.summary.path.last ?? "", as: $0.type, context, &met)
        }
        return inherited.count == read.summary.inheritance.count ? inherited : nil
    }

    /// Returns the specialization of an ancestor class that objects of a canonical type belong to: `Base<Int>` for a
    /// `Derived` that inherits from `Base<Int>`. Returns `nil` if the classes that were read do not show it.
    func specialization(of ancestor: EntityID, above type: TypeExpression) -> TypeExpression? {
        var met = NamesMet()
        return specialization(of: ancestor, above: type, &met)
    }

    func specialization(
        of ancestor: EntityID,
        above type: TypeExpression,
        _ met: inout NamesMet
    ) -> TypeExpression? {
        var current = type
        var passed: Set<EntityID> = []
        while case .named(let components) = current, let last = components.last,
            components.dropLast().allSatisfy({ $0.arguments.isEmpty }),
            let entity = table.entity(withQualifiedPath: components.map(\.name)),
            passed.insert(entity).inserted
        {
            if entity == ancestor { return current }
            let inherited = inheritance(of: entity, specializedWith: last.arguments, &met)
            guard let superclass = inherited?.first else { return nil }
            current = superclass
        }
        return nil
    }
}
