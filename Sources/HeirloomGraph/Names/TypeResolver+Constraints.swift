import HeirloomModel

extension TypeResolver {
    /// Returns the full names of all protocols that were read, and of the aliases of protocols and compositions that
    /// are spelled without `any`.
    func constraintNames() -> Set<[String]> {
        var constraints: Set<[String]> = []
        /// The aliases of each name.
        var aliases: [[String]: [[String]]] = [:]
        for index in table.entities.indices {
            let id = EntityID(index: index)
            let entity = table[id]
            switch entity.kind {
            case .module, .outside, .external: break
            case .type(let read):
                if read.summary.kind == .protocol { constraints.insert(table.qualifiedPath(of: id)) }
            case .alias(let alias):
                guard let file = entity.file else { continue }
                let place = Place(file: file, enclosing: entity.container)
                switch resolve(alias.aliasedType.type, from: place).type.spelled.withoutParentheses {
                case .composition:
                    constraints.insert(table.qualifiedPath(of: id))
                case .named(let components):
                    aliases[components.map(\.name), default: []].append(table.qualifiedPath(of: id))
                case .member, .optional, .implicitlyUnwrapped, .array, .dictionary, .inlineArray, .tuple,
                    .function, .existential, .opaque, .metatype, .protocolMetatype, .suppressed,
                    .packElement, .packExpansion, .attributed, .integer, .placeholder:
                    break
                }
            }
        }
        return Set(BreadthFirstWalk.reached(from: Array(constraints)) { aliases[$0] ?? [] })
    }
}
