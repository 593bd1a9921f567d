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
