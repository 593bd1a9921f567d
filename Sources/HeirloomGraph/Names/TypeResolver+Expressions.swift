import HeirloomModel

extension TypeResolver {
    /// Returns the type as spelled in a specialization of the enclosing type, with all aliases expanded.
    func expandingAliases(
        in type: TypeExpression,
        from place: Place,
        searchingAllModules searchesAllModules: Bool = false,
        within arguments: GenericArguments?
    ) -> (type: TypeExpression, externalNamesFile: FileID?) {
        let context = Context(
            place: place,
            rendering: .spelledWithoutAliases,
            searchesAllModules: searchesAllModules
        )
        var met = NamesMet()
        let type = expression(for: type, self.context(context, within: arguments), &met)
        return (type, met.externalNamesFile)
    }

    /// Returns a type with all its names resolved, and records the names that matter.
    func expression(for type: TypeExpression, _ context: Context, _ met: inout NamesMet) -> TypeExpression {
        let type = type.escapingFunctions(among: context.substitutions)
        return switch context.rendering {
        case .canonical: type.canonical { expression(naming: $0, context, &met) }
        case .spelled, .spelledWithoutAliases:
            type.replacingNames { expression(naming: $0, context, &met) }
        }
    }

    private func expression(
        naming components: [TypeNameComponent],
        _ context: Context,
        _ met: inout NamesMet
    ) -> TypeExpression {
        guard let first = components.first else { return .named(components) }
        if let substitute = context.substitutions[first.name], first.isPlain {
            // In its own declaration a parameter stands for itself.
            if substitute == .named([first]) { return .named(components) }
            return member(components.dropFirst(), of: substitute, context, &met)
        }
        if let heir = context.heir,
            let required = expression(namingRequirement: components, of: heir, context, &met)
        {
            return required
        }
        switch lookUp(components, context) {
        case .found(let entity):
            let components = context.withOwnArguments(components, of: entity)
            let found = expression(naming: components, from: entity, context, &met)
            guard case .external = table[entity].kind, case .named(let path) = found else { return found }
            return .named(unread(path, context))
        case .ambiguous(let candidates):
            let expressions = candidates.map { expression(naming: components, from: $0, context, &met) }
            if Set(expressions).count > 1 {
                met.ambiguous.append(AmbiguousName(name: first.name, cause: .several(candidates)))
            }
            return expressions[0]
        case .genericParameter:
            return .named(components)
        case .notRead:
            if let type = typeChoosing(first.name, from: context.place) {
                let inferred = table.entity(withQualifiedPath: type.map(\.name)).flatMap {
                    inferredMember(named: first.name, of: $0, type, context, &met)
                }
                return inferred?.appending(components.dropFirst()) ?? .named(type + components)
            }
            met.note(external: first.name, in: context.place.file)
            return .named(unread(components, context))
        }
    }

    /// Returns the type to which a name refers whose first component is an entity.
    func expression(
        naming components: [TypeNameComponent],
        from first: EntityID,
        _ context: Context,
        _ met: inout NamesMet
    ) -> TypeExpression {
        var entity = first
        var inherited = memberAround(first, as: components[0], context, &met)
        var path = inherited?.path ?? qualified(first, as: components[0])
        for index in components.indices {
            if index > 0 {
                guard let member = member(named: components[index].name, of: entity, context) else {
                    let unwritten = unwrittenMember(
                        named: components[index].name,
                        of: entity,
                        path,
                        context,
                        &met
                    )
                    let rest = components[(index + 1)...]
                    return unwritten.map { self.member(rest, of: $0, context, &met) }
                        ?? .named(path + components[index...])
                }
                if table[member].container == entity {
                    path.append(components[index])
                    inherited = nil
                } else {
                    let component = components[index]
                    inherited = inheritedMember(member, as: component, ofTypeNamed: path, context, &met)
                    path = inherited?.path ?? qualified(member, as: components[index])
                }
                entity = member
            }
            switch table[entity].kind {
            case .module, .outside, .type: break
            case .external: met.note(external: components[index].name, in: context.place.file)
            case .alias(let alias):
                guard isExpanded(alias, declaredIn: table[entity].file, context) else { continue }
                let rest = components[(index + 1)...]
                let heir = inherited?.heir ?? path.dropLast()
                var parameters = arguments(ofContainerOf: entity, named: heir)
                for (parameter, argument) in zip(alias.genericParameters, components[index].arguments) {
                    parameters[parameter] = argument
                }
                let expanded = expansion(
                    of: alias,
                    entity,
                    substituting: parameters,
                    heir: heir,
                    context,
                    &met
                )
                let isBoundByUse = alias.genericParameters.isEmpty
                let target = isBoundByUse ? expanded.bound(as: components[index]) : expanded
                guard !rest.isEmpty, case .named(let names) = target,
                    let type = table.entity(withQualifiedPath: names.map(\.name))
                else { return target.appending(rest) }
                entity = type
                path = names
                inherited = nil
            }
        }
        return .named(path)
    }

    /// Returns the entity's full name, with the last component as written.
    private func qualified(_ entity: EntityID, as component: TypeNameComponent) -> [TypeNameComponent] {
        var path = table.qualifiedPath(of: entity).map { TypeNameComponent($0) }
        path[path.count - 1].arguments = component.arguments
        path[path.count - 1].hasEmptyBrackets = component.hasEmptyBrackets
        return path
    }

    private func isExpanded(_ alias: AliasSummary, declaredIn file: FileID?, _ context: Context) -> Bool {
        guard let file else { return false }
        switch context.rendering {
        case .canonical, .spelledWithoutAliases:
            return true
        case .spelled:
            return !table.isVisible(
                alias.access,
                of: table.files[file].module,
                from: printingModule,
                isTestable: false
            )
        }
    }

    /// Returns the arguments for the parameters of a generic type if a member is named together with them:
    /// `Box<Int>.Callback`.
    private func arguments(
        ofContainerOf member: EntityID,
        named path: [TypeNameComponent]
    ) -> [String: TypeExpression] {
        guard let container = table[member].container, let last = path.last, !last.arguments.isEmpty,
            case .type(let read) = table[container].kind, read.summary.path.last == last.name
        else { return [:] }
        return Dictionary(replacing: read.summary.genericParameters, by: last.arguments)
    }

    private func expansion(
        of alias: AliasSummary,
        _ entity: EntityID,
        substituting substitutions: [String: TypeExpression],
        heir: [TypeNameComponent],
        _ context: Context,
        _ met: inout NamesMet
    ) -> TypeExpression {
        let name = TypeExpression.named(table.qualifiedPath(of: entity).map { TypeNameComponent($0) })
        // Checked first, because the arguments are compared with those of the aliases being expanded.
        let isTooMuch =
            substitutions.values.contains(where: \.isTooLarge)
            || heir.contains { $0.arguments.contains(where: \.isTooLarge) }
        guard !met.giveUp(on: alias.path.last ?? "", where: isTooMuch) else { return name }
        let expanding = ExpandingAlias(alias: entity, heir: heir)
        // The compiler reports an alias that refers to itself.
        guard aliasesInProgress.insert(expanding).inserted else { return name }
        defer { aliasesInProgress.remove(expanding) }
        let place = table.place(of: entity, in: table[entity].file ?? context.place.file)
        let inner = Context(
            place: place,
            rendering: context.rendering,
            substitutions: substitutions,
            heir: heir.isEmpty ? nil : heir,
            tellsOfInferredMembers: context.tellsOfInferredMembers,
            depth: context.depth + 1
        )
        return expansion(of: alias.path.last ?? "", as: alias.aliasedType.type, inner, &met) ?? name
    }

    /// Returns the type to which a name refers; `nil` if that is too large, together with the expansions of its
    /// neighbors.
    ///
    /// Aliases can double at each step, as `typealias Two = (One, One)` does. Therefore both the number of expansions
    /// for one written type and the size of each are limited: the size also grows without further expansions, when an
    /// argument of a generic alias occurs twice.
    func expansion(
        of name: String,
        as type: TypeExpression,
        _ inner: Context,
        _ met: inout NamesMet
    ) -> TypeExpression? {
        let isAlone = met.expansionCount == 0 && inner.substitutions.isEmpty
        met.expansionCount += 1
        let written = WrittenExpansion(type: type, file: inner.place.file, enclosing: inner.place.enclosing)
        let isTooMuch =
            met.expansionCount > TypeExpression.largestSize || inner.depth > 64
            || !excessiveExpansions.isEmpty && excessiveExpansions.contains(written)
        guard !met.giveUp(on: name, where: isTooMuch) else { return nil }
        let expanded = expression(for: type, inner, &met)
        guard met.giveUp(on: name, where: expanded.isTooLarge) else { return expanded }
        if isAlone { excessiveExpansions.insert(written) }
        return nil
    }
}

extension TypeExpression {
    /// Returns a generic type without arguments, as an alias may name it, with the arguments of the alias's use:
    /// `Array<Int>` for `List<Int>` where `List` is an alias of `Array`.
    fileprivate func bound(as component: TypeNameComponent) -> TypeExpression {
        guard case .named(var names) = self, let last = names.last, last.isPlain else { return self }
        names[names.count - 1].arguments = component.arguments
        names[names.count - 1].hasEmptyBrackets = component.hasEmptyBrackets
        return .named(names)
    }

    /// Returns the type with `@escaping` before each parameter of a function whose type is a generic parameter that is
    /// replaced by a function: Swift lets such a parameter escape.
    fileprivate func escapingFunctions(among substitutions: [String: TypeExpression]) -> TypeExpression {
        if substitutions.isEmpty || !substitutions.values.contains(where: { $0.isFunction }) { return self }
        let mapped = mappingParts { $0.escapingFunctions(among: substitutions) }
        guard case .function(var function) = mapped else { return mapped }
        for index in function.parameters.indices {
            let type = function.parameters[index].type
            guard case .named(let components) = type, components.count == 1, components[0].isPlain,
                substitutions[components[0].name]?.isFunction == true
            else { continue }
            function.parameters[index].type = .attributed(["@escaping"], type)
        }
        return .function(function)
    }
}

extension NamesMet {
    /// Records that expansion stops if the condition holds. Returns whether it has stopped, now or earlier.
    fileprivate mutating func giveUp(on name: String, where isTooMuch: Bool) -> Bool {
        let isGivenUp = ambiguous.contains { $0.cause == .tooLarge }
        if isTooMuch, !isGivenUp { ambiguous.append(AmbiguousName(name: name, cause: .tooLarge)) }
        return isTooMuch || isGivenUp
    }
}

extension TypeResolver.Context {
    /// Returns a name with the arguments of the enclosing type, if the name is that of the enclosing type alone: inside
    /// a generic type, that means the same specialization.
    fileprivate func withOwnArguments(
        _ components: [TypeNameComponent],
        of entity: EntityID
    ) -> [TypeNameComponent] {
        guard !ownArguments.isEmpty, entity == place.enclosing, components[0].isPlain else {
            return components
        }
        return [TypeNameComponent(components[0].name, arguments: ownArguments)] + components.dropFirst()
    }
}
