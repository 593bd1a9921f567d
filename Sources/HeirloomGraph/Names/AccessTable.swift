import HeirloomModel

/// The access levels of the declarations that types name, looked up once for each type.
final class AccessTable {
    private struct NamedTypes {
        /// Retained so that no other type reuses its object identifier.
        let type: ResolvedType
        /// The nonpublic types that were read, in the order of their names.
        let limited: [(entity: EntityID, access: AccessLevel)]
    }

    private let table: NameTable
    private var known: [ObjectIdentifier: NamedTypes] = [:]

    init(_ table: NameTable) { self.table = table }

    /// Returns a type that was read, is named in another type, and is less accessible than an access level.
    package func entity(in type: ResolvedType, narrowerThan access: AccessLevel) -> EntityID? {
        let limit = min(access, .public)
        guard table.narrowestAccess < limit else { return nil }
        return namedTypes(in: type).limited.first { $0.access < limit }?.entity
    }

    private func namedTypes(in type: ResolvedType) -> NamedTypes {
        if let known = known[ObjectIdentifier(type)] { return known }
        var limited: [(entity: EntityID, access: AccessLevel)] = []
        for expression in Self.judgedSpellings(of: type) {
            expression.forEachShownName { components in
                if let entity = table.entity(withQualifiedPath: components.map(\.name)),
                    case let access = table[entity].access, access < .public
                {
                    limited.append((entity, access))
                }
            }
        }
        let found = NamedTypes(type: type, limited: limited)
        known[ObjectIdentifier(type)] = found
        return found
    }

    /// Returns the spellings of a type whose names count. The expansion of `T.ForwardedProperties` does not: if it is
    /// less accessible than `T`, that is reported at `T`.
    private static func judgedSpellings(of type: ResolvedType) -> [TypeExpression] {
        let namesForwarded = type.spelled.containsName { $0.last?.name == "ForwardedProperties" }
        if namesForwarded || type.spelled == type.canonical { return [type.spelled] }
        return [type.spelled, type.canonical]
    }
}
