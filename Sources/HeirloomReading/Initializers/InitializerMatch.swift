import HeirloomModel

/// How a written initializer, or `instantiate`, answers to the dependencies of its type.
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
    /// Further parameters without defaults.
    package let demanded: [ParameterDeclaration]
    /// How many further parameters have defaults.
    let defaultedCount: Int
    /// The types of the wrappers that it takes, by the labels of their properties.
    let wrappers: [String: TypeReference]

    package init(_ initializer: InitializerDeclaration, dependencies: [InjectedProperty]) {
        self.initializer = initializer
        var missing = dependencies
        var arguments: [Construction.Argument] = []
        var mismatched: [Mismatch] = []
        var demanded: [ParameterDeclaration] = []
        var defaultedCount = 0
        var wrappers: [String: TypeReference] = [:]
        for parameter in initializer.signature.parameters {
            guard let index = Self.index(of: parameter, among: missing) else {
                let isOptional = parameter.hasDefault || parameter.isVariadic
                if isOptional { defaultedCount += 1 } else { demanded.append(parameter) }
                continue
            }
            let property = missing.remove(at: index)
            let agreement = ParameterAgreement(parameter, property)
            arguments.append(
                Construction.Argument(
                    label: parameter.label,
                    dependency: property.label,
                    typeRange: parameter.type.range,
                    unprovenType: agreement.spelling == .possible ? agreement.passed : nil,
                    isCalled: agreement.form == .call,
                    sentType: parameter.sentType,
                    isAutoclosure: parameter.isAutoclosure
                )
            )
            if agreement.form == .wrapper { wrappers[property.label] = parameter.type }
            if agreement.spelling == .impossible {
                mismatched.append(Mismatch(property: property, parameter: parameter))
            }
        }
        self.missing = missing
        self.arguments = arguments
        self.mismatched = mismatched
        self.demanded = demanded
        self.defaultedCount = defaultedCount
        self.wrappers = wrappers
    }

    /// Whether it takes every dependency, whatever else it asks for.
    var isComplete: Bool { missing.isEmpty && mismatched.isEmpty }

    /// How many parameters may be spelled with an alias, or be of another type.
    var unprovenCount: Int { arguments.filter { $0.unprovenType != nil }.count }

    /// Whether a call with the dependencies, and nothing else, is a call of it.
    var takesNothingElse: Bool { missing.isEmpty && demanded.isEmpty }

    package var isReachable: Bool {
        guard let access = initializer.modifiers.access else { return true }
        return access > .fileprivate
    }

    var qualifies: Bool {
        isComplete && takesNothingElse && isReachable && initializer.effects.isEmpty
    }

    /// By what a caller writes, else by what the body sees: `init(with store: Store)`.
    private static func index(of parameter: ParameterDeclaration, among properties: [InjectedProperty])
        -> Int?
    {
        properties.firstIndex { $0.label == parameter.label }
            ?? properties.firstIndex { $0.label == parameter.name }
    }
}

extension InitializerDeclaration {
    /// What keeps Heirloom from calling it.
    package var effects: [ConstructionEffect] {
        signature.effects + (isFailable ? [.failable] : [])
    }
}
