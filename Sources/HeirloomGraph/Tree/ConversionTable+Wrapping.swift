import HeirloomModel

extension ConversionTable {
    /// Returns whether a call can wrap a value of one type in another: `AnyShape(Circle())`.
    ///
    /// - Parameter mayFail: Whether the initializer may be failable, because the property is optional.
    package func wraps(_ source: TypeExpression, in target: TypeExpression, mayFail: Bool = false)
        -> Certainty
    {
        switch supertypes.supertype(target) {
        case .read(let entity):
            if case .protocol? = kind(of: entity) { return .no }
            return .any([
                initializers(of: target, entity, take: source, mayFail: mayFail),
                hiddenInitializers(of: entity),
            ])
        case .unread(let name):
            // These types of the standard library can only be the target of a cast.
            if let type = SDKType.named(name), type.isOfStandardLibrary, type.isProtocol || name == "Any" {
                return .no
            }
            guard case .eraser(let wrapped?)? = systemEraser(named: name)?.kind else { return .unknown }
            return supertypes.isBelow(supertypes.supertype(source), .unread(wrapped)) == .yes
                ? .yes : .unknown
        case .unclear:
            switch target {
            case .composition, .tuple, .function: return .no
            case .attributed(_, let base): return base.isFunction ? .no : .unknown
            case .named, .member, .optional, .implicitlyUnwrapped, .array, .dictionary, .inlineArray,
                .existential, .opaque, .metatype, .protocolMetatype, .suppressed, .packElement,
                .packExpansion, .integer, .placeholder:
                return .unknown
            }
        }
    }

    /// Returns whether one of the initializers that were read takes a value, including those of superclasses and
    /// protocols.
    private func initializers(
        of target: TypeExpression,
        _ entity: EntityID,
        take source: TypeExpression,
        mayFail: Bool
    ) -> Certainty {
        let arguments = arguments(of: target) ?? [:]
        let answers = supertypes.all(above: entity).flatMap { above -> [Certainty] in
            guard case .read(let type) = above, case .type(let read) = tree.table[type].kind,
                let file = tree.table[type].file
            else { return [] }
            // The arguments of a generic superclass are not resolved.
            let asked = Wrapping(
                source: source,
                mayFail: mayFail,
                arguments: type == entity ? arguments : [:]
            )
            let own = read.summary.initializers.map { takes($0, of: type, in: file, asked) }
            let added = tree.extensionInitializers[type, default: []].map { found in
                // Whether a constrained initializer applies to this specialization is not determined.
                takes(found.initializer, of: type, in: found.file, asked).unless(found.isConstrained)
            }
            let conditional = conditionalInitializers[type, default: []].map { found in
                takes(found.initializer, of: type, in: found.file, asked).unless(true)
            }
            // The initializer of a superclass may not be inherited.
            return (own + added + conditional).map { $0.unless(type != entity) }
        }
        return .any(answers)
    }

    /// A value to be wrapped by an initializer.
    private struct Wrapping {
        var source: TypeExpression
        var mayFail: Bool
        /// The arguments of the type that is initialized.
        var arguments: [String: TypeExpression]
    }

    private func takes(
        _ initializer: InitializerSummary,
        of type: EntityID,
        in file: FileID,
        _ asked: Wrapping
    ) -> Certainty {
        guard let parameter = initializer.unlabelled, asked.mayFail || !initializer.isFailable,
            isReachable(initializer, in: file)
        else { return .no }
        var asked = asked
        for generic in parameter.genericParameters { asked.arguments[generic] = nil }
        let answer = takes(parameter, asked, from: Place(file: file, enclosing: type))
        return answer.unless(parameter.hasOtherRequirements)
    }

    private func takes(_ parameter: UnlabelledParameter, _ asked: Wrapping, from place: Place) -> Certainty {
        if case .attributed(let words, _) = parameter.type, words.contains("inout") { return .no }
        func canonical(_ type: TypeExpression) -> TypeExpression {
            tree.resolver.resolve(type, from: place).type.canonical.substituting(asked.arguments)
        }
        var taken = canonical(parameter.type)
        if case .attributed(let words, .function(let closure)) = parameter.type,
            words.contains("@autoclosure")
        {
            taken = canonical(closure.result)
        }
        if case .opaque(let constraint) = taken { return converts(asked.source, to: constraint) }
        if let generic = parameter.genericParameters.first(where: { taken.isParameter($0) }) {
            let bounds = parameter.bounds.filter { $0.parameter == generic }.map { bound in
                converts(asked.source, to: canonical(bound.type))
            }
            let sameTypes = parameter.sameTypes.map { requirement -> Certainty in
                guard case .named(let subject) = requirement.subject, subject[0].name == generic,
                    let given = associatedType(subject[1].name, of: asked.source),
                    let wanted = requirement.sameType.map(canonical),
                    !parameter.genericParameters.contains(where: wanted.mentions)
                else { return .unknown }
                return isSame(given, wanted)
            }
            return .all(bounds + sameTypes)
        }
        guard !parameter.genericParameters.contains(where: taken.mentions) else { return .unknown }
        return converts(asked.source, to: taken)
    }

    /// Returns whether generated code may call an initializer.
    private func isReachable(_ initializer: InitializerSummary, in file: FileID) -> Bool {
        let module = tree.table.files[file].module
        let isTestable = testableModules.contains(module)
        return initializer.access > .fileprivate
            && tree.table.isVisible(
                initializer.access,
                of: module,
                from: tree.input.module,
                isTestable: isTestable
            )
    }

    /// Returns whether a type may have initializers that were not read.
    private func hiddenInitializers(of entity: EntityID) -> Certainty {
        let mayHide = supertypes.all(above: entity).contains { above in
            switch above {
            case .read(let type): supertypes.mayBeExpanded(type)
            case .unread(let name):
                !StandardLibraryNames.all.contains(name)
                    && SDKType.assumed(name)?.isProtocolOfFramework != true
                    || unreadWithInitializers.contains(name)
            case .unclear: true
            }
        }
        return mayHide ? .unknown : .no
    }
}

extension Certainty {
    /// Returns unknown instead of yes if something else decides.
    fileprivate func unless(_ isDoubtful: Bool) -> Certainty {
        self == .yes && isDoubtful ? .unknown : self
    }
}

extension TypeExpression {
    /// Returns whether the type is a generic parameter or its optional.
    fileprivate func isParameter(_ name: String) -> Bool {
        (wrappedInOptional ?? self) == .named([TypeNameComponent(name)])
    }

    /// Returns whether a name occurs in the type.
    fileprivate func mentions(_ name: String) -> Bool {
        var mentions = false
        forEachName { mentions = mentions || $0[0].name == name }
        return mentions
    }
}
