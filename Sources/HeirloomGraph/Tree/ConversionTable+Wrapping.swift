import HeirloomModel

extension ConversionTable {
    /// Returns whether a call can wrap a value of one type in another: `AnyShape(Circle())`. The answer is *no* only if
    /// the other type has no initializer for one unlabeled argument.
    ///
    /// - Parameter mayFail: Whether the initializer may be failable, because the property is optional.
    package func wraps(_ source: TypeExpression, in target: TypeExpression, mayFail: Bool = false)
        -> Certainty
    {
        switch supertypes.supertype(target) {
        case .read(let entity):
            if case .protocol? = table.typeKind(of: entity) { return .no }
            let takesIt = callableInitializers(of: entity, mayFail).contains { found in
                let place = Place(file: found.file, enclosing: entity)
                return !found.isConstrained && takes(found.initializer, source, at: place)
            }
            if takesIt { return .yes }
            return mayTakeOneValue(entity, mayFail) ? .unknown : .no
        case .unread(let name):
            guard case .eraser(let wrapped?)? = systemEraser(named: name)?.kind else { return .unknown }
            return supertypes.isBelow(supertypes.supertype(source), .unread(wrapped)) == .yes
                ? .yes : .unknown
        case .unclear:
            if case .composition = target { return .no }
            return .unknown
        }
    }

    /// Returns the initializers of a type and of its extensions that generated code may call.
    private func callableInitializers(of entity: EntityID, _ mayFail: Bool) -> [ExtensionInitializer] {
        declarations.writtenInitializers(of: entity).filter {
            (mayFail || !$0.initializer.isFailable) && isReachable($0.initializer, in: $0.file)
        }
    }

    /// Returns whether the type of the unlabeled parameter, or each constraint on its generic parameter, is one to which
    /// the value certainly converts.
    private func takes(_ initializer: InitializerSummary, _ source: TypeExpression, at place: Place) -> Bool {
        guard let parameter = initializer.unlabeled, !parameter.type.isParameter(saying: "inout") else {
            return false
        }
        let taken = [parameter.type.argument]
        let bounds =
            parameter.genericParameters.contains { taken[0] == .named([TypeNameComponent($0)]) }
            ? parameter.bounds.filter { taken[0] == .named([TypeNameComponent($0.parameter)]) }.map(\.type)
            : taken
        return bounds.allSatisfy { type in
            let resolved = declarations.resolver.resolve(type, from: place).type.canonical
            if case .opaque(let constraint) = resolved { return converts(source, to: constraint) == .yes }
            return converts(source, to: resolved) == .yes
        }
    }

    /// Returns whether generated code may call an initializer.
    private func isReachable(_ initializer: InitializerSummary, in file: FileID) -> Bool {
        let module = table.files[file].module
        return initializer.access > .fileprivate
            && table.isVisible(
                initializer.access,
                of: module,
                from: declarations.input.module,
                isTestable: declarations.testableModules.contains(module)
            )
    }

    /// Returns whether a type may have an initializer for one unlabeled argument, including those of superclasses and
    /// protocols.
    private func mayTakeOneValue(_ entity: EntityID, _ mayFail: Bool) -> Bool {
        supertypes.all(above: entity).contains { above in
            switch above {
            case .read(let type):
                supertypes.mayBeExpanded(type)
                    || callableInitializers(of: type, mayFail).contains { $0.initializer.unlabeled != nil }
                    || conditionalInitializers[type, default: []].contains {
                        $0.initializer.unlabeled != nil
                    }
            case .unread(let name): name != "Instantiable"
            case .unclear: true
            }
        }
    }
}

extension TypeExpression {
    /// The type of the argument for a parameter of this type: `T` for `@autoclosure () -> T`.
    fileprivate var argument: TypeExpression {
        guard case .attributed(let words, let base) = self else { return self }
        guard words.contains("@autoclosure"), case .function(let closure) = base else { return base.argument }
        return closure.result
    }
}
