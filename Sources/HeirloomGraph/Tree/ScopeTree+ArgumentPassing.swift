import HeirloomModel

/// The way in which a dependency becomes the argument of a written initializer.
package enum ArgumentPassing {
    case value
    /// By a call, for an `@autoclosure`: `make: make()`.
    case call
    case impossible
}

extension ScopeTree {
    /// Returns how an argument is passed if its parameter is spelled differently from the dependency.
    package func passing(_ argument: Construction.Argument, to id: ScopeID) -> ArgumentPassing {
        let spelled: ArgumentPassing = argument.isCalled ? .call : .value
        guard let unproven = argument.unprovenType, let index = self[id].index(of: argument) else {
            return spelled
        }
        let place = self[id].declared.place
        let declared = self[id].dependencies[index].declared.type.canonical
        var taken = resolver.resolve(
            unproven.behindAutoclosure ?? unproven,
            from: place,
            within: self[id].declared.arguments
        ).type.canonical
        if unproven.behindAutoclosure != nil, let result = taken.resultOfPlainFunction { taken = result }
        if taken == declared { return .value }
        if argument.isAutoclosure, taken == declared.resultOfPlainFunction { return .call }
        return mayBeAlias(taken) || mayBeAlias(declared) ? spelled : .impossible
    }

    /// Returns whether a type may be an alias, because it was not read and is not a known type.
    private func mayBeAlias(_ type: TypeExpression) -> Bool {
        type.containsName { components in
            let names = components.map(\.name)
            guard let last = names.last, table.entity(withQualifiedPath: names) == nil else { return false }
            return !StandardLibraryNames.all.contains(last) && SDKType.named(last) == nil
        }
    }

    /// Returns the declaration of a scope in which every argument that needs a call is marked.
    func declarationWithCalls(_ id: ScopeID) -> InstantiableDeclaration {
        var declaration = self[id].declared.declaration
        guard declaration.construction.arguments.contains(where: \.isAutoclosure) else { return declaration }
        for (index, argument) in declaration.construction.arguments.enumerated() where argument.isAutoclosure
        {
            switch passing(argument, to: id) {
            case .call: declaration.construction.arguments[index].isCalled = true
            case .value: declaration.construction.arguments[index].isCalled = false
            case .impossible: break
            }
        }
        return declaration
    }
}

extension LinkedScope {
    /// Returns the index of the dependency that an argument passes.
    package func index(of argument: Construction.Argument) -> Int? {
        dependencies.firstIndex { $0.declared.declaration.label == argument.dependency }
    }
}

extension TypeExpression {
    /// The `Make` of an `@autoclosure @escaping Make`.
    fileprivate var behindAutoclosure: TypeExpression? {
        guard case .attributed(let attributes, let base) = self, attributes.contains("@autoclosure") else {
            return nil
        }
        return base
    }
}
