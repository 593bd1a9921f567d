import HeirloomModel

// Conditional conformances: `extension Stack: P where Element: P` says of a `Stack<Plain>` what is known of `Plain`.
extension ConversionTable {
    /// Whether a canonical type inherits from another or conforms to it, as far as its arguments decide.
    func isBelow(_ source: TypeExpression, _ target: SupertypeTable.Supertype) -> Certainty {
        let below = supertypes.supertype(source)
        let answer = supertypes.isBelow(below, target)
        guard answer == .unknown else { return answer }
        return supertypes.isBelow(below, target) { isMet($0, by: source) }
    }

    /// Whether the condition of a step above a type or above one of its superclasses is met.
    package func isMet(_ condition: SupertypeTable.Condition, by source: TypeExpression) -> Certainty {
        guard case .specialised(let conformance) = condition else { return condition.withoutArguments }
        // Classes may inherit from ever larger specialisations of one another.
        guard openConditions < 8, let type = specialisation(of: conformance.extended, above: source),
            let arguments = arguments(of: type)
        else { return .unknown }
        openConditions += 1
        defer { openConditions -= 1 }
        let extended = conformance.extended
        let fits = extended.hasArguments ? isSame(type, extended) : .yes
        let requirements = conformance.extending.requirements
        // A clause that could not be read asks for something else.
        guard requirements.isEmpty != conformance.extending.isConstrained else { return .unknown }
        let place = Place(file: conformance.file, enclosing: extended.entity(in: tree.table))
        return .all([fits] + requirements.map { isMet($0, with: arguments, from: place) })
    }

    /// What a type is seen as the extended one: itself, or the specialisation of a superclass.
    private func specialisation(of extended: TypeExpression, above source: TypeExpression) -> TypeExpression?
    {
        let base = supertypes.supertype(extended)
        if supertypes.supertype(source) == base { return source }
        guard case .read(let ancestor) = base else { return nil }
        return tree.resolver.specialisation(of: ancestor, above: source)
    }

    private func isMet(
        _ requirement: GenericRequirement,
        with arguments: [String: TypeExpression],
        from place: Place
    ) -> Certainty {
        func argument(_ type: TypeExpression) -> TypeExpression? { type.onlyName.flatMap { arguments[$0] } }
        func canonical(_ type: TypeExpression) -> TypeExpression? {
            let resolution = tree.resolver.resolve(type, from: place)
            guard resolution.ambiguousNames.isEmpty else { return nil }
            return resolution.type.canonical.substituting(arguments)
        }
        if let other = requirement.sameType {
            let (left, right) = (argument(requirement.subject), argument(other))
            guard let one = left ?? right,
                let other = left == nil ? canonical(requirement.subject) : canonical(other)
            else { return .unknown }
            return isSame(one, other)
        }
        guard let type = argument(requirement.subject),
            let constraint = requirement.supertype.flatMap(canonical)
        else { return .unknown }
        return meets(type, constraint)
    }

    /// What the generic parameters of a canonical type and of those around it stand for; `nil` where that is not known.
    package func arguments(of type: TypeExpression) -> [String: TypeExpression]? {
        guard case .named(let components) = type, let last = components.last else { return nil }
        guard var entity = type.entity(in: tree.table), case .type = tree.table[entity].kind else {
            guard components.count == 1, let names = SDKType.parametersOfStandardLibrary[last.name] else {
                return nil
            }
            return Self.arguments(names, last)
        }
        var found: [String: TypeExpression] = [:]
        for component in components.reversed() {
            guard case .type(let read) = tree.table[entity].kind else { break }
            guard let own = Self.arguments(read.summary.genericParameters, component) else { return nil }
            found.merge(own) { inner, _ in inner }
            guard let container = tree.table[entity].container else { break }
            entity = container
        }
        // Behind a module's name stands the module's.
        return found.keys.contains { tree.table.module(named: $0) != nil } ? nil : found
    }

    private static func arguments(
        _ parameters: [String],
        _ component: TypeNameComponent
    ) -> [String: TypeExpression]? {
        guard parameters.count == component.arguments.count else { return nil }
        return Dictionary(zip(parameters, component.arguments), uniquingKeysWith: { first, _ in first })
    }
}

extension TypeExpression {
    /// The canonical type with what stands for generic parameters.
    func substituting(_ arguments: [String: TypeExpression]) -> TypeExpression {
        if arguments.isEmpty { return self }
        return replacingNames { components in
            let argument = components.first.flatMap { arguments[$0.name] }
            return argument?.appending(components.dropFirst()) ?? .named(components)
        }
    }

    /// `Element` for `Element` and `Self.Element`.
    fileprivate var onlyName: String? {
        guard case .named(let components) = self, let last = components.last, last.isPlain,
            components.count == 1 || components.count == 2 && components[0] == TypeNameComponent("Self")
        else { return nil }
        return last.name
    }
}
