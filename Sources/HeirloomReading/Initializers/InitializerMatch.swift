import HeirloomModel
import HeirloomSyntax

/// How a written initializer matches the dependencies of its type.
package struct InitializerMatch: Sendable {
    /// A dependency whose parameter has another type.
    package struct Mismatch: Sendable {
        package let property: InjectedProperty
        package let parameter: ParameterDeclaration
    }

    package let initializer: InitializerDeclaration
    /// In the order of the parameters.
    package let arguments: [Construction.Argument]
    package let missing: [InjectedProperty]
    package let mismatched: [Mismatch]
    /// Additional parameters without defaults.
    package let demanded: [ParameterDeclaration]
    /// The number of additional parameters with defaults.
    let defaultedCount: Int
    /// The types of the wrappers that the initializer takes, by the labels of their properties.
    let wrappers: [String: TypeReference]

    package init(_ initializer: InitializerDeclaration, dependencies: [InjectedProperty]) {
        self.initializer = initializer
        let match = SignatureMatch(
            initializer.signature,
            dependencies: dependencies.map(SuppliedDependency.init)
        )
        missing = match.missing.map { dependencies[$0] }
        arguments = match.arguments
        mismatched = match.mismatched.map { Mismatch(property: dependencies[$0], parameter: $1) }
        demanded = match.demanded
        defaultedCount = match.defaultedCount
        wrappers = match.wrappers
    }

    /// Whether the initializer takes every dependency, with or without additional parameters.
    var isComplete: Bool { missing.isEmpty && mismatched.isEmpty }

    /// The number of parameters that may be spelled with an alias, or be of another type.
    var unprovenCount: Int { arguments.filter { $0.unprovenType != nil }.count }

    /// Whether the initializer can be called with the dependencies and nothing else.
    var takesNothingElse: Bool { missing.isEmpty && demanded.isEmpty }

    package var isReachable: Bool {
        guard let access = initializer.modifiers.access else { return true }
        return access > .fileprivate
    }

    var effects: CallEffects { initializer.signature.callEffects }

    var qualifies: Bool {
        isComplete && takesNothingElse && isReachable && initializer.obstacles.isEmpty
    }
}

extension SuppliedDependency {
    init(_ property: InjectedProperty) {
        label = property.label
        type = property.declaration.type?.type
        wrapperType = property.wrapperType
    }
}
