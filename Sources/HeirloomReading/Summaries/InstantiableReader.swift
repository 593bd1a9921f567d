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
        if case .written(let initializer, let arguments) = type.initializerDecision {
            let defaults = DefaultedParameter.all(
                in: initializer.signature,
                context: context
            ) { parameter in arguments.contains { $0.typeRange == parameter.type.range } }
            construction.defaulted = defaults.others
            construction.defaultsOfArguments = defaults.ofArguments
        }
        let function = type.doubleFunctions.first(where: \.qualifies)
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
            // A hand-written double belongs to one specialization.
            genericParameters: type.attribute.servesDoublesOnly
                ? [] : declaration.genericParameters.map(\.name),
            genericRequirements: type.attribute.servesDoublesOnly ? [] : declaration.genericRequirements,
            attribute: AttributePlace(type.attribute),
            bodyRange: declaration.bodyRange,
            firstMember: context.text.firstCode(from: declaration.bodyRange.start.moved(by: 1)),
            access: context.access,
            isFinal: declaration.isFinal,
            isolation: IsolationSpelling(
                attributes: declaration.attributes,
                modifiers: declaration.modifiers
            ),
            availability: context.availability,
            spiAttributes: context.spiAttributes,
            condition: context.condition,
            isRoot: type.attribute.boolean("isRoot"),
            fulfilledTypes: type.attribute.types("fulfillingAdditionalTypes"),
            conformsElsewhere: type.attribute.boolean("conformsElsewhere") ?? false,
            key: CollectionKey(type.attribute),
            testDouble: testDouble(type.attribute),
            dependencies: type.injected.compactMap { DependencyReader.dependency(of: $0, in: type) },
            construction: construction,
            double: double,
            unusableDouble: type.doubleFunctions.unusable,
            closures: type.injected.compactMap { ClosureReader.declaration(of: $0, in: type, context) }
        )
        read.otherProperties = type.others.map(OtherProperty.init)
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
        return InstantiableDeclaration(
            form: .extension,
            path: context.path,
            type: built,
            nameRange: declaration.extendedType.range,
            attribute: AttributePlace(type.attribute),
            bodyRange: declaration.bodyRange,
            access: access,
            isolation: IsolationSpelling(
                attributes: declaration.attributes,
                modifiers: declaration.modifiers
            ),
            availability: context.availability + function.attributes.availability,
            spiAttributes: context.spiAttributes + function.attributes.spi,
            condition: context.condition,
            isRoot: type.attribute.boolean("isRoot"),
            fulfilledTypes: type.attribute.types("fulfillingAdditionalTypes"),
            conformsElsewhere: type.attribute.boolean("conformsElsewhere") ?? false,
            key: CollectionKey(type.attribute),
            testDouble: testDouble(type.attribute),
            dependencies: DependencyReader.dependencies(of: function),
            construction: construction(of: function, in: type, context),
            double: type.attribute.servesDoublesOnly
                ? construction(of: function, in: type, context)
                : type.doubleFunctions(for: function).first(where: \.qualifies)
                    .map { double($0, in: outer) },
            unusableDouble: type.doubleFunctions(for: function).unusable
        )
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
        construction.defaulted =
            DefaultedParameter.all(in: function.signature, context: context) {
                !$0.isOptional
            }
            .others
        construction.effects = function.signature.callEffects
        return construction
    }

    /// The call of a function that makes a double.
    private static func double(_ double: DoubleFunction, in context: DeclarationContext) -> Construction {
        let function = double.function
        let defaults = DefaultedParameter.all(in: function.signature, context: context) {
            parameter in double.arguments.contains { $0.typeRange == parameter.type.range }
        }
        var construction = Construction(function, .mockFunction, double.arguments, in: context)
        construction.defaulted = defaults.others
        construction.defaultsOfArguments = defaults.ofArguments
        construction.availability = function.attributes.availability
        construction.condition = double.condition
        return construction
    }

    private static func testDouble(_ attribute: AttributeUse) -> TestDoubleSettings {
        TestDoubleSettings(
            generateMock: attribute.boolean("generateMock") ?? false,
            mockOnly: attribute.boolean("mockOnly") ?? false,
            customMockName: attribute.text("customMockName"),
            mockAttributes: attribute.text("mockAttributes").flatMap(TypeAttribute.all) ?? []
        )
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
