import HeirloomModel

extension TypeResolver {
    /// The declaration that makes a type instantiable.
    struct InstantiablePlace {
        package var file: FileID
        /// The index among the instantiable declarations of the file.
        package var index: Int
    }

    /// Returns the type of `Detail.ForwardedProperties`, which the macro declares: an empty tuple, a type or a labeled
    /// tuple. Returns `nil` for a type that is not instantiable.
    func forwardedProperties(
        of type: EntityID,
        arguments: [TypeExpression],
        _ context: Context,
        _ met: inout NamesMet
    ) -> TypeExpression? {
        guard let place = instantiablePlaces()[type], forwardedPropertiesInProgress.insert(type).inserted
        else { return nil }
        defer { forwardedPropertiesInProgress.remove(type) }
        let declaration = table.files[place.file].summary.instantiables[place.index]
        let inner = Context(
            place: Place(file: place.file, enclosing: type),
            rendering: context.rendering,
            substitutions: Dictionary(replacing: declaration.genericParameters, by: arguments),
            ownArguments: arguments,
            depth: context.depth + 1
        )
        let elements = declaration.dependencies.compactMap { dependency -> TupleTypeElement? in
            switch dependency.source {
            case .forwarded:
                expansion(of: dependency.label, as: dependency.type.type, inner, &met).map {
                    TupleTypeElement(label: dependency.label, type: $0)
                }
            case .instantiated, .received, .renamed: nil
            }
        }
        return elements.count == 1 ? elements[0].type : .tuple(elements)
    }

    /// Collected when the first `ForwardedProperties` is found: few files use it.
    private func instantiablePlaces() -> [EntityID: InstantiablePlace] {
        if let known = knownInstantiablePlaces { return known }
        var places: [EntityID: InstantiablePlace] = [:]
        for file in table.files.ids {
            let declarations = table.files[file].summary.instantiables
            for index in declarations.indices {
                let path = declarations[index].path
                let type =
                    switch declarations[index].form {
                    case .declaration, .closure: table.declaration(of: path, in: file)
                    case .extension: table.type(named: path, from: Place(file: file))
                    }
                // An extension may build one specialization of a generic type that is instantiable itself.
                guard let type, places[type] == nil || !declarations[index].genericParameters.isEmpty
                else { continue }
                places[type] = InstantiablePlace(file: file, index: index)
            }
        }
        knownInstantiablePlaces = places
        return places
    }
}
