import HeirloomModel

extension ProtocolSurvey {
    /// Resolves all types in the requirements of a protocol as the mock spells them.
    ///
    /// - Parameters:
    ///   - kept: The associated types that the protocol sees.
    ///   - hidden: Those of other protocols: in the mock, they hide types of their names.
    func part(
        _ declared: ProtocolRequirements,
        of entity: EntityID,
        keeping kept: Set<String>,
        hiding hidden: Set<String> = []
    ) -> MockedProtocol.Part {
        guard let file = tree.table[entity].file else {
            return MockedProtocol.Part(declared: declared, types: [:], actors: [])
        }
        let place = Place(file: file, enclosing: entity)
        var types: [TypeExpression: ResolvedType] = [:]
        func resolve(_ spelled: [TypeExpression], keeping parameters: [String]) {
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
                    return expanded(alias.canonical, keeping: kept)
                }
                if spelled == resolved.spelled {
                    types[type] = resolved
                    continue
                }
                types[type] = ResolvedType(
                    spelled: spelled,
                    canonical: expanded(resolved.canonical, keeping: kept),
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
        let actors = declared.requirements.flatMap(\.attributes).filter { attribute in
            let spelling = IsolationSpelling(attributes: [attribute.name.spelling])
            return attribute.arguments == nil && tree.isolationTable.written(spelling, at: place) != nil
        }
        return MockedProtocol.Part(declared: declared, types: types, actors: Set(actors.map(\.spelling)))
    }

    /// Returns whether a name is that of a member of one of the protocols: `Models.Loader.Completion`.
    private func namesMemberOfProtocol(_ components: [TypeNameComponent]) -> Bool {
        let owner = components.dropLast().last?.name
        return protocols.contains { tree.table[$0].name == owner }
    }

    /// Returns the type of an alias as the mock spells it: `Item` for the associated type `Models.Loader.Item`, and the
    /// mock for `Self`, which is the protocol in an alias.
    private func expanded(_ type: TypeExpression, keeping kept: Set<String>) -> TypeExpression {
        if case .existential = type { return type }
        guard case .named(let components) = type, components.allSatisfy(\.arguments.isEmpty) else {
            return type.mappingParts { expanded($0, keeping: kept) }
        }
        if protocols.contains(where: { tree.table.qualifiedPath(of: $0) == components.map(\.name) }) {
            return .word(name)
        }
        let isKept = components.last.map { kept.contains($0.name) } ?? false
        return .named(isKept && namesMemberOfProtocol(components) ? Array(components.suffix(1)) : components)
    }
}

extension [MockedProtocol.Part] {
    /// Returns the parts with `String` in place of `Item` in all canonical types if a clause says `Item == String`, so
    /// that equal requirements have equal types.
    func settlingFixedTypes() -> [MockedProtocol.Part] {
        var fixed: [(name: [TypeNameComponent], type: TypeExpression)] = []
        func settled(_ type: ResolvedType) -> TypeExpression {
            fixed.reduce(type.canonical) { $0.replacing($1.name, by: $1.type) }
        }
        for part in self {
            for constraint in part.declared.constraints {
                guard let subject = part.types[constraint.subject].map(settled),
                    let type = constraint.sameType.flatMap({ part.types[$0] }).map(settled),
                    case .named(let name) = subject, type.replacing(name, by: .placeholder) == type
                else { continue }
                fixed = fixed.map { ($0.name, $0.type.replacing(name, by: type)) } + [(name, type)]
            }
        }
        if fixed.isEmpty { return self }
        return map { part in
            var part = part
            part.types = part.types.mapValues { $0.with(spelled: $0.spelled, canonical: settled($0)) }
            return part
        }
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

    /// Gives other names to generic parameters.
    fileprivate mutating func rename(_ names: [String: String]) {
        self = replacingNames { components in
            guard components[0].isPlain, let name = names[components[0].name] else {
                return .named(components)
            }
            return .named([TypeNameComponent(name)] + components.dropFirst())
        }
    }

    /// Returns the canonical type in which a type replaces a name, also where a member of it is named.
    fileprivate func replacing(_ name: [TypeNameComponent], by type: TypeExpression) -> TypeExpression {
        canonical { components in
            guard components.starts(with: name) else { return .named(components) }
            return type.appending(components.dropFirst(name.count))
        }
    }
}

extension ProtocolRequirement {
    /// All types that it spells.
    var types: [TypeExpression] {
        var types = parameters.map(\.type.type) + genericParameters.compactMap(\.inheritance?.type)
        types += constraints.flatMap(\.types) + [result].compactMap(\.self)
        if case .error(let error) = throwing { types.append(error) }
        return types
    }

    /// Returns the protocols and the class that constrain a generic parameter.
    package func bounds(of parameter: GenericParameter) -> [TypeExpression] {
        [parameter.inheritance?.type].compactMap(\.self)
            + constraints.filter { $0.subject == .word(parameter.name) }.compactMap(\.supertype)
    }

    /// The first components of the names in its types, except for its own generic parameters.
    var outerNames: Set<String> {
        var names: Set<String> = []
        for type in types { type.forEachName { names.insert($0[0].name) } }
        return names.subtracting(genericParameters.map(\.name))
    }

    /// Returns the requirement with other names for generic parameters whose names mean something else in the mock:
    /// `SomeItem` for `Item`. The names do not distinguish requirements.
    func renamingGenericParameters(where isTaken: (String) -> Bool) -> ProtocolRequirement {
        var names: [String: String] = [:]
        for parameter in genericParameters where isTaken(parameter.name) {
            var name = "Some" + parameter.name
            while isTaken(name) || genericParameters.contains(where: { $0.name == name }) { name += "_" }
            names[parameter.name] = name
        }
        if names.isEmpty { return self }
        var renamed = self
        for index in genericParameters.indices {
            let name = genericParameters[index].name
            renamed.genericParameters[index].name = names[name] ?? name
            renamed.genericParameters[index].inheritance?.type.rename(names)
        }
        for index in parameters.indices { renamed.parameters[index].type.type.rename(names) }
        for index in constraints.indices {
            renamed.constraints[index].subject.rename(names)
            renamed.constraints[index].supertype?.rename(names)
            renamed.constraints[index].sameType?.rename(names)
        }
        renamed.result?.rename(names)
        if case .error(var error) = throwing {
            error.rename(names)
            renamed.throwing = .error(error)
        }
        return renamed
    }
}

extension GenericRequirement {
    /// All types that it spells.
    fileprivate var types: [TypeExpression] { [subject] + [supertype, sameType].compactMap(\.self) }
}
