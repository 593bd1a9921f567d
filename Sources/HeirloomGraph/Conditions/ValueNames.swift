import HeirloomModel

/// The names of a dependency in a table whose other keys are the names of types: `clock: Clock` for
/// `@Received let clock: any Clock`.
struct ValueNames {
    let all: [String]

    /// - Parameter aliases: The aliased types, by the last name component of the alias.
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

    /// The aliased types, by the last name component of the alias.
    static func aliases(in modules: [ModuleSummary]) -> [String: [TypeExpression]] {
        Dictionary(grouping: modules.flatMap(\.files).flatMap(\.aliases)) { $0.path.last ?? "" }
            .mapValues { $0.map(\.aliasedType.type) }
    }
}
