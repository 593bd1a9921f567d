import HeirloomModel

/// The arguments for the parameters of a generic type in one of its specializations: `User` for the `Model` of
/// `Repository<Model>`.
package final class GenericArguments {
    let spelled: [String: TypeExpression]
    let canonical: [String: TypeExpression]
    /// In the order of the parameters.
    let ownSpelled: [TypeExpression]
    let ownCanonical: [TypeExpression]
    /// The files whose imports make the names in the arguments that were not read visible.
    let namesFiles: [FileID]

    /// Creates the arguments from a type, in the order of the parameters; `nil` if their numbers differ.
    init?(of type: ResolvedType, for parameters: [String]) {
        guard case .named(let ofSpelled) = type.spelled, case .named(let ofCanonical) = type.canonical,
            let spelled = ofSpelled.last?.arguments, let canonical = ofCanonical.last?.arguments,
            spelled.count == parameters.count, canonical.count == parameters.count
        else { return nil }
        self.spelled = Dictionary(replacing: parameters, by: spelled)
        self.canonical = Dictionary(replacing: parameters, by: canonical)
        ownSpelled = spelled
        ownCanonical = canonical
        namesFiles = type.externalNamesFiles
    }

    /// Creates arguments for names that stand for themselves: the associated types of a protocol, and the parameters of
    /// a function.
    init(keeping names: some Sequence<String>) {
        spelled = Dictionary(names.map { ($0, .word($0)) }, uniquingKeysWith: { first, _ in first })
        canonical = spelled
        ownSpelled = []
        ownCanonical = []
        namesFiles = []
    }

    /// Returns the files whose imports a type needs that is written inside the generic type.
    func namesFiles(for type: TypeExpression) -> [FileID] {
        if namesFiles.isEmpty { return [] }
        return type.containsName { spelled[$0[0].name] != nil } ? namesFiles : []
    }
}

extension Dictionary<String, TypeExpression> {
    /// Creates the arguments of a generic type by the names of its parameters.
    package init(replacing parameters: [String], by arguments: [TypeExpression]) {
        self.init(zip(parameters, arguments), uniquingKeysWith: { first, _ in first })
    }
}
