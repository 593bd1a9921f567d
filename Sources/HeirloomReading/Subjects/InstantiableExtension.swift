import HeirloomModel

/// An extension with `@Instantiable`, and the functions that build what it extends.
package struct InstantiableExtension: Sendable {
    package let declaration: ExtensionDeclaration
    package let attribute: AttributeUse
    /// Every function named `instantiate`, in declaration order, those under `#if` included.
    package let functions: [FunctionDeclaration]
    /// The only other `static` function, where none is named `instantiate` and it says that it returns the extended
    /// type: it is meant to be.
    package let misnamed: FunctionDeclaration?
    /// The conditions of those that stand under `#if` inside the extension, by where they begin.
    private let conditions: [SourcePosition: Condition]

    /// `nil` without the attribute.
    package init?(_ declaration: ExtensionDeclaration) {
        guard let attribute = declaration.attributes.heirloom("Instantiable") else { return nil }
        self.declaration = declaration
        self.attribute = attribute
        var collector = FunctionCollector()
        collector.collect(declaration.members, conditions: [])
        functions = collector.functions
        misnamed =
            functions.isEmpty && collector.others.count == 1
            ? collector.others.first { Self.returns($0, declaration.extendedType.type) } : nil
        conditions = collector.conditions
    }

    /// The condition under which a function stands inside the extension, `nil` for none.
    package func condition(of function: FunctionDeclaration) -> Condition? {
        conditions[function.range.start]
    }

    /// The functions that build something: `static`, and returning what may be the extended type.
    package var buildingFunctions: [FunctionDeclaration] {
        functions.filter { $0.isTypeFunction && mayReturnExtendedType($0) }
    }

    /// Whether the function may return the extended type: as `Self`, in any specialisation, of which `[Int]` is one of
    /// `Array`, or by a name that may be an alias.
    package func mayReturnExtendedType(_ function: FunctionDeclaration) -> Bool {
        guard let returned = function.returnType?.type.canonical(name: TypeExpression.named).nominalName,
            let extended = extendedName
        else { return false }
        if returned == ["Self"] { return true }
        let shared = min(returned.count, extended.count)
        if returned.suffix(shared) == extended.suffix(shared) { return true }
        return function.returnType?.type.nominalName == returned && !ExternalTypes.isKnown(returned)
    }

    /// What keeps Heirloom from calling the function. What extends `Optional` builds optionals.
    package func effects(of function: FunctionDeclaration) -> [ConstructionEffect] {
        let isOptional = extendedName == ["Optional"] || extendedName == ["Swift", "Optional"]
        return function.effects.filter { $0 != .failable || !isOptional }
    }

    /// The names of the extended type: `Array` for `[Int]`.
    private var extendedName: [String]? { Self.names(of: declaration.extendedType.type) }

    private static func names(of type: TypeExpression?) -> [String]? {
        type?.canonical(name: TypeExpression.named).nominalName
    }

    /// Whether a function says that it returns a type, by its name or as `Self`.
    private static func returns(_ function: FunctionDeclaration, _ type: TypeExpression) -> Bool {
        guard let returned = names(of: function.returnType?.type), let names = names(of: type) else {
            return false
        }
        let shared = min(returned.count, names.count)
        return returned == ["Self"] || returned.suffix(shared) == names.suffix(shared)
    }
}

private struct FunctionCollector {
    var functions: [FunctionDeclaration] = []
    /// The `static` ones of other names that stand under no condition.
    var others: [FunctionDeclaration] = []
    var conditions: [SourcePosition: Condition] = [:]

    mutating func collect(_ members: [Declaration], conditions: [Condition]) {
        for member in members {
            switch member {
            case .function(let function) where function.name == "instantiate":
                functions.append(function)
                if !conditions.isEmpty { self.conditions[function.range.start] = .all(of: conditions) }
            case .function(let function) where conditions.isEmpty && function.isTypeFunction:
                others.append(function)
            case .conditional(let conditional):
                for clause in conditional.conditionedClauses {
                    collect(clause.declarations, conditions: conditions + [clause.condition])
                }
            case .function, .importing, .type, .extending, .alias, .property, .initializer, .macroUse:
                break
            }
        }
    }
}

extension FunctionDeclaration {
    package var isTypeFunction: Bool { modifiers.has("static") || modifiers.has("class") }
}
