import HeirloomModel

/// Reads what `@Instantiable` declares.
enum InstantiableReader {
    /// `@Instantiable struct S { … }`, where the context is that of its members.
    static func declaration(of type: InstantiableType, in context: DeclarationContext)
        -> InstantiableDeclaration
    {
        let declaration = type.declaration
        var construction = type.construction
        construction.access = min(construction.access, context.access)
        return InstantiableDeclaration(
            form: .declaration(declaration.kind),
            path: context.path,
            type: TypeReference(
                type: .named(context.path.map { TypeNameComponent($0) }),
                range: declaration.nameRange
            ),
            nameRange: declaration.nameRange,
            attribute: AttributePlace(type.attribute),
            bodyRange: declaration.bodyRange,
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
            testDouble: testDouble(type.attribute),
            dependencies: type.injected.compactMap { DependencyReader.dependency(of: $0, in: type) },
            construction: construction
        )
    }

    /// One for each function of `@Instantiable extension S { … }` that builds something.
    static func declarations(
        of type: InstantiableExtension,
        in context: DeclarationContext
    ) -> [InstantiableDeclaration] {
        type.buildingFunctions.compactMap { declaration(of: $0, in: type, context: context) }
    }

    private static func declaration(
        of function: FunctionDeclaration,
        in type: InstantiableExtension,
        context: DeclarationContext
    ) -> InstantiableDeclaration? {
        guard let built = function.returnType else { return nil }
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
            testDouble: testDouble(type.attribute),
            dependencies: DependencyReader.dependencies(of: function),
            construction: Construction(
                callee: .instantiateFunction,
                arguments: function.requiredParameters.map {
                    Construction.Argument(label: $0.label, dependency: $0.name, sentType: $0.sentType)
                },
                access: access,
                isolation: IsolationSpelling(attributes: function.attributes, modifiers: function.modifiers),
                range: function.range,
                accessRange: function.modifiers.accessRange(before: function.keywordRange)
            )
        )
    }

    private static func testDouble(_ attribute: AttributeUse) -> TestDoubleSettings {
        TestDoubleSettings(
            generateMock: attribute.boolean("generateMock") ?? false,
            mockOnly: attribute.boolean("mockOnly") ?? false,
            customMockName: attribute.text("customMockName"),
            mockAttributes: attribute.text("mockAttributes") ?? ""
        )
    }
}
