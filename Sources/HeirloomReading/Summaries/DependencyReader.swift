import HeirloomModel
import HeirloomSyntax

/// Reads dependencies: properties with one of Heirloom's attributes, and parameters of `instantiate`.
enum DependencyReader {
    /// The dependencies of a type, in declaration order.
    static func dependencies(of type: InstantiableType) -> [DependencyDeclaration] {
        var dependencies: [DependencyDeclaration] = []
        dependencies.reserveCapacity(type.injected.count)
        for property in type.injected {
            if let read = dependency(of: property, in: type) { dependencies.append(read) }
        }
        return dependencies
    }

    /// The dependency for `@Received let x: X`; `nil` if no type is written.
    private static func dependency(of property: InjectedProperty, in owner: InstantiableType)
        -> DependencyDeclaration?
    {
        guard let type = owner.takenType(of: property) else { return nil }
        let declaration = property.declaration
        var dependency = DependencyDeclaration(
            label: property.label,
            type: type,
            source: property.source,
            labelRange: declaration.nameRange,
            range: declaration.range
        )
        if declaration.count == 1 { dependency.attributeRange = property.attribute.range }
        if !declaration.wrappers.isEmpty {
            dependency.wrappedAssignment = MemberwiseInitializer.assignment(property)
        }
        dependency.isWrapper = owner.takenWrapper(of: property) != nil
        dependency.reference = declaration.reference
        dependency.isLocal = property.attribute.boolean("isLocal") ?? false
        return dependency
    }

    /// The parameters without defaults, received under the names that the body sees.
    static func dependencies(of function: FunctionDeclaration) -> [DependencyDeclaration] {
        function.requiredParameters.map {
            DependencyDeclaration($0.name, $0.type, labelRange: $0.range, range: $0.range)
        }
    }
}

extension DependencyDeclaration {
    /// A received dependency.
    init(_ label: String, _ type: TypeReference, labelRange: SourceRange, range: SourceRange) {
        self.init(
            label: label,
            type: type,
            source: .received(onlyIfAvailable: false),
            labelRange: labelRange,
            range: range
        )
    }
}

extension PropertyDeclaration {
    /// `weak`, `unowned`
    fileprivate var reference: DependencyDeclaration.Reference? {
        if modifiers.isEmpty { return nil }
        for modifier in modifiers {
            if let reference = DependencyDeclaration.Reference(rawValue: modifier.keyword) {
                return reference
            }
        }
        return nil
    }
}

extension FunctionDeclaration {
    /// The parameters that every caller must pass.
    var requiredParameters: [ParameterDeclaration] { signature.parameters.filter { !$0.isOptional } }
}
/// Reads closures that build dependencies.
enum ClosureReader {
    /// The declaration for `@Instantiated({ … }) let x: X` in a type; `nil` without a closure.
    ///
    /// - Parameter context: The context of the type's members.
    static func declaration(
        of property: InjectedProperty,
        in owner: InstantiableType,
        _ context: DeclarationContext
    ) -> InstantiableDeclaration? {
        guard let factory = property.factory, let type = owner.takenType(of: property) else { return nil }
        let modifiers = property.declaration.modifiers
        let access = min(context.access, max(.internal, modifiers.access ?? context.defaultAccess))
        let closure = factory.closure
        let parameters = closure.map(dependencies) ?? []
        var construction = Construction(callee: .closure, arguments: parameters.map(argument), access: access)
        construction.isolation = closure?.isolation(serving: type.type) ?? IsolationSpelling()
        construction.effects = closure?.callEffects ?? .none
        construction.range = factory.range
        construction.accessRange = modifiers.accessRange(before: property.declaration.keywordRange)
        var read = InstantiableDeclaration(
            form: .closure(property.label),
            path: context.path,
            type: closure.map { returnedType(of: $0, for: type) } ?? type,
            nameRange: property.declaration.nameRange,
            attributeRange: property.attribute.range,
            bodyRange: factory.range,
            access: access,
            dependencies: parameters,
            construction: construction
        )
        read.availability = context.availability
        read.spiAttributes = context.spiAttributes
        return read
    }

    private static func argument(for parameter: DependencyDeclaration) -> Construction.Argument {
        var argument = Construction.Argument(label: parameter.label, dependency: parameter.label)
        argument.isAutoclosure = parameter.type.type.isParameter(saying: "@autoclosure")
        argument.isCalled = argument.isAutoclosure
        argument.sentType = parameter.type.sent
        argument.isEscaping = parameter.type.type.isEscaping
        return argument
    }

    /// The type that a closure builds, and where it is written. A closure whose only statement is a closure determines
    /// it as well: it returns a function, whichever alias of one the property has.
    private static func returnedType(
        of closure: ClosureExpression,
        for property: TypeReference
    ) -> TypeReference {
        let built = closure.builtType(for: property)
        guard closure.statements.areOneClosure, built == property else { return built }
        return TypeReference(type: built.type, range: closure.bodyRange)
    }

    /// The dependencies that the parameters of a closure receive.
    private static func dependencies(of closure: ClosureExpression) -> [DependencyDeclaration] {
        closure.parameters.compactMap { parameter in
            parameter.type.map {
                DependencyDeclaration(parameter.name, $0, labelRange: parameter.range, range: parameter.range)
            }
        }
    }
}

/// Reads `#HeirloomConfiguration(additionalImportedModules: ["Module"])`.
package enum ConfigurationReader {
    /// Returns the configuration; `nil` for another macro.
    package static func configuration(of use: MacroUse) -> ConfigurationDeclaration? {
        guard use.name == "HeirloomConfiguration" else { return nil }
        var read = ConfigurationDeclaration(range: use.range)
        read.additionalImportedModules = texts("additionalImportedModules", of: use)
        read.additionalDirectoriesToInclude = texts("additionalDirectoriesToInclude", of: use)
        read.additionalMocksToGenerate = texts("additionalMocksToGenerate", of: use)
        if let condition = value("mockConditionalCompilation", of: use) {
            read.mockConditionalCompilation = condition.text
        }
        if let prefix = value("mockPrefix", of: use)?.text, ReservedWords.isPlainIdentifier(prefix) {
            read.mockPrefix = prefix
        }
        read.automaticMocks = value("automaticMocks", of: use) != .boolean(false)
        read.defaultIsolation = value("defaultIsolation", of: use)?.text
        read.languageMode = value("languageMode", of: use)?.text
        read.warningsAsErrors = texts("warningsAsErrors", of: use)
        read.silencedWarnings = texts("silencedWarnings", of: use)
        return read
    }

    private static func value(_ label: String, of use: MacroUse) -> ArgumentValue? {
        use.arguments.first { $0.label == label }?.value
    }

    private static func texts(_ label: String, of use: MacroUse) -> [ConfiguredText] {
        guard case .array(let elements)? = value(label, of: use) else { return [] }
        return elements.compactMap { element in
            element.value.text.map { ConfiguredText(text: $0, range: element.range) }
        }
    }
}
