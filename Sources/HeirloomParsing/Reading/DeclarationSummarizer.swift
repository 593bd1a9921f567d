import HeirloomModel

/// Walks the declarations of a file and collects what the generator needs.
struct DeclarationSummarizer {
    var summary: FileSummary
    private let isSkimming: Bool

    init(path: String, isSkimming: Bool) {
        summary = FileSummary(path: path)
        self.isSkimming = isSkimming
    }

    mutating func summarize(_ declarations: [Declaration], in context: DeclarationContext) {
        for declaration in declarations {
            switch declaration {
            case .importing(var importing):
                importing.condition = context.condition
                summary.imports.append(importing)
            case .type(let type):
                summarize(type, in: context)
            case .extending(let extended):
                summarize(extended, in: context)
            case .alias(let alias):
                summarize(alias, in: context)
            case .macroUse(let use):
                // One that stands elsewhere than at file scope is refused, and configures nothing.
                if context.enclosing.isEmpty, var configuration = ConfigurationReader.configuration(of: use) {
                    configuration.condition = context.condition
                    summary.configurations.append(configuration)
                }
            case .conditional(let conditional):
                summarize(conditional, in: context)
            case .property, .initializer, .function:
                break
            }
        }
    }

    private mutating func summarize(_ type: TypeDeclaration, in context: DeclarationContext) {
        let inner = context.entering(type)
        let members = type.members.flattened
        summary.types.append(
            TypeSummary(
                kind: type.kind,
                path: inner.path,
                nameRange: type.nameRange,
                accessRange: type.modifiers.accessRange(before: type.keywordRange),
                start: type.range.start,
                access: inner.access,
                isFinal: type.isFinal,
                genericParameters: type.genericParameters.map(\.name),
                inheritance: type.inheritance,
                isolation: IsolationSpelling(attributes: type.attributes, modifiers: type.modifiers),
                initializers: members.initializers.map { InitializerSummary($0, in: inner) },
                storedTypes: isSkimming ? [] : members.storedProperties.map(\.type),
                mayBeInstantiable: !isSkimming && LocalRules.allowInstantiable(type, in: context),
                condition: context.condition
            )
        )
        for alternative in InstantiableAlternatives(type, enclosing: context.enclosing).all {
            let inner = alternative.condition.map { inner.entering($0) } ?? inner
            summary.instantiables.append(InstantiableReader.declaration(of: alternative.type, in: inner))
        }
        summarize(type.members, in: inner)
    }

    private mutating func summarize(_ extended: ExtensionDeclaration, in context: DeclarationContext) {
        let inner = context.entering(extended)
        summary.extensions.append(
            ExtensionSummary(
                extendedType: extended.extendedType,
                inheritance: extended.inheritance,
                initializers: extended.members.flattened.initializers.map {
                    InitializerSummary($0, in: inner)
                },
                // What is skimmed has neither properties nor functions.
                capitalizedMembers: isSkimming ? [] : extended.members.capitalizedNames,
                condition: context.condition
            )
        )
        if let instantiable = InstantiableExtension(extended) {
            summary.instantiables += InstantiableReader.declarations(of: instantiable, in: inner)
        }
        summarize(extended.members, in: inner)
    }

    private mutating func summarize(_ alias: AliasDeclaration, in context: DeclarationContext) {
        summary.aliases.append(
            AliasSummary(
                path: context.path + [alias.name],
                access: context.access(of: alias.modifiers),
                genericParameters: alias.genericParameters.map(\.name),
                aliasedType: alias.aliasedType,
                condition: context.condition
            )
        )
    }

    private mutating func summarize(_ conditional: ConditionalDeclarations, in context: DeclarationContext) {
        for clause in conditional.conditionedClauses {
            summarize(clause.declarations, in: context.entering(clause.condition))
        }
    }
}

extension InitializerSummary {
    fileprivate init(_ initializer: InitializerDeclaration, in context: DeclarationContext) {
        let parameters = initializer.signature.parameters
        self.init(
            requiredLabels: parameters.filter { !$0.hasDefault && !$0.isVariadic }.map { $0.label ?? "_" },
            parameterCount: parameters.count,
            access: context.access(of: initializer.modifiers),
            isConvenience: initializer.modifiers.has("convenience"),
            isFailable: initializer.isFailable,
            range: initializer.range
        )
    }
}

extension [Declaration] {
    /// The members, with those of every clause of `#if` in its place.
    fileprivate var flattened: [Declaration] {
        flatMap { declaration -> [Declaration] in
            guard case .conditional(let conditional) = declaration else { return [declaration] }
            return conditional.clauses.flatMap(\.declarations.flattened)
        }
    }

    /// `init`
    fileprivate var initializers: [InitializerDeclaration] {
        compactMap { declaration in
            guard case .initializer(let initializer) = declaration else { return nil }
            return initializer
        }
    }

    /// The properties that every instance stores.
    fileprivate var storedProperties: [PropertyDeclaration] {
        compactMap { declaration in
            guard case .property(let property) = declaration, property.storage != .computed,
                !property.isTypeProperty
            else { return nil }
            return property
        }
    }
}

extension TypeDeclaration {
    /// Whether nothing can inherit from it.
    var isFinal: Bool {
        kind != .class || modifiers.has("final")
    }
}
