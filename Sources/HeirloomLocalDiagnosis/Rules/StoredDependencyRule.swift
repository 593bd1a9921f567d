import HeirloomModel
import HeirloomReading

/// A dependency is a stored instance property with an explicit type, and its initializer sets its value.
enum StoredDependencyRule {
    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        problem(with: property).map { [$0] } ?? []
    }

    private static func problem(with property: InjectedProperty) -> LocalProblem? {
        let declaration = property.declaration
        if let modifier = declaration.modifiers.first(where: {
            $0.keyword == "static" || $0.keyword == "class"
        }) {
            return .typeProperty(property, modifier)
        }
        if declaration.isPattern { return .pattern(property) }
        if declaration.storage == .computed { return .computed(property) }
        if let value = declaration.initialValue { return .initialized(property, with: value) }
        guard let type = declaration.type else { return .untyped(property) }
        return type.type.isInferred ? .inferred(property, type) : nil
    }
}

extension LocalProblem {
    /// `@Received static let x: X`
    fileprivate static func typeProperty(_ property: InjectedProperty, _ modifier: Modifier) -> LocalProblem {
        LocalProblem(
            .staticDependency,
            of: property,
            message: """
                \(property.quotedAttribute) requires an instance property, but '\(property.label)' is \
                '\(modifier.keyword)'
                """
        ) {
            [$0.removing(modifier)]
        }
    }

    /// `@Received let (x, y): (X, Y)`
    fileprivate static func pattern(_ property: InjectedProperty) -> LocalProblem {
        LocalProblem(
            .untypedDependency,
            of: property,
            message: "a pattern cannot be \(property.quotedAttribute); declare a property for each name"
        )
    }

    /// `@Received var x: X { … }`
    fileprivate static func computed(_ property: InjectedProperty) -> LocalProblem {
        LocalProblem(
            .computedDependency,
            of: property,
            message:
                "\(property.quotedAttribute) requires a stored property, but '\(property.label)' is computed"
        ) {
            [$0.removing(property.attribute)]
        }
    }

    /// `@Received let x: X = y`
    fileprivate static func initialized(_ property: InjectedProperty, with value: SourceRange) -> LocalProblem
    {
        let declaration = property.declaration
        return LocalProblem(
            .initializedDependency,
            of: property,
            message:
                "'\(property.label)' cannot be \(property.quotedAttribute) because it already has a value"
        ) { edits in
            let removal = edits.removing(property.attribute)
            guard let type = declaration.type, declaration.count == 1, !declaration.modifiers.has("lazy")
            else { return [removal] }
            let assigned = SourceRange(start: type.range.end, end: value.end)
            return [FixIt("remove the value", edits.replace(assigned, with: "")), removal]
        }
    }

    /// `@Received let x`
    fileprivate static func untyped(_ property: InjectedProperty) -> LocalProblem {
        LocalProblem(
            .untypedDependency,
            of: property,
            message: "\(property.quotedAttribute) property '\(property.label)' needs a type annotation"
        )
    }

    /// `@Received let x: some P`, `@Received let x: [_]`
    fileprivate static func inferred(_ property: InjectedProperty, _ type: TypeReference) -> LocalProblem {
        LocalProblem(
            .untypedDependency,
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
