import HeirloomModel
import HeirloomSyntax

/// A function with the name of a type's double, and how it meets the requirements on a double.
package struct DoubleFunction: Sendable {
    /// A reason why a function cannot make a double.
    package enum Shortcoming: Sendable {
        /// `func mock()`
        case instance
        /// `private static func mock()`
        case inaccessible(Modifier)
        /// A result that is not the type, or no result; for a generic type, a result that is no specialization.
        case wrongResult(isGeneric: Bool)
        /// `async`, `throws`, `T?`, `<T>`
        case effectful([CallObstacle])
        /// Dependencies that no parameter takes.
        case missing([SuppliedDependency])
        /// A parameter that takes a dependency as another type.
        case mismatched(SuppliedDependency, ParameterDeclaration)
        /// Additional parameters without defaults.
        case demanding([ParameterDeclaration])
    }

    package let function: FunctionDeclaration
    /// The condition inside the declaration under which the function is declared; `nil` for none.
    package let condition: Condition?
    package let shortcomings: [Shortcoming]
    let arguments: [Construction.Argument]

    package var qualifies: Bool { shortcomings.isEmpty }

    /// - Parameter dependencies: The dependencies that the function must take; `nil` to derive them from its own
    ///   parameters.
    init(
        _ member: MemberFunction,
        result: DoubleResult,
        dependencies: [SuppliedDependency]?,
        accessAround: Modifier?
    ) {
        function = member.declaration
        condition = member.condition
        let required = function.requiredParameters
        let dependencies = dependencies ?? required.map(SuppliedDependency.init)
        let match = SignatureMatch(function.signature, dependencies: dependencies)
        arguments = match.arguments
        var found: [Shortcoming] = []
        if !function.isTypeFunction { found.append(.instance) }
        let modifier = function.modifiers.first(where: \.isAccessLevel) ?? accessAround
        if let modifier, [modifier].isHidden { found.append(.inaccessible(modifier)) }
        if !result.isThat(of: function) { found.append(.wrongResult(isGeneric: result.isSpecialized)) }
        let obstacles = function.obstaclesOfDouble.filter { $0 != .failable || !result.isOptional }
        if !obstacles.isEmpty { found.append(.effectful(obstacles)) }
        found += match.mismatched.map { .mismatched(dependencies[$0.dependency], $0.parameter) }
        if !match.missing.isEmpty { found.append(.missing(match.missing.map { dependencies[$0] })) }
        if !match.demanded.isEmpty { found.append(.demanding(match.demanded)) }
        shortcomings = found
    }
}

/// The result that a function must have to make a double of a type.
enum DoubleResult {
    /// The type with the given name, or `Self`; for a generic type, a specialization.
    case type([String], isGeneric: Bool)
    /// The generic type with the given name, `Self`, or its specialization for its own parameters.
    case generic([String], parameters: [String])
    /// The result of an extension's `instantiate`: the same specialization, or `Self` if that is the extended type.
    case result(TypeExpression, extendedName: [String])
    /// Any type that may be the extended type: the function itself determines which it makes.
    case extended(InstantiableExtension)

    /// Whether the function has this result. `T?` is an effect, not another type.
    func isThat(of function: FunctionDeclaration) -> Bool {
        guard let written = function.returnType?.type else { return false }
        let returned = isOptional ? written : written.wrappedInOptional ?? written
        let name = returned.canonical(name: TypeExpression.named).nominalName
        switch self {
        case .type(let path, let isGeneric):
            if isGeneric { return returned.isSpecialization && name?.isSuffix(orHasSuffix: path) == true }
            return name == ["Self"] || name?.isSuffix(orHasSuffix: path) == true
        case .generic(let path, let parameters):
            guard name != ["Self"] else { return true }
            guard name?.isSuffix(orHasSuffix: path) == true, case .named(let components) = returned,
                let arguments = components.last?.arguments
            else { return false }
            return arguments.isEmpty || arguments == parameters.map { .named([TypeNameComponent($0)]) }
        case .result(let type, let extendedName):
            let isPlain = type.nominalName?.isSuffix(orHasSuffix: extendedName) == true
            if returned.isSpelledLike(type) || name == ["Self"] && isPlain { return true }
            return type.nominalName == ["Self"] && name?.isSuffix(orHasSuffix: extendedName) == true
        case .extended(let type):
            if name == ["Self"], type.isConstrained { return false }
            return type.mayReturnExtendedType(function) || written.wrappedInOptional != nil
        }
    }

    /// Whether generated code can call the function only if it returns a specialization.
    var isSpecialized: Bool {
        switch self {
        case .type(_, let isGeneric): isGeneric
        case .generic, .result: false
        case .extended(let type): type.isConstrained
        }
    }

    /// Whether the function must return an optional.
    var isOptional: Bool {
        switch self {
        case .type, .generic: false
        case .result(let type, _): type.wrappedInOptional != nil
        case .extended(let type): type.extendsOptional
        }
    }
}

extension [DoubleFunction] {
    /// The first function that fails to make a double only because of its effects or missing dependencies; `nil` if
    /// another function qualifies.
    var unusable: UnusableDouble? {
        if isEmpty || contains(where: \.qualifies) { return nil }
        return lazy.compactMap(\.unusable).first
    }
}

extension DoubleFunction {
    fileprivate var unusable: UnusableDouble? {
        var lacking: [String] = []
        for shortcoming in shortcomings {
            switch shortcoming {
            case .effectful(let obstacles):
                guard obstacles.allSatisfy({ $0 == .asynchronous || $0 == .throwing }) else { return nil }
            case .missing(let dependencies): lacking = dependencies.map(\.label)
            case .instance, .inaccessible, .wrongResult, .mismatched, .demanding: return nil
            }
        }
        return UnusableDouble(
            nameRange: function.nameRange,
            effects: function.signature.callEffects,
            lacking: lacking
        )
    }
}

extension [String] {
    /// Whether one of the names ends with the other, as names with different qualifiers do.
    func isSuffix(orHasSuffix other: [String]) -> Bool {
        let shared = Swift.min(count, other.count)
        return suffix(shared) == other.suffix(shared)
    }
}

extension TypeExpression {
    /// `Box<Int>`, `Outer<Int>.Inner`, `[Int]`
    fileprivate var isSpecialization: Bool {
        canonical(name: TypeExpression.named).nominalComponents?.contains { !$0.isPlain } ?? false
    }
}

extension InstantiableExtension {
    /// `extension Box<Int>`, `extension Box where T == Int`
    fileprivate var isConstrained: Bool {
        declaration.whereClause != nil || declaration.extendedType.type.isSpecialization
    }

    /// The functions with the name of the double, each matched against the `instantiate` that fits best.
    package var doubleFunctions: [DoubleFunction] {
        if attribute.servesDoublesOnly { return doubleFunctions(for: nil) }
        let matches = buildingFunctions.map { doubleFunctions(for: $0) }
        guard let first = matches.first else { return [] }
        return first.indices.compactMap { index in
            matches.map { $0[index] }.min { $0.shortcomings.count < $1.shortcomings.count }
        }
    }

    /// The functions with the name of the double, matched against the type that an `instantiate` builds. In an
    /// extension for doubles only, the functions themselves determine what they make.
    package func doubleFunctions(for instantiate: FunctionDeclaration?) -> [DoubleFunction] {
        let named = members.filter { $0.declaration.name == attribute.doubleName }
        guard !named.isEmpty else { return [] }
        let result: DoubleResult
        if let instantiate, let type = instantiate.returnType?.type {
            result = .result(type, extendedName: declaration.extendedType.type.nominalName ?? [])
        } else {
            result = .extended(self)
        }
        let around = declaration.modifiers.first(where: \.isAccessLevel)
        return named.map {
            DoubleFunction(
                $0,
                result: result,
                dependencies: instantiate?.requiredParameters.map(SuppliedDependency.init),
                accessAround: around
            )
        }
    }

    /// The functions that build the extended type; in an extension for doubles only, those that make a double.
    package var functionsThatBuild: [FunctionDeclaration] {
        guard attribute.servesDoublesOnly else { return buildingFunctions }
        return members.map(\.declaration).filter {
            $0.name == attribute.doubleName && $0.isTypeFunction && mayReturnExtendedType($0)
        }
    }
}

extension SuppliedDependency {
    /// A parameter, received under the name that the body sees.
    init(_ parameter: ParameterDeclaration) {
        label = parameter.name
        type = parameter.type.type
        wrapperType = nil
    }
}

extension InstantiableType {
    /// The functions with the name of the double, in declaration order.
    package var doubleFunctions: [DoubleFunction] {
        let name = attribute.doubleName
        let named = MemberFunction.all(in: declaration.members).filter { $0.declaration.name == name }
        guard !named.isEmpty else { return [] }
        let dependencies = initializable.map { property in
            SuppliedDependency(
                label: property.label,
                type: takenType(of: property)?.type,
                wrapperType: nil
            )
        }
        let parameters = declaration.genericParameters.map(\.name)
        let result =
            parameters.isEmpty || attribute.servesDoublesOnly
            ? DoubleResult.type(path, isGeneric: isGeneric) : .generic(path, parameters: parameters)
        return named.map {
            DoubleFunction($0, result: result, dependencies: dependencies, accessAround: nil)
        }
    }

    /// The type of the only double of a generic type: the function alone determines the specialization.
    func specialization(madeBy function: DoubleFunction?) -> TypeReference? {
        attribute.servesDoublesOnly && isGeneric ? function?.function.returnType : nil
    }

    /// Whether the type or an enclosing type is generic.
    private var isGeneric: Bool {
        !declaration.genericParameters.isEmpty
            || enclosing.contains { around in
                if case .type(let type) = around { !type.genericParameters.isEmpty } else { false }
            }
    }

    /// The names of the enclosing types, as far as they are known, and the type's own name.
    private var path: [String] { enclosing.flatMap(\.typeNames) + [declaration.name] }
}
