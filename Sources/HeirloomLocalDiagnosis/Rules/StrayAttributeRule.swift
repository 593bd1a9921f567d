import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// `@Instantiated`, `@Forwarded` and `@Received` apply to properties only.
package enum StrayAttributeRule {
    package static func problems(of declaration: Declaration) -> [LocalProblem] {
        switch declaration {
        case .type(let type):
            stray(type.attributes).map { [.stray($0, on: type)] } ?? []
        case .extending(let extended):
            problems(
                extended.attributes,
                on: extended.extendedType.type.spelling,
                "an extension",
                at: extended.extendedType.range
            )
        case .alias(let alias):
            problems(alias.attributes, on: alias.name, "a type alias", at: alias.nameRange)
        case .function(let function):
            problems(function.attributes, on: function.name, "a function", at: function.nameRange)
        case .initializer(let initializer):
            problems(initializer.attributes, on: "init", "an initializer", at: initializer.keywordRange)
        case .importing, .property, .macroUse, .conditional:
            []
        }
    }

    private static func stray(_ attributes: [AttributeUse]) -> AttributeUse? {
        attributes.first { DependencyAttribute($0) != nil }
    }

    private static func problems(
        _ attributes: [AttributeUse],
        on name: @autoclosure () -> String,
        _ kind: String,
        at range: SourceRange
    ) -> [LocalProblem] {
        stray(attributes).map { [.stray($0, on: name(), kind, at: range)] } ?? []
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
