import HeirloomModel

/// What the parameters of a generic type stand for in one of its specialisations: `User` for the `Model` of
/// `Repository<Model>`.
package final class GenericArguments {
    let spelled: [String: TypeExpression]
    let canonical: [String: TypeExpression]
    /// In the order of the parameters.
    let ownSpelled: [TypeExpression]
    let ownCanonical: [TypeExpression]
    /// The files whose imports make the names in them visible that were not read.
    let namesFiles: [FileID]

    /// The arguments of a type in the order of the parameters; `nil` where there are more or fewer.
    init?(of type: ResolvedType, for parameters: [String]) {
        guard case .named(let ofSpelled) = type.spelled, case .named(let ofCanonical) = type.canonical,
            let spelled = ofSpelled.last?.arguments, let canonical = ofCanonical.last?.arguments,
            spelled.count == parameters.count, canonical.count == parameters.count
        else { return nil }
        self.spelled = Dictionary(zip(parameters, spelled), uniquingKeysWith: { first, _ in first })
        self.canonical = Dictionary(zip(parameters, canonical), uniquingKeysWith: { first, _ in first })
        ownSpelled = spelled
        ownCanonical = canonical
        namesFiles = type.externalNamesFiles
    }

    /// Names that stand for themselves: the associated types of a protocol, and the parameters of a function.
    init(keeping names: some Sequence<String>) {
        spelled = Dictionary(names.map { ($0, .word($0)) }, uniquingKeysWith: { first, _ in first })
        canonical = spelled
        ownSpelled = []
        ownCanonical = []
        namesFiles = []
    }

    /// The files whose imports a type needs, as it is written inside of the generic type.
    func namesFiles(for type: TypeExpression) -> [FileID] {
        if namesFiles.isEmpty { return [] }
        var namesParameter = false
        type.forEachName { components in
            namesParameter = namesParameter || spelled[components[0].name] != nil
        }
        return namesParameter ? namesFiles : []
    }
}
