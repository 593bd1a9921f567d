import HeirloomModel
import HeirloomSyntax

/// A dependency that a function or an initializer must take, in the form that its parameters are matched against.
package struct SuppliedDependency: Sendable {
    package let label: String
    /// `nil` if no type is written.
    package let type: TypeExpression?
    /// The type of the wrapper that may be taken instead of the value.
    let wrapperType: TypeExpression?
}

/// How the parameters of a function or an initializer match dependencies.
struct SignatureMatch {
    /// In the order of the parameters.
    private(set) var arguments: [Construction.Argument] = []
    /// The indices of the dependencies that no parameter takes.
    private(set) var missing: [Int]
    /// The dependencies that a parameter takes as another type.
    private(set) var mismatched: [(dependency: Int, parameter: ParameterDeclaration)] = []
    /// Additional parameters without defaults.
    private(set) var demanded: [ParameterDeclaration] = []
    /// The number of additional parameters with defaults.
    private(set) var defaultedCount = 0
    /// The types of the wrappers that the parameters take, by the labels of their properties.
    private(set) var wrappers: [String: TypeReference] = [:]

    init(_ signature: FunctionSignature, dependencies: [SuppliedDependency]) {
        missing = Array(dependencies.indices)
        for parameter in signature.parameters {
            guard let index = Self.index(of: parameter, among: missing, of: dependencies) else {
                if parameter.isOptional { defaultedCount += 1 } else { demanded.append(parameter) }
                continue
            }
            take(parameter, missing.remove(at: index), of: dependencies)
        }
    }

    private mutating func take(
        _ parameter: ParameterDeclaration,
        _ index: Int,
        of dependencies: [SuppliedDependency]
    ) {
        let dependency = dependencies[index]
        let agreement = ParameterAgreement(parameter, dependency)
        var argument = Construction.Argument(label: parameter.label, dependency: dependency.label)
        argument.typeRange = parameter.type.range
        if agreement.spelling == .possible { argument.unprovenType = agreement.passed }
        argument.isCalled = agreement.form == .call
        argument.sentType = parameter.type.sent
        argument.isAutoclosure = parameter.isAutoclosure
        argument.isEscaping = parameter.type.type.isEscaping
        arguments.append(argument)
        if agreement.form == .wrapper { wrappers[dependency.label] = parameter.type }
        if agreement.spelling == .impossible { mismatched.append((index, parameter)) }
    }

    /// Finds the dependency that has the label of the parameter, or else its name: `init(with store: Store)`.
    private static func index(
        of parameter: ParameterDeclaration,
        among missing: [Int],
        of dependencies: [SuppliedDependency]
    ) -> Int? {
        missing.firstIndex { dependencies[$0].label == parameter.label }
            ?? missing.firstIndex { dependencies[$0].label == parameter.name }
    }
}
