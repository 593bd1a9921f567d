import HeirloomModel
import HeirloomSyntax

/// Reads the declarations of `@Instantiable`.
enum InstantiableReader {
    /// The declaration for `@Instantiable struct S { … }`.
    ///
    /// - Parameter context: The context of the type's members.
    static func declaration(of type: InstantiableType, in context: DeclarationContext)
        -> InstantiableDeclaration
    {
        let declaration = type.declaration
        var construction = type.construction
        construction.access = min(construction.access, context.access)
        if case .written(let initializer, _) = type.initializerDecision {
            construction.noteDefaults(in: initializer.signature, context)
        }
        let doubles = type.doubleFunctions
        let function = doubles.first(where: \.qualifies)
        let double = function.map { self.double($0, in: context) }
        if type.attribute.servesDoublesOnly, let double { construction = double }
        var read = InstantiableDeclaration(
            form: .declaration(declaration.kind),
            path: context.path,
            type: type.specialization(madeBy: function)
                ?? TypeReference(
                    type: .named(context.path.map { TypeNameComponent($0) }),
                    range: declaration.nameRange
                ),
            nameRange: declaration.nameRange,
            attributeRange: type.attribute.range,
            bodyRange: declaration.bodyRange,
            access: context.access,
            dependencies: DependencyReader.dependencies(of: type),
            construction: construction
        )
        // A hand-written double belongs to one specialization.
        if !type.attribute.servesDoublesOnly {
            read.genericParameters = declaration.genericParameters.map(\.name)
            read.genericRequirements = declaration.genericRequirements
        }
        read.isFinal = declaration.isFinal
        read.isolation = IsolationSpelling(
            attributes: declaration.attributes,
            modifiers: declaration.modifiers
        )
        read.availability = context.availability
        read.spiAttributes = context.spiAttributes
        read.condition = context.condition
        read.noteArguments(of: type.attribute)
        read.otherProperties = type.others.map(OtherProperty.init)
        read.double = double
        read.unusableDouble = doubles.unusable
        read.closures = type.injected.filter { $0.factory != nil }
            .compactMap { ClosureReader.declaration(of: $0, in: type, context) }
        return read
    }

    /// The declarations for `@Instantiable extension S { … }`, one for each function that builds the type.
    static func declarations(
        of type: InstantiableExtension,
        in context: DeclarationContext
    ) -> [InstantiableDeclaration] {
        type.functionsThatBuild.compactMap { declaration(of: $0, in: type, context: context) }
    }

    private static func declaration(
        of function: FunctionDeclaration,
        in type: InstantiableExtension,
        context: DeclarationContext
    ) -> InstantiableDeclaration? {
        guard let built = function.returnType else { return nil }
        let outer = context
        let context = type.condition(of: function).map { context.entering($0) } ?? context
        let declaration = type.declaration
        let access = context.access(of: function.modifiers)
        var read = InstantiableDeclaration(
            form: .extension,
            path: context.path,
            type: built,
            nameRange: declaration.extendedType.range,
            attributeRange: type.attribute.range,
            bodyRange: declaration.bodyRange,
            access: access,
            dependencies: DependencyReader.dependencies(of: function),
            construction: construction(of: function, in: type, context)
        )
        read.isolation = IsolationSpelling(
            attributes: declaration.attributes,
            modifiers: declaration.modifiers
        )
        read.availability = context.availability + function.attributes.availability
        read.spiAttributes = context.spiAttributes + function.attributes.spi
        read.condition = context.condition
        read.noteArguments(of: type.attribute)
        let doubles = type.doubleFunctions(for: function)
        read.double =
            type.attribute.servesDoublesOnly
            ? read.construction : doubles.first(where: \.qualifies).map { double($0, in: outer) }
        read.unusableDouble = doubles.unusable
        return read
    }

    /// The call of a function of an extension.
    private static func construction(
        of function: FunctionDeclaration,
        in type: InstantiableExtension,
        _ context: DeclarationContext
    ) -> Construction {
        let arguments = function.requiredParameters.map { parameter in
            var argument = Construction.Argument(label: parameter.label, dependency: parameter.name)
            argument.sentType = parameter.type.sent
            argument.isEscaping = parameter.type.type.isEscaping
            return argument
        }
        let callee =
            type.attribute.servesDoublesOnly ? Construction.Callee.mockFunction : .instantiateFunction
        var construction = Construction(function, callee, arguments, in: context)
        construction.effects = function.signature.callEffects
        return construction
    }

    /// The call of a function that makes a double.
    private static func double(_ double: DoubleFunction, in context: DeclarationContext) -> Construction {
        let function = double.function
        var construction = Construction(function, .mockFunction, double.arguments, in: context)
        construction.availability = function.attributes.availability
        construction.condition = double.condition
        return construction
    }
}

extension InstantiableDeclaration {
    /// Notes the arguments of `@Instantiable`.
    fileprivate mutating func noteArguments(of attribute: AttributeUse) {
        if attribute.arguments == nil { return }
        isRoot = attribute.boolean("isRoot")
        fulfilledTypes = attribute.types("fulfillingAdditionalTypes")
        conformsElsewhere = attribute.boolean("conformsElsewhere") ?? false
        key = CollectionKey(attribute)
        testDouble.generateMock = attribute.boolean("generateMock") ?? false
        testDouble.mockOnly = attribute.boolean("mockOnly") ?? false
        testDouble.customMockName = attribute.text("customMockName")
        testDouble.mockAttributes = attribute.text("mockAttributes").flatMap(TypeAttribute.all) ?? []
    }
}

extension Construction {
    /// The call of a function.
    fileprivate init(
        _ function: FunctionDeclaration,
        _ callee: Callee,
        _ arguments: [Argument],
        in context: DeclarationContext
    ) {
        self.init(callee: callee, arguments: arguments, access: context.access(of: function.modifiers))
        isolation = IsolationSpelling(
            attributes: function.attributes,
            modifiers: function.modifiers,
            parameters: function.signature.parameters
        )
        noteDefaults(in: function.signature, context)
        range = function.range
        accessRange = function.modifiers.accessRange(before: function.keywordRange)
    }
}

extension TypeDeclaration {
    /// The requirements on the generic parameters, after their names and in the `where` clause.
    fileprivate var genericRequirements: [GenericRequirement] {
        genericParameters.compactMap { parameter in
            parameter.inheritance.map {
                GenericRequirement(subject: .named([TypeNameComponent(parameter.name)]), supertype: $0.type)
            }
        } + requirements
    }
}

extension OtherProperty {
    fileprivate init(_ property: PropertyDeclaration) {
        let misspelled = property.attributes.first { attribute in
            ["Instantiated", "Received", "Forwarded"].contains {
                Misspelling.distance(Array($0.utf8), Array(attribute.baseName.utf8)) != nil
            }
        }
        self.init(
            label: property.name,
            attributeRange: misspelled?.range ?? SourceRange(at: property.range.start),
            lacksValue: property.count == 1 && property.initialValue == nil
                && (misspelled != nil || !property.hasValue)
        )
    }
}
