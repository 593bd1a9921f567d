import HeirloomModel
import HeirloomReading

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
