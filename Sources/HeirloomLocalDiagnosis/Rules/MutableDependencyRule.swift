import HeirloomModel
import HeirloomReading
import HeirloomSyntax

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
