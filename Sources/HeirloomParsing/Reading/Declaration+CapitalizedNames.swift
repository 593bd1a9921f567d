import HeirloomModel

extension [Declaration] {
    /// The names of the properties and functions that begin like a type's, sorted, those of every clause of `#if`
    /// included.
    var capitalizedNames: [String] {
        let names = flatMap { declaration -> [String] in
            switch declaration {
            case .property(let property): [property.name]
            case .function(let function): [function.name]
            case .conditional(let conditional): conditional.clauses.flatMap(\.declarations.capitalizedNames)
            case .importing, .type, .extending, .alias, .initializer, .macroUse: []
            }
        }
        return Set(names.filter { $0.first?.isUppercase == true }).sorted()
    }
}
