import HeirloomModel

extension ProtocolSurvey {
    /// Resolves all types in the requirements of a protocol as the mock spells them.
    ///
    /// - Parameters:
    ///   - kept: The associated types that the protocol sees.
    ///   - hidden: Those that others declare: in the mock, they hide types of these names.
    func part(
        _ declared: ProtocolRequirements,
        of entity: EntityID,
        keeping kept: Set<String>,
        hiding hidden: Set<String>
    ) -> MockedProtocol.Part {
        var types: [TypeExpression: ResolvedType] = [:]
        func resolve(_ spelled: [TypeExpression], keeping parameters: [String]) {
            guard let file = tree.table[entity].file else { return }
            let place = Place(file: file, enclosing: entity)
            let arguments = GenericArguments(keeping: kept.union(parameters))
            for type in spelled {
                let written = type.replacingSelf(by: name)
                let resolved = tree.resolver.resolve(written, from: place, within: arguments).type
                // An alias in a protocol can be used only within the protocol if it mentions an associated type.
                var files = resolved.externalNamesFiles
                let spelled = resolved.spelled.replacingNames { components in
                    let name = components[0].name
                    if hidden.contains(name), !parameters.contains(name),
                        let module = tree.table.unreadNames.likelyModule(declaring: name, in: file)
                    {
                        return .named([TypeNameComponent(module)] + components)
                    }
                    guard namesMemberOfProtocol(components) else { return .named(components) }
                    // A type with the name of the module hides the module.
                    let isHidden = tree.table.isHidden(components[0].name)
                    let named = TypeExpression.named(Array(components.dropFirst(isHidden ? 1 : 0)))
                    let alias = tree.resolver.resolve(named, from: place, within: arguments).type
                    files += alias.externalNamesFiles
                    return alias.canonical.expanded(in: self, keeping: kept)
                }
                if spelled == resolved.spelled {
                    types[type] = resolved
                    continue
                }
                types[type] = ResolvedType(
                    spelled: spelled,
                    canonical: resolved.canonical.expanded(in: self, keeping: kept),
                    externalNamesFile: files.first,
                    namesFilesOfArguments: Array(files.dropFirst())
                )
            }
        }
        resolve(
            declared.associatedTypes.flatMap(\.inheritance) + declared.constraints.flatMap(\.types),
            keeping: []
        )
        for requirement in declared.requirements {
            resolve(requirement.types, keeping: requirement.genericParameters.map(\.name))
        }
        return MockedProtocol.Part(declared: declared, types: types, actors: actors(in: declared, of: entity))
    }

    /// Returns whether a name is that of a member of one of the protocols: `Models.Loader.Completion`.
    private func namesMemberOfProtocol(_ components: [TypeNameComponent]) -> Bool {
        let owner = components.dropLast().last?.name
        return protocols.contains { tree.table[$0].name == owner }
    }

    /// Returns the type of an alias as the mock spells it: `Item` for the associated type `Models.Loader.Item`, and the
    /// mock for `Self`, which is the protocol in an alias.
    fileprivate func expanded(_ components: [TypeNameComponent], keeping kept: Set<String>) -> TypeExpression
    {
        if protocols.contains(where: { tree.table.qualifiedPath(of: $0) == components.map(\.name) }) {
            return .word(name)
        }
        let isKept = components.last.map { kept.contains($0.name) } ?? false
        return .named(isKept && namesMemberOfProtocol(components) ? Array(components.suffix(1)) : components)
    }

    private func actors(in declared: ProtocolRequirements, of entity: EntityID) -> Set<String> {
        guard let file = tree.table[entity].file else { return [] }
        let place = Place(file: file, enclosing: entity)
        return Set(
            declared.requirements.flatMap(\.attributes).filter { attribute in
                let spelling = IsolationSpelling(attributes: [attribute.name.spelling])
                return attribute.arguments == nil && tree.isolationTable.written(spelling, at: place) != nil
            }.map(\.spelling)
        )
    }
}

extension TypeExpression {
    /// Returns the type with the mock in place of `Self`, and `Item` in place of `Self.Item`.
    fileprivate func replacingSelf(by name: String) -> TypeExpression {
        replacingNames { components in
            guard components.first?.name == "Self" else { return .named(components) }
            return components.count == 1 ? .word(name) : .named(Array(components.dropFirst()))
        }
    }

    /// Returns the expansion of an alias as the mock of a survey spells it.
    fileprivate func expanded(in survey: ProtocolSurvey, keeping kept: Set<String>) -> TypeExpression {
        switch self {
        case .existential: self
        case .named(let components) where components.allSatisfy(\.arguments.isEmpty):
            survey.expanded(components, keeping: kept)
        default: mappingParts { $0.expanded(in: survey, keeping: kept) }
        }
    }
}
