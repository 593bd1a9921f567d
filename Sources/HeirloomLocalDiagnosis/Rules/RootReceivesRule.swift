import HeirloomModel
import HeirloomReading

/// A type with `isRoot: true` receives nothing, because nothing above could provide it. Its `init` takes its forwarded
/// properties, unless the system calls that `init`.
///
/// The source of a renamed dependency must be one of the root's own dependencies. Dependencies with `onlyIfAvailable`
/// are allowed.
enum RootReceivesRule {
    static func problems(in type: InstantiableType) -> [LocalProblem] {
        guard type.attribute.boolean("isRoot") == true else { return [] }
        let isMadeBySystem = type.declaration.inheritance.compactMap { $0.type.nominalName?.last }
            .contains { SDKType.named($0)?.requiresPlainInitializer == true }
        return type.injected.filter { property in
            // A property with another fault is reported by the rule for that fault.
            needsProvider(property, in: type, isMadeBySystem)
                && SeveralDependencyAttributesRule.problem(of: property) == nil
                && StoredDependencyRule.problem(of: property) == nil
        }
        .map { property in
            isMadeBySystem ? .systemRoot(type, receives: property) : .root(type, receives: property)
        }
    }

    static func problems(in type: InstantiableExtension) -> [LocalProblem] {
        guard type.attribute.boolean("isRoot") == true else { return [] }
        return type.buildingFunctions.flatMap { function in
            function.signature.parameters.filter { !$0.hasDefault }.map { .root(type, receives: $0) }
        }
    }

    private static func needsProvider(
        _ property: InjectedProperty,
        in type: InstantiableType,
        _ isMadeBySystem: Bool
    ) -> Bool {
        switch property.source {
        case .instantiated: false
        case .forwarded: isMadeBySystem
        case .received(let onlyIfAvailable): !onlyIfAvailable
        case .renamed(let renaming):
            !renaming.onlyIfAvailable && RenamedToItselfRule.problem(of: property) == nil
                && !type.injected.contains { other in
                    other.label == renaming.label && other != property
                        && other.declaration.type.map { mayBe($0.type, renaming.type.type) } == true
                }
        }
    }

    /// Whether two types may be the same. Aliases cannot be resolved here: the generator reports types that differ
    /// after all.
    private static func mayBe(_ type: TypeExpression, _ other: TypeExpression) -> Bool {
        type.isSpelledLike(other) || type.mayHoldAlias || other.mayHoldAlias
    }
}

extension LocalProblem {
    /// `@Instantiable(isRoot: true) struct Root { @Received let x: X }`
    fileprivate static func root(
        _ type: InstantiableType,
        receives property: InjectedProperty
    ) -> LocalProblem {
        if case .renamed(let renaming) = property.source {
            let source = "\(renaming.label): \(renaming.type.type.spelling)"
            let message = "root '\(type.declaration.name)' has no '\(source)' for '\(property.label)'"
            return LocalProblem(.rootReceives, of: property, message: message)
        }
        return LocalProblem(
            .rootReceives,
            of: property,
            message: noProvider(
                type.declaration.name,
                property.label,
                "make it '@Instantiated', or '@Forwarded' to pass it to 'init'"
            )
        ) { edits in
            ["@Instantiated", "@Forwarded"].map {
                FixIt("make it '\($0)'", edits.replace(property.attribute.range, with: $0)).guessed
            }
        }
    }

    /// `@main struct Main: App { @Received let x: X }`: the system creates the root by its `init()`.
    fileprivate static func systemRoot(
        _ type: InstantiableType,
        receives property: InjectedProperty
    ) -> LocalProblem {
        let name = type.declaration.name
        let isForwarded = property.kind == .forwarded
        return LocalProblem(
            .rootReceives,
            of: property,
            message: isForwarded
                ? """
                '\(name)' is created by the system, which passes no values; give '\(property.label)' a value without \
                '@Forwarded', or instantiate a type that holds it
                """ : noProvider(name, property.label, "make it '@Instantiated'")
        )
    }

    /// `@Instantiable(isRoot: true) extension X { static func instantiate(y: Y) -> X }`
    fileprivate static func root(
        _ type: InstantiableExtension,
        receives parameter: ParameterDeclaration
    ) -> LocalProblem {
        LocalProblem(
            .rootReceives,
            at: type.name.range,
            message: noProvider(type.name.name, parameter.name, "remove 'isRoot: true'")
        )
    }

    private static func noProvider(_ root: String, _ label: String, _ advice: String) -> String {
        "root '\(root)' cannot receive '\(label)' because no type above it can provide it; \(advice)"
    }
}

/// Facts about types that depend on declarations elsewhere.
extension TypeExpression {
    /// Whether it is a name that may be an alias, because modules other than the standard library may declare it.
    var mayBeAlias: Bool {
        let type = withoutParentheses
        if case .member = type { return true }
        guard case .named(let components) = type, let last = components.last else { return false }
        return InstantiatorType(type) == nil && SDKType.named(last.name)?.isUnmistakable != true
    }

    /// Whether it is such a name or contains one.
    var mayHoldAlias: Bool { containsName { TypeExpression.named($0).mayBeAlias } }
}
