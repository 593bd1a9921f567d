import HeirloomModel
import HeirloomSyntax

/// How a written initializer matches the dependencies of its type. It is a class because it is filtered and ranked.
package final class InitializerMatch: Sendable {
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

    var qualifies: Bool { isComplete && takesNothingElse && isReachable && initializer.obstacles.isEmpty }

    /// The dependencies that the initializer takes under other labels; `nil` if it lacks anything else. Renaming a
    /// property leaves such an initializer behind: `init(urlSession: Session) { session = urlSession }`.
    ///
    /// An initializer that transforms the values is not such a leftover.
    func mislabeled(in text: SourceText) -> [Mismatch]? {
        guard let body = initializer.bodyRange, !missing.isEmpty, missing.count == demanded.count,
            mismatched.isEmpty, isForEveryCaller
        else { return nil }
        var open = demanded
        var found: [Mismatch] = []
        for property in missing {
            let place = open.firstIndex { parameter in
                let agreement = ParameterAgreement(parameter, SuppliedDependency(property))
                return agreement.form == .value && agreement.spelling == .certain
                    && text.assigns(parameter.name, to: property.label, in: body)
            }
            guard let place else { return nil }
            found.append(Mismatch(property: property, parameter: open.remove(at: place)))
        }
        return found
    }

    /// Whether generated code could call the initializer, and neither a protocol nor a superclass may require it, nor is
    /// it kept for old callers.
    var isForEveryCaller: Bool {
        isReachable && initializer.obstacles.isEmpty && !mayBeRequired && !initializer.isDeprecated
    }

    private var mayBeRequired: Bool {
        initializer.modifiers.has("required")
            || initializer.signature.parameters.contains { parameter in
                guard let label = parameter.label else { return false }
                return label == "rawValue" || label.hasSuffix("Literal")
            }
    }
}

extension SuppliedDependency {
    init(_ property: InjectedProperty) {
        label = property.label
        type = property.declaration.type?.type
        wrapperType = property.wrapperType
    }
}

extension SourceText {
    /// Whether a statement in the range stores a value unchanged: `x = y` or `self.x = y`.
    fileprivate func assigns(_ name: String, to property: String, in range: SourceRange) -> Bool {
        text(range).split { $0.isNewline || ";{}".contains($0) }.contains { statement in
            let code = statement.prefix { $0 != "/" }.filter { !$0.isWhitespace && $0 != "`" }
            return code == "\(property)=\(name)" || code == "self.\(property)=\(name)"
        }
    }
}

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
        arguments.reserveCapacity(missing.count)
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
        if case .attributed = parameter.type.type {
            argument.sentType = parameter.type.sent
            argument.isAutoclosure = parameter.isAutoclosure
            argument.isEscaping = parameter.type.type.isEscaping
        }
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
