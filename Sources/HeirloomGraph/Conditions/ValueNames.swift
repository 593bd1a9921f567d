import HeirloomModel

/// The names by which a dependency is known among those of types: `clock: Clock` of `@Received let clock: any Clock`.
struct ValueNames {
    let all: [String]

    /// - Parameter aliases: By the last names of aliases, the types that they stand for.
    init(_ label: String, _ type: TypeExpression, following aliases: [String: [TypeExpression]] = [:]) {
        var names = type.simpleNames
        var known = Set(names)
        var next = 0
        while next < names.count {
            for aliased in aliases[names[next]] ?? [] {
                names += aliased.simpleNames.filter { known.insert($0).inserted }
            }
            next += 1
        }
        all = names.map { label + ": " + $0 }
    }

    /// By the last names of aliases, the types that they stand for.
    static func aliases(in modules: [ModuleSummary]) -> [String: [TypeExpression]] {
        Dictionary(grouping: modules.flatMap(\.files).flatMap(\.aliases)) { $0.path.last ?? "" }
            .mapValues { $0.map(\.aliasedType.type) }
    }
}
