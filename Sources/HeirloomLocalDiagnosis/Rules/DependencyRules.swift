import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// A dependency is a stored instance property with an explicit type, and its initializer sets its value.
enum StoredDependencyRule {
    static func problem(of property: InjectedProperty) -> LocalProblem? {
        problem(withStorageOf: property) ?? problem(withValueOf: property) ?? problem(withTypeOf: property)
    }

    static func problem(withStorageOf property: InjectedProperty) -> LocalProblem? {
        let declaration = property.declaration
        if let modifier = declaration.modifiers.first(where: {
            $0.keyword == "static" || $0.keyword == "class"
        }) {
            let message = """
                \(property.quotedAttribute) requires an instance property, but '\(property.label)' is \
                '\(modifier.keyword)'
                """
            return .unsupported(property, message) {
                [$0.removing(modifier).guessed]
            }
        }
        if declaration.isPattern {
            let message = "a pattern cannot be \(property.quotedAttribute); declare a property for each name"
            return .unsupported(property, message)
        }
        guard declaration.storage == .computed else { return nil }
        let message =
            "\(property.quotedAttribute) requires a stored property, but '\(property.label)' is computed"
        return .unsupported(property, message) {
            [$0.removing(property.attribute)]
        }
    }

    private static func problem(withValueOf property: InjectedProperty) -> LocalProblem? {
        let declaration = property.declaration
        guard let value = declaration.initialValue else { return nil }
        let message =
            "'\(property.label)' cannot be \(property.quotedAttribute) because it already has a value"
        return .unsupported(property, message) { edits in
            let removal = edits.removing(property.attribute)
            guard let type = declaration.type, declaration.count == 1, !declaration.modifiers.has("lazy")
            else { return [removal] }
            let assigned = SourceRange(start: type.range.end, end: value.end)
            return [FixIt("remove the value", edits.replace(assigned, with: "")), removal]
        }
    }

    private static func problem(withTypeOf property: InjectedProperty) -> LocalProblem? {
        guard let type = property.declaration.type else {
            let message = "\(property.quotedAttribute) property '\(property.label)' needs a type annotation"
            return .unsupported(property, message)
        }
        guard type.type.isInferred else { return nil }
        return LocalProblem(
            .unsupportedProperty,
            at: type.range,
            message: """
                \(property.quotedAttribute) property '\(property.label)' needs an explicit type; \
                '\(type.type.spelling)' is inferred from a value
                """
        ) { edits in
            guard case .opaque(let constraint) = type.type else { return [] }
            let existential = TypeExpression.existential(constraint).spelling
            return [FixIt("write '\(existential)'", edits.replace(type.range, with: existential))]
        }
    }
}

extension LocalProblem {
    /// `@Received static var x: X`
    fileprivate static func unsupported(
        _ property: InjectedProperty,
        _ message: String,
        fixIts: @escaping (SourceEdits) -> [FixIt] = { _ in [] }
    ) -> LocalProblem {
        LocalProblem(.unsupportedProperty, of: property, message: message, fixIts: fixIts)
    }
}

/// A dependency is a `let`, unless it has a property wrapper or is a `weak` or `unowned` reference.
enum MutableDependencyRule {
    private static let referenceKeywords = ["weak", "unowned"]

    static func problem(
        of property: InjectedProperty,
        in type: InstantiableType,
        text: SourceText
    ) -> LocalProblem? {
        let declaration = property.declaration
        // Variables with another fault are reported by the rule for that fault.
        let isPlainVariable =
            declaration.isVariable && declaration.index == 0 && !declaration.modifiers.has("lazy")
            && StoredDependencyRule.problem(withStorageOf: property) == nil
            && !referenceKeywords.contains { declaration.modifiers.has($0) }
        guard isPlainVariable, declaration.wrappers.isEmpty else { return nil }
        let mayChange = text.mayChange(property, in: type)
        let advice =
            mayChange
            ? "to change it, add a separate 'var' that an initializer sets from '\(property.label)'"
            : "only a property wrapper allows 'var'"
        return LocalProblem(
            .mutableDependency,
            of: property,
            message: """
                \(property.quotedAttribute) property '\(property.label)' must be a 'let' because other types would not \
                see it change; \(advice)
                """
        ) { edits in
            guard !mayChange, declaration.storage == .stored else { return [] }
            let setters = declaration.modifiers.filter { $0.detail == "set" }.map { edits.remove($0.range) }
            let keyword = edits.replace(declaration.keywordRange, with: "let")
            return [FixIt(message: "change 'var' to 'let'", edits: setters + [keyword])]
        }
    }
}

extension SourceText {
    /// Whether the type may assign the property another value after initialization: an assignment follows its name, or
    /// `&` precedes it. Assignments in initializers do not count, because a `let` allows them too.
    fileprivate func mayChange(_ property: InjectedProperty, in type: InstantiableType) -> Bool {
        offsets(of: property.label, in: type.declaration.bodyRange).contains { start in
            let isInInitializer = type.initializers.contains { initializer in
                initializer.range.start.offset <= start && start < initializer.range.end.offset
            }
            if isInInitializer { return false }
            let before = String(decoding: bytes[..<start].suffix(6), as: UTF8.self)
            if before.hasSuffix("&") || before == "&self." { return true }
            let line = bytes[(start + property.label.utf8.count)...].prefix { $0 != UInt8(ascii: "\n") }
            let rest = String(decoding: line, as: UTF8.self).drop { "?!".contains($0) }
            // Most forwarded properties are values, which change with their parts; most injected ones are objects.
            guard property.kind == .forwarded else {
                return rest.drop(while: \.isWhitespace).prefix(while: \.isOfOperator).isAssignment
            }
            let isPart = rest.hasPrefix(".") || rest.hasPrefix("[")
            let isCalled = rest.drop { $0 != "(" && !$0.isWhitespace }.hasPrefix("(")
            return isPart && isCalled || rest.split { !$0.isOfOperator }.contains(where: \.isAssignment)
        }
    }
}

extension Character {
    fileprivate var isOfOperator: Bool { "+-*/%<>&|^!=~".contains(self) }
}

extension Substring {
    /// Whether it is an operator that assigns: `=`, `+=`
    fileprivate var isAssignment: Bool {
        hasSuffix("=") && !["==", "===", "!=", "!==", "<=", ">=", "~="].contains(self)
    }
}

/// A dependency has a name that allows it to be assigned and passed: `self.self` is the instance itself, and names that
/// start with `$` are reserved for the compiler.
enum ReservedNameRule {
    static func problem(of property: InjectedProperty) -> LocalProblem? {
        guard property.hasReservedName else { return nil }
        let reason =
            property.label == "self"
            ? "'self.self' is the instance itself, so no initializer can assign it"
            : "names that begin with '$' are reserved for the compiler"
        return LocalProblem(
            .reservedName,
            of: property,
            message: "'\(property.label)' cannot be \(property.quotedAttribute) because \(reason); rename it"
        )
    }
}

/// The dependencies of a type depend on few enough conditions to distinguish all combinations.
enum ConditionalDependencyRule {
    static func problem(of property: InjectedProperty) -> LocalProblem? {
        // If there are few conditions, each alternative contains only its active properties, and none of them is
        // conditional. Properties that no initializer stores do not matter here, and another rule reports them.
        let isStored = !property.declaration.isTypeProperty && property.declaration.storage != .computed
        guard property.isConditional, isStored else { return nil }
        return LocalProblem(
            .conditionalDependency,
            of: property,
            message: """
                cannot analyze '\(property.label)' inside '#if': the type that declares it has too many conditions; \
                use fewer around stored properties and initializers
                """
        )
    }
}

/// A property has only one of `@Instantiated`, `@Forwarded` and `@Received`.
enum SeveralDependencyAttributesRule {
    static func problem(of property: InjectedProperty) -> LocalProblem? {
        // All properties of a statement share its attributes, so that only the first one is reported.
        guard property.declaration.attributes.count > 1, property.declaration.index == 0 else { return nil }
        let attributes = property.declaration.attributes.filter { DependencyAttribute($0) != nil }
        guard attributes.count > 1 else { return nil }
        let names = attributes.map { "'@\($0.baseName)'" }.enumeration()
        return LocalProblem(
            .severalDependencyAttributes,
            of: property,
            message: "'\(property.label)' can have only one of \(names)"
        ) {
            attributes.reversed().map($0.removing)
        }
    }
}
