import HeirloomModel

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
            let parameter = genericParameters[index]
            renamed.genericParameters[index].name = names[parameter.name] ?? parameter.name
            if let inherited = parameter.inheritance?.type {
                renamed.genericParameters[index].inheritance?.type = inherited.renaming(names)
            }
        }
        for index in parameters.indices {
            renamed.parameters[index].type.type = parameters[index].type.type.renaming(names)
        }
        renamed.constraints = constraints.map { $0.renaming(names) }
        renamed.result = result?.renaming(names)
        if case .error(let error) = throwing { renamed.throwing = .error(error.renaming(names)) }
        return renamed
    }
}

extension GenericRequirement {
    /// All types that it spells.
    var types: [TypeExpression] { [subject] + [supertype, sameType].compactMap(\.self) }

    fileprivate func renaming(_ names: [String: String]) -> GenericRequirement {
        GenericRequirement(
            subject: subject.renaming(names),
            supertype: supertype?.renaming(names),
            sameType: sameType?.renaming(names)
        )
    }
}

extension TypeExpression {
    /// Returns the type with other names for generic parameters.
    package func renaming(_ names: [String: String]) -> TypeExpression {
        replacingNames { components in
            guard components[0].isPlain, let name = names[components[0].name] else {
                return .named(components)
            }
            return .named([TypeNameComponent(name)] + components.dropFirst())
        }
    }
}
