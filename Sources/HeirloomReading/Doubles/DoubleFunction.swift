import HeirloomModel

/// A function of the name that a double's has, and how it answers to what a double must be.
package struct DoubleFunction {
    /// What keeps a function from making a double.
    package enum Shortcoming {
        /// `func mock()`
        case instance
        /// `private static func mock()`
        case inaccessible(Modifier)
        /// It returns something else than the type, or nothing.
        case wrongResult
        /// `async`, `throws`, `T?`, `<T>`
        case effectful([ConstructionEffect])
        /// Dependencies that no parameter takes, by their places.
        case missing([Int])
        /// Parameters that take dependencies as another type.
        case mismatched([(dependency: Int, parameter: ParameterDeclaration)])
        /// Further parameters without defaults.
        case demanding([ParameterDeclaration])
    }

    package let function: FunctionDeclaration
    /// The condition inside the declaration under which it stands, `nil` for none.
    package let condition: Condition?
    package let shortcomings: [Shortcoming]
    let arguments: [Construction.Argument]

    package var qualifies: Bool { shortcomings.isEmpty }

    /// - Parameter dependencies: What it must take; `nil` where its own parameters say it.
    init(
        _ member: MemberFunction,
        result: DoubleResult,
        dependencies: [SuppliedDependency]?,
        accessAround: Modifier?
    ) {
        function = member.declaration
        condition = member.condition
        let required = function.requiredParameters
        let match = SignatureMatch(
            function.signature,
            dependencies: dependencies ?? required.map(SuppliedDependency.init)
        )
        arguments = match.arguments
        var found: [Shortcoming] = []
        if !function.isTypeFunction { found.append(.instance) }
        let modifier = function.modifiers.first(where: \.isAccessLevel) ?? accessAround
        if let modifier, [modifier].isHidden { found.append(.inaccessible(modifier)) }
        if !result.isThat(of: function) { found.append(.wrongResult) }
        let effects = function.effects.filter { $0 != .failable || !result.isOptional }
        if !effects.isEmpty { found.append(.effectful(effects)) }
        if !match.missing.isEmpty { found.append(.missing(match.missing)) }
        if !match.mismatched.isEmpty { found.append(.mismatched(match.mismatched)) }
        if !match.demanded.isEmpty { found.append(.demanding(match.demanded)) }
        shortcomings = found
    }
}

/// What a function must return to make a double of a type.
enum DoubleResult {
    /// The type of that name, or `Self`.
    case type([String])
    /// What an extension's `instantiate` returns: the same specialisation, and `Self` where that is the extended type.
    case result(TypeExpression, extendedName: [String])
    /// What may be the extended type of an extension: it says itself what it makes.
    case extended(InstantiableExtension)

    /// Whether the function returns it. That `T?` is an effect, not another type.
    func isThat(of function: FunctionDeclaration) -> Bool {
        guard let written = function.returnType?.type else { return false }
        let returned = isOptional ? written : written.wrappedInOptional ?? written
        let name = returned.canonical(name: TypeExpression.named).nominalName
        switch self {
        case .type(let path):
            return name == ["Self"] || name?.isSuffix(orHasSuffix: path) == true
        case .result(let type, let extendedName):
            let isPlain = type.nominalName?.isSuffix(orHasSuffix: extendedName) == true
            if returned.isSpelledLike(type) || name == ["Self"] && isPlain { return true }
            return type.nominalName == ["Self"] && name?.isSuffix(orHasSuffix: extendedName) == true
        case .extended(let type):
            return type.mayReturnExtendedType(function) || written.wrappedInOptional != nil
        }
    }

    /// Whether an optional is what it must return.
    var isOptional: Bool {
        switch self {
        case .type: false
        case .result(let type, _): type.wrappedInOptional != nil
        case .extended(let type): type.extendsOptional
        }
    }
}

extension [String] {
    /// Whether one of both ends like the other, as names do that are qualified differently.
    fileprivate func isSuffix(orHasSuffix other: [String]) -> Bool {
        let shared = Swift.min(count, other.count)
        return suffix(shared) == other.suffix(shared)
    }
}

extension SuppliedDependency {
    /// A parameter, which is received by the name that the body sees.
    init(_ parameter: ParameterDeclaration) {
        self.init(label: parameter.name, type: parameter.type.type, wrapperType: nil)
    }
}
