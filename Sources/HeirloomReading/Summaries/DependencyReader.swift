import HeirloomModel
import HeirloomSyntax

/// Reads dependencies: properties with one of Heirloom's attributes, and parameters of `instantiate`.
enum DependencyReader {
    /// The dependency for `@Received let x: X`; `nil` if no type is written.
    static func dependency(of property: InjectedProperty, in owner: InstantiableType)
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
        if declaration.count == 1 { dependency.attribute = AttributePlace(property.attribute) }
        if !declaration.wrappers.isEmpty {
            dependency.wrappedAssignment = MemberwiseInitializer.assignment(property)
        }
        dependency.isWrapper = owner.takenWrappers[property.label] != nil
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
    var requiredParameters: [ParameterDeclaration] {
        signature.parameters.filter { !$0.isOptional }
    }
}

extension AttributePlace {
    init(_ attribute: AttributeUse) {
        self.init(
            range: attribute.range,
            argumentsRange: attribute.argumentsRange,
            arguments: (attribute.arguments ?? []).map { Argument(label: $0.label, range: $0.range) }
        )
    }
}
