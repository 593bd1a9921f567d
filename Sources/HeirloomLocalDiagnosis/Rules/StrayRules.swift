import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// `@Instantiated`, `@Forwarded` and `@Received` apply to properties only.
package enum StrayAttributeRule {
    package static func problems(of declaration: Declaration) -> [LocalProblem] {
        if case .property = declaration { return [] }
        guard let attribute = declaration.attributes.first(where: { DependencyAttribute($0) != nil })
        else { return [] }
        switch declaration {
        case .type(let type):
            return [.stray(attribute, on: type)]
        case .extending(let extended):
            let type = extended.extendedType
            return [.stray(attribute, on: type.type.spelling, "an extension", at: type.range)]
        case .alias(let alias):
            return [.stray(attribute, on: alias.name, "a type alias", at: alias.nameRange)]
        case .function(let function):
            return [.stray(attribute, on: function.name, "a function", at: function.nameRange)]
        case .initializer(let initializer):
            return [.stray(attribute, on: "init", "an initializer", at: initializer.keywordRange)]
        case .importing, .property, .macroUse, .conditional:
            return []
        }
    }
}

extension TypeDeclaration {
    /// Whether the type was probably meant to be `@Instantiable`: the names differ in three letters.
    fileprivate func mayBeInstantiable(insteadOf attribute: AttributeUse) -> Bool {
        guard DependencyAttribute(attribute) == .instantiated, attribute.argumentsRange == nil,
            !attributes.hasHeirloom("Instantiable"), genericParameters.isEmpty,
            (modifiers.access ?? .internal) > .fileprivate
        else { return false }
        switch kind {
        case .enum, .protocol: return false
        case .struct, .class, .actor: return true
        }
    }
}

extension LocalProblem {
    /// `@Instantiated struct S {}`
    fileprivate static func stray(_ attribute: AttributeUse, on type: TypeDeclaration) -> LocalProblem {
        stray(attribute, on: type.name, type.kind.phrase, at: type.nameRange) { edits in
            guard type.mayBeInstantiable(insteadOf: attribute) else { return [edits.removing(attribute)] }
            let replacement = edits.replace(attribute.range, with: "@Instantiable")
            let conformance = MissingConformance(of: type).map { [$0.edit(edits)] } ?? []
            return [
                FixIt(message: "write '@Instantiable'", edits: [replacement] + conformance),
                edits.removing(attribute),
            ]
        }
    }

    /// `@Instantiated func f() {}`
    fileprivate static func stray(
        _ attribute: AttributeUse,
        on name: String,
        _ kind: String,
        at range: SourceRange,
        fixIts: ((SourceEdits) -> [FixIt])? = nil
    ) -> LocalProblem {
        LocalProblem(
            .strayDependency,
            at: range,
            message: """
                '@\(attribute.baseName)' requires a stored property of an '@Instantiable' type, but '\(name)' is \(kind)
                """,
            fixIts: fixIts ?? { [$0.removing(attribute)] }
        )
    }
}

/// A dependency is declared directly in an `@Instantiable` type.
package enum StrayDependencyRule {
    /// Returns the problem of a dependency in a type that is not `@Instantiable`, or outside of any type.
    package static func problems(
        of property: PropertyDeclaration,
        in owner: TypeDeclaration?
    ) -> [LocalProblem] {
        guard let owner else { return problems(of: property, inTypeNamed: nil) }
        switch owner.kind {
        case .enum, .protocol: return problems(of: property, inTypeNamed: owner.name)
        case .struct, .class, .actor:
            // A misplaced '@Instantiated' on the type is already reported.
            if owner.attributes.contains(where: { $0.isHeirloom("Instantiated") }) { return [] }
            return InjectedProperty(stray: property).map { [.stray($0, in: owner)] } ?? []
        }
    }

    /// Returns the problem of a dependency in a type that is not `@Instantiable` and whose location is unknown.
    package static func problems(
        of property: PropertyDeclaration,
        inTypeNamed name: String?
    ) -> [LocalProblem] {
        InjectedProperty(stray: property).map { [.stray($0, in: name)] } ?? []
    }
}

extension InjectedProperty {
    /// `nil` unless it is the first property of a statement with one of the attributes.
    fileprivate convenience init?(stray property: PropertyDeclaration) {
        guard property.index == 0 else { return nil }
        self.init(property, isConditional: false, beside: [:])
    }
}

extension LocalProblem {
    /// `struct S { @Received let x: X }`
    fileprivate static func stray(_ property: InjectedProperty, in owner: TypeDeclaration) -> LocalProblem {
        var problem = stray(property, in: owner.name) { edits in
            let start = owner.range.start
            let attribute = "@Instantiable\n" + edits.text.indentation(at: start)
            let misspelled = owner.attributes.first {
                Misspelling.distance(Array($0.baseName.utf8), Array("Instantiable".utf8)) != nil
            }
            let corrected = misspelled.map { attribute in
                let end = attribute.argumentsRange?.start ?? attribute.range.end
                return edits.replace(
                    SourceRange(start: attribute.range.start, end: end),
                    with: "@Instantiable"
                )
            }
            let conformance = MissingConformance(of: owner).map { [$0.edit(edits)] } ?? []
            let making = FixIt(
                message: "make '\(owner.name)' '@Instantiable'",
                edits: [corrected ?? edits.insert(attribute, at: start)] + conformance
            )
            // A misspelled attribute shows what was meant.
            return misspelled == nil ? [making, edits.removing(property.attribute)] : [making]
        }
        problem.cause = owner.range.start
        return problem
    }

    /// `enum E { @Received let x: X }`, `@Received let x: X` at file scope
    fileprivate static func stray(
        _ property: InjectedProperty,
        in owner: String?,
        fixIts: ((SourceEdits) -> [FixIt])? = nil
    ) -> LocalProblem {
        let reason = owner.map { ": '\($0)' is not '@Instantiable'" } ?? " outside an '@Instantiable' type"
        return LocalProblem(
            .strayDependency,
            of: property,
            message: "\(property.quotedAttribute) has no effect\(reason)",
            fixIts: fixIts ?? { [$0.removing(property.attribute)] }
        )
    }
}

/// An intercepted body becomes a closure that returns the result of its function.
package enum InterceptedFunctionRule {
    /// Returns the problem of `@Intercepted` on a function; `nil` for the function of an initializer or an accessor.
    package static func problem(
        with attribute: AttributeUse,
        on function: InterceptedFunction?
    ) -> LocalProblem? {
        refusal(of: function).map { LocalProblem(.notInterceptable, at: attribute.range, message: $0) }
    }

    private static func refusal(of function: InterceptedFunction?) -> String? {
        guard let function else {
            return
                "'@Intercepted' applies to functions only; move this body into a function and intercept that"
        }
        if function.declaration.bodyRange == nil {
            return """
                '\(function.name)' has no body to intercept; put '@Intercepted' on the functions that implement it
                """
        }
        // Only the name distinguishes a result builder from other attributes.
        if let builder = function.declaration.attributes.first(where: { $0.baseName.hasSuffix("Builder") }) {
            let name = builder.name.spelling
            return """
                '\(function.name)' cannot be intercepted because '@\(name)' does not apply inside interceptors; \
                move its body into another '@\(name)' function and call that
                """
        }
        guard let result = function.declaration.returnType, function.returnsNoncopyable else { return nil }
        return """
            '\(function.name)' cannot be intercepted because it returns noncopyable '\(result.type.spelling)'; \
            return a class that owns the value
            """
    }
}
