import HeirloomModel
import HeirloomSyntax

/// A file that was read: its facts, and the declarations that local rules examine, in source order.
package struct FileReading {
    package var summary: FileSummary
    package var subjects: [RuleSubject] = []
}

/// A declaration that local rules examine.
package enum RuleSubject {
    /// A declaration with an attribute for dependencies that is not a property.
    case attributed(Declaration)
    /// A property with an attribute for dependencies that is not declared in an instantiable type.
    case stray(PropertyDeclaration, in: TypeDeclaration?)
    /// `#HeirloomConfiguration(…)`
    case configuration(MacroUse, isAtFileScope: Bool)
    /// A type with `@Instantiable`, whose alternatives begin at an index of ``FileSummary/instantiables``.
    case type(InstantiableAlternatives, at: Int)
    /// An extension with `@Instantiable`, and the indices of what it builds.
    case extending(InstantiableExtension, at: Range<Int>)
    /// A struct, class or actor that may lack only the attribute, at an index of ``FileSummary/types``.
    case candidate(TypeDeclaration, enclosing: [EnclosingDeclaration], at: Int)
}

/// Walks the declarations of a file, and collects the facts that the generator needs and the subjects of local rules.
struct DeclarationSummarizer {
    private(set) var reading: FileReading
    private(set) var unusedProperties = UnusedProperties()
    private let wanted: WantedDeclarations

    init(path: String, wanting wanted: WantedDeclarations) {
        reading = FileReading(summary: FileSummary(path: path))
        self.wanted = wanted
    }

    mutating func summarize(_ declarations: [Declaration], in context: DeclarationContext) {
        for declaration in declarations {
            switch declaration {
            case .importing(var importing):
                importing.condition = context.condition
                reading.summary.imports.append(importing)
            case .type(let type):
                note(type.attributes, of: declaration)
                summarize(type, in: context)
            case .extending(let extended):
                note(extended.attributes, of: declaration)
                summarize(extended, in: context)
            case .alias(let alias):
                note(alias.attributes, of: declaration)
                summarize(alias, in: context)
            case .macroUse(let use):
                summarize(use, in: context)
            case .conditional(let conditional):
                for clause in conditional.conditionedClauses {
                    summarize(clause.declarations, in: context.entering(clause.condition))
                }
            case .property(let property):
                note(valueNamed: property.name, property.modifiers, in: context)
                if !context.isInInstantiableType, property.attributes.holdDependency {
                    reading.subjects.append(.stray(property, in: context.owner))
                }
            case .function(let function):
                note(valueNamed: function.name, function.modifiers, in: context)
                note(function.attributes, of: declaration)
            case .initializer(let initializer):
                note(initializer.attributes, of: declaration)
            }
        }
    }

    /// Records a declaration with an attribute that applies to properties only.
    private mutating func note(_ attributes: [AttributeUse], of declaration: Declaration) {
        if attributes.holdDependency { reading.subjects.append(.attributed(declaration)) }
    }

    /// Records a value that hides a type of the same name in the expressions of other files.
    private mutating func note(
        valueNamed name: String,
        _ modifiers: [Modifier],
        in context: DeclarationContext
    ) {
        guard context.enclosing.isEmpty, SoughtWords.heirloom.mayMeetGenerated(name),
            context.access(of: modifiers) > .fileprivate
        else { return }
        reading.summary.capitalizedValues.append(name)
    }

    private mutating func summarize(_ type: TypeDeclaration, in context: DeclarationContext) {
        let inner = context.entering(type)
        let members = MemberScan(type.members)
        for (condition, attributes) in type.attributes.alternatives {
            let context = condition.map { context.entering($0) } ?? context
            if wanted != .names, type.kind != .enum, type.kind != .protocol,
                !attributes.hasHeirloom("Instantiable"), !members.lacksInitializer
            {
                let place = reading.summary.types.count
                reading.subjects.append(.candidate(type, enclosing: context.enclosing, at: place))
            }
            reading.summary.types.append(
                summary(of: type, attributes, members, in: context, membersIn: inner)
            )
        }
        if inner.isInInstantiableType {
            summarize(
                InstantiableAlternatives(type, enclosing: context.enclosing),
                capitalizedMembers: members.capitalizedNames,
                in: context,
                membersIn: inner
            )
        }
        summarize(type.members, in: inner)
    }

    /// The summary of a type.
    ///
    /// - Parameters:
    ///   - attributes: One alternative of its attributes.
    ///   - inner: The context of the members, as far as it does not depend on attributes.
    private func summary(
        of type: TypeDeclaration,
        _ attributes: [AttributeUse],
        _ members: MemberScan,
        in context: DeclarationContext,
        membersIn inner: DeclarationContext
    ) -> TypeSummary {
        var summary = TypeSummary(kind: type.kind, path: inner.path)
        summary.nameRange = type.nameRange
        summary.access = inner.access
        summary.declaredAccess = type.modifiers.access ?? context.defaultAccess
        summary.isFinal = type.isFinal
        summary.isInExtension = context.isInExtension
        summary.isInNonisolatedExtension = context.isInNonisolatedExtension
        summary.genericParameters = type.genericParameters.map(\.name)
        summary.inheritance = type.inheritance + type.inheritanceInClause
        summary.isolation = IsolationSpelling(attributes: attributes, modifiers: type.modifiers)
        // An instantiable class may override or must have initializers of others, and a root may have one like the
        // generated one.
        let comparesTypes = type.kind == .class || type.kind == .protocol || inner.isInInstantiableType
        summary.initializers = members.initializers.map {
            InitializerSummary($0.declaration, under: $0.condition, comparesTypes: comparesTypes, in: inner)
        }
        if wanted != .names || type.mayBeSendableByStorage(with: attributes) {
            summary.storedTypes = StoredTypes.types(of: members, in: type, text: context.text)
        }
        summary.hasWhereClause = type.whereClause != nil
        summary.typeOfID = members.typeOfID
        summary.capitalizedMembers = members.capitalizedNames + type.associatedTypes.map(\.name)
        summary.cases = type.cases
        summary.macroCandidates = attributes.macroCandidates + (members.usesMacros ? ["#"] : [])
        if type.kind == .protocol { summary.protocolText = context.text.text(type.range) }
        summary.condition = context.condition
        return summary
    }

    /// Summarizes a type with `@Instantiable`, once for each outcome of its own conditions.
    ///
    /// - Parameter inner: The context of the members if there is only one outcome.
    private mutating func summarize(
        _ alternatives: InstantiableAlternatives,
        capitalizedMembers: [String],
        in context: DeclarationContext,
        membersIn inner: DeclarationContext
    ) {
        reading.subjects.append(.type(alternatives, at: reading.summary.instantiables.count))
        for alternative in alternatives.all {
            var declaration = InstantiableReader.declaration(
                of: alternative.type,
                in: alternative.condition.map { condition in
                    context.entering(alternative.type.declaration).entering(condition)
                } ?? inner
            )
            declaration.capitalizedMembers = capitalizedMembers
            unusedProperties.add(alternative.type, at: reading.summary.instantiables.count)
            reading.summary.instantiables.append(declaration)
        }
    }

    private mutating func summarize(_ extended: ExtensionDeclaration, in context: DeclarationContext) {
        let inner = context.entering(extended)
        let members = MemberScan(extended.members)
        let instantiable = InstantiableExtension(extended)
        var read = ExtensionSummary(extendedType: extended.extendedType)
        read.inheritance = extended.inheritance
        read.initializers = members.initializers.map {
            InitializerSummary($0.declaration, under: $0.condition, comparesTypes: true, in: inner)
        }
        if instantiable == nil { read.mockFunctions = MockFunctionSummary.all(in: extended) }
        read.typeOfID = members.typeOfID
        read.capitalizedMembers = members.capitalizedNames
        read.whereClause = extended.whereClause.map(context.text.text)
        read.condition = context.condition
        reading.summary.extensions.append(read)
        if let instantiable {
            let context = instantiable.attribute.condition.map { inner.entering($0) } ?? inner
            let first = reading.summary.instantiables.count
            reading.summary.instantiables += InstantiableReader.declarations(of: instantiable, in: context)
            let places = first..<reading.summary.instantiables.count
            reading.subjects.append(.extending(instantiable, at: places))
        }
        summarize(extended.members, in: inner)
    }

    private mutating func summarize(_ alias: AliasDeclaration, in context: DeclarationContext) {
        var read = AliasSummary(path: context.path + [alias.name], aliasedType: alias.aliasedType)
        read.access = context.access(of: alias.modifiers)
        read.genericParameters = alias.genericParameters.map(\.name)
        read.condition = context.condition
        reading.summary.aliases.append(read)
    }

    private mutating func summarize(_ use: MacroUse, in context: DeclarationContext) {
        guard var configuration = ConfigurationReader.configuration(of: use) else { return }
        let isAtFileScope = context.enclosing.isEmpty
        reading.subjects.append(.configuration(use, isAtFileScope: isAtFileScope))
        // A configuration that is not at file scope is reported and has no effect.
        guard isAtFileScope else { return }
        configuration.condition = context.condition
        reading.summary.configurations.append(configuration)
    }
}

extension InitializerSummary {
    fileprivate init(
        _ initializer: InitializerDeclaration,
        under condition: Condition?,
        comparesTypes: Bool,
        in context: DeclarationContext
    ) {
        let parameters = initializer.signature.parameters
        self.init(range: initializer.range)
        labels = parameters.map { $0.label ?? "_" }
        // Most initializers require all of their parameters.
        requiredLabels =
            parameters.contains(where: \.isOptional)
            ? parameters.filter { !$0.isOptional }.map { $0.label ?? "_" } : labels
        if comparesTypes { parameterTypes = parameters.map(\.type) }
        access = context.access(of: initializer.modifiers)
        isConvenience = initializer.modifiers.has("convenience")
        isRequired = initializer.modifiers.has("required")
        isFailable = initializer.isFailable
        isAsync = initializer.signature.isAsync
        isolation = initializer.isolationSpelling
        throwing = initializer.signature.throwing
        unlabeled = initializer.unlabeledArgument
        self.condition = condition
    }
}

extension TypeDeclaration {
    /// The types that a protocol inherits from by its `where` clause, `where Self: Base`, without a location of their
    /// own.
    fileprivate var inheritanceInClause: [TypeReference] {
        guard kind == .protocol else { return [] }
        return requirements.compactMap { requirement in
            guard requirement.subject == .named([TypeNameComponent("Self")]) else { return nil }
            return requirement.supertype.map {
                TypeReference(type: $0, range: SourceRange(at: headEnd))
            }
        }
    }

    /// Whether no class can inherit from it.
    var isFinal: Bool { kind != .class || modifiers.has("final") }
}
