import HeirloomModel

/// How accessible what types name is, looked up once for each type.
final class AccessTable {
    private struct NamedTypes {
        /// Keeps the type, so that no other takes its place.
        let type: ResolvedType
        /// Those that were read, in the order of the names, without public ones.
        let limited: [(entity: EntityID, access: AccessLevel)]
    }

    private let table: NameTable
    private var known: [ObjectIdentifier: NamedTypes] = [:]

    init(_ table: NameTable) { self.table = table }

    /// A type that was read, is named in another and is less accessible than that level.
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

    /// The spellings of a type whose names count. What 'T.ForwardedProperties' stands for does not: where it is less
    /// accessible than 'T', that is told at 'T'.
    private static func judgedSpellings(of type: ResolvedType) -> [TypeExpression] {
        var namesForwarded = false
        type.spelled.forEachName { if $0.last?.name == "ForwardedProperties" { namesForwarded = true } }
        if namesForwarded || type.spelled == type.canonical { return [type.spelled] }
        return [type.spelled, type.canonical]
    }
}

extension ScopeTree {
    /// A type that was read, is named in another and is less accessible than that level.
    package func entity(in type: ResolvedType, narrowerThan access: AccessLevel) -> EntityID? {
        accessTable.entity(in: type, narrowerThan: access)
    }
}
