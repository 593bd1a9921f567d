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

    /// Compares two types, ignoring sugar, attributes of parameters and qualifiers of names.
    func agreement(with other: TypeExpression) -> SpellingAgreement {
        if self == other { return .certain }
        let left = unqualified
        let right = other.unqualified
        if left == right { return .certain }
        return left.mayBe(right) ? .possible : .impossible
    }

    /// Whether two types may be the same. Both are without sugar and qualifiers.
    private func mayBe(_ other: TypeExpression) -> Bool {
        if self == other { return true }
        if mayBeAlias(of: other) || other.mayBeAlias(of: self) { return true }
        if case .named(let left) = self, case .named(let right) = other {
            let arguments = (left.flatMap(\.arguments), right.flatMap(\.arguments))
            return left.map(\.name) == right.map(\.name)
                && Self.each(of: arguments.0, mayBeThatOf: arguments.1)
        }
        if case .existential(let left) = self, case .existential(let right) = other {
            return left.mayBe(right)
        }
        if case .metatype(let left) = self, case .metatype(let right) = other { return left.mayBe(right) }
        if case .composition(let left) = self, case .composition(let right) = other {
            return left.contains { $0.mayBeAlias(of: other) } || right.contains { $0.mayBeAlias(of: self) }
        }
        if case .tuple(let left) = self, case .tuple(let right) = other {
            return left.map(\.label) == right.map(\.label)
                && Self.each(of: left.map(\.type), mayBeThatOf: right.map(\.type))
        }
        if case .function(let left) = self, case .function(let right) = other {
            return left.isAsync == right.isAsync && Self.error(left.throwing, mayBe: right.throwing)
                && Self.each(of: left.parameters.map(\.type), mayBeThatOf: right.parameters.map(\.type))
                && left.result.mayBe(right.result)
        }
        if case .attributed(let left, let base) = self, case .attributed(let right, let otherBase) = other {
            // The target of an alias may have attributes of its own.
            if base.mayBeAlias(of: otherBase), Set(left).isSubset(of: right) { return true }
            if otherBase.mayBeAlias(of: base), Set(right).isSubset(of: left) { return true }
            return Self.attributes(left, mayBe: right) && base.mayBe(otherBase)
        }
        return false
    }

    /// Compares attributes. A global actor may have another name.
    private static func attributes(_ left: [TypeAttribute], mayBe right: [TypeAttribute]) -> Bool {
        func isActor(_ attribute: TypeAttribute) -> Bool { attribute.globalActorName != nil }
        return left.filter { !isActor($0) } == right.filter { !isActor($0) }
            && left.filter(isActor).count == right.filter(isActor).count
    }

    /// Compares errors. An alias may refer to `any Error` or `Never`.
    private static func error(_ left: Throwing, mayBe right: Throwing) -> Bool {
        guard let left = left.error, let right = right.error else { return left == right }
        return left.mayBe(right)
    }

    private static func each(of left: [TypeExpression], mayBeThatOf right: [TypeExpression]) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { $0.mayBe($1) }
    }

    /// Whether the type may be an alias of another. A name may be an alias of any type that does not contain it, except
    /// for the most common names of the standard library, which are known.
    private func mayBeAlias(of other: TypeExpression) -> Bool {
        guard case .named(let components) = self, let last = components.last, !last.isWellKnown else {
            return false
        }
        return !other.mentions(last.name)
    }

    private func mentions(_ name: String) -> Bool {
        var isMentioned = false
        _ = canonical { components in
            if components.last?.name == name { isMentioned = true }
            return .named(components)
        }
        return isMentioned
    }

    /// Whether two types are the same as far as their spelling shows, ignoring sugar, attributes of parameters and
    /// qualifiers of names.
    package func isSpelledLike(_ other: TypeExpression) -> Bool { unqualified == other.unqualified }

    /// Whether the compiler infers a part of the type: `[some P]`, `Array<_>`
    package var isInferred: Bool {
        switch self {
        case .opaque, .placeholder: true
        case .named(let components):
            !(components.count == 1 && components[0].isPlain)
                && components.contains { !$0.isPlain && $0.arguments.contains { $0.isInferred } }
        case .member(of: let base, let component):
            base.isInferred || component.arguments.contains(where: \.isInferred)
        case .dictionary(let key, let value): key.isInferred || value.isInferred
        case .tuple(let elements): elements.contains { $0.type.isInferred }
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner),
            .inlineArray(_, let inner), .existential(let inner), .metatype(let inner),
            .protocolMetatype(let inner), .attributed(_, let inner):
            inner.isInferred
        case .function, .composition, .suppressed, .packElement, .packExpansion, .integer: false
        }
    }

    /// The type in a form that is equal for types spelled alike, as determined by ``isSpelledLike(_:)``.
    package var unqualified: TypeExpression { canonical { components in .named(components.suffix(1)) } }

    /// The type of a parameter that is stored in a property of this type: functions are `@escaping`.
    package var parameterSpelling: String { isFunction ? Self.escaping(withoutEscaping.spelling) : spelling }

    /// The type of a value that is not a parameter: without `@escaping`, and `T?` for `T!`.
    package var storedSpelling: String {
        let stored = withoutEscaping
        guard case .implicitlyUnwrapped(let wrapped) = stored else { return stored.spelling }
        return TypeExpression.optional(wrapped).spelling
    }

    private var withoutEscaping: TypeExpression {
        guard case .attributed(let attributes, let base) = self else { return self }
        let kept = attributes.filter { $0 != "@escaping" }
        return kept.isEmpty ? base : .attributed(kept, base)
    }
}

/// Whether two spellings mean the same type, as far as they show.
enum SpellingAgreement {
    case certain
    /// One of them may be an alias.
    case possible
    case impossible
}

extension Throwing {
    /// `any Error` for `throws`, and `Never` for a function that throws nothing.
    fileprivate var error: TypeExpression? {
        switch self {
        case .never: .named([TypeNameComponent("Never")])
        case .anyError: .named([TypeNameComponent("Error")])
        case .error(let error): error
        case .rethrowing: nil
        }
    }
}

extension TypeNameComponent {
    /// Whether the name can mean only one type. A generic type is never mentioned without its arguments.
    fileprivate var isWellKnown: Bool {
        if BuilderKind(typeName: name) != nil { return true }
        guard let type = SDKType.named(name), type.isOfStandardLibrary, type.isUnmistakable else {
            return false
        }
        return type.sendability != .whereArgumentsAre || !arguments.isEmpty
    }
}
