import HeirloomModel

extension TypeResolver {
    /// What stands after the colon of a type that was read, canonical, with the arguments of a specialisation in the
    /// place of its generic parameters. `nil` where they are not one for each.
    private func inheritance(
        of type: EntityID,
        specialisedWith arguments: [TypeExpression],
        _ met: inout NamesMet
    ) -> [TypeExpression]? {
        guard case .type(let read) = table[type].kind, let file = table[type].file,
            read.summary.genericParameters.count == arguments.count,
            inheritancesInProgress.insert(type).inserted
        else { return nil }
        defer { inheritancesInProgress.remove(type) }
        // A type's own members are not seen where its inheritance is written.
        let context = Context(
            place: Place(file: file, enclosing: table[type].container),
            rendering: .canonical,
            substitutions: Dictionary(
                zip(read.summary.genericParameters, arguments),
                uniquingKeysWith: { first, _ in first }
            )
        )
        let inherited = read.summary.inheritance.compactMap {
            expansion(of: read.summary.path.last ?? "", as: $0.type, context, &met)
        }
        return inherited.count == read.summary.inheritance.count ? inherited : nil
    }

    /// Which specialisation of a class that was read an object of a canonical type is: `Base<Int>` for a
    /// `Derived` that inherits from `Base<Int>`. `nil` where what was read does not tell.
    func specialisation(of ancestor: EntityID, above type: TypeExpression) -> TypeExpression? {
        var met = NamesMet()
        return specialisation(of: ancestor, above: type, &met)
    }

    func specialisation(
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
            let inherited = inheritance(of: entity, specialisedWith: last.arguments, &met)
            guard let superclass = inherited?.first else { return nil }
            current = superclass
        }
        return nil
    }
}
