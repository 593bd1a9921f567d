import HeirloomModel

/// How a parameter of a written initializer takes a dependency.
struct ParameterAgreement {
    /// The form of the argument.
    enum Form {
        /// The value of the property.
        case value
        /// The wrapper of the property: `init(flag: Binding<Bool>)` for `@Binding @Forwarded var flag: Bool`.
        case wrapper
        /// The result of a function property: `init(make: @autoclosure @escaping () -> X)` for
        /// `@Forwarded let make: () -> X`.
        case call
    }

    let form: Form
    let spelling: SpellingAgreement
    /// The type that a caller passes: the result of an `@autoclosure`, or its whole type if that is spelled with an
    /// alias.
    let passed: TypeExpression

    init(_ parameter: ParameterDeclaration, _ dependency: SuppliedDependency) {
        let passed = parameter.passedType
        self.passed = passed
        guard !parameter.isVariadic, let type = dependency.type else {
            (form, spelling) = (.value, .impossible)
            return
        }
        if let alias = parameter.aliasOfAutoclosure {
            let isCertain = alias.agreement(with: type) == .certain
            form = isCertain || type.resultOfPlainFunction != nil ? .call : .value
            spelling = isCertain ? .certain : .possible
            return
        }
        let ofValue = passed.agreement(with: type)
        if ofValue == .certain {
            (form, spelling) = (.value, .certain)
            return
        }
        if let wrapper = dependency.wrapperType, passed.isSpecialization(of: wrapper) {
            (form, spelling) = (.wrapper, .certain)
            return
        }
        if parameter.isAutoclosure, let result = type.resultOfPlainFunction {
            let ofResult = passed.agreement(with: result)
            if ofResult != .impossible {
                (form, spelling) = (.call, ofResult)
                return
            }
        }
        (form, spelling) = (.value, ofValue)
    }
}

extension InjectedProperty {
    /// The type of the property's wrapper, if an initializer may take that: `Binding<Bool>` for
    /// `@Binding @Forwarded var flag: Bool`. `nil` for instantiated dependencies, which Heirloom builds as the value,
    /// and for those received only if available: only an optional can be left out.
    var wrapperType: TypeExpression? {
        guard let stored = storedWrapperType else { return nil }
        switch source {
        case .forwarded, .received(onlyIfAvailable: false): return stored
        case .renamed(let renaming): return renaming.onlyIfAvailable ? nil : stored
        case .instantiated, .received(onlyIfAvailable: true): return nil
        }
    }

    private var storedWrapperType: TypeExpression? {
        guard let type = declaration.type?.type else { return nil }
        let wrappers = declaration.wrappers
        guard !wrappers.isEmpty else { return nil }
        return wrappers.reversed().reduce(type) { $1.name.wrapping($0) }
    }

    /// The parameter type in the initializer that the macro writes: the wrapper, if it cannot be made from a value.
    package var memberwiseType: TypeExpression? {
        guard declaration.wrappers.contains(where: \.wrapsNoValue) else { return declaration.type?.type }
        return wrapperType
    }
}

extension TypeReference {
    /// `X` for `sending X`.
    var sent: TypeReference? {
        guard case .attributed(let attributes, let base) = type, attributes.contains("sending") else {
            return nil
        }
        let others = attributes.filter { $0 != "sending" }
        return TypeReference(type: others.isEmpty ? base : .attributed(others, base), range: range)
    }
}

extension ParameterDeclaration {
    package var isAutoclosure: Bool {
        guard case .attributed(let attributes, _) = type.type else { return false }
        return attributes.contains("@autoclosure")
    }

    /// `Make` in `@autoclosure @escaping Make`, an alias of a function.
    fileprivate var aliasOfAutoclosure: TypeExpression? {
        guard isAutoclosure, case .attributed(_, let base) = type.type, !base.isFunction else { return nil }
        return base
    }

    /// `X` for `@autoclosure @escaping () -> X`.
    fileprivate var passedType: TypeExpression {
        guard isAutoclosure, case .attributed(_, let base) = type.type else { return type.type }
        return base.resultOfPlainFunction ?? type.type
    }
}

extension TypeExpression {
    /// Whether the type is a specialization of the wrapper. A wrapper may be generic over something other than its
    /// value, or not at all.
    fileprivate func isSpecialization(of wrapper: TypeExpression) -> Bool {
        guard let own = nominalComponents?.last, let other = wrapper.nominalComponents?.last,
            own.name == other.name
        else { return false }
        return own.arguments.count != 1 || other.arguments.count != 1
            || own.arguments[0].agreement(with: other.arguments[0]) != .impossible
    }
}
