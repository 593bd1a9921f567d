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
        let root = DependencyProblem.HandedRoot(
            name: type.declaration.name,
            attribute: type.attribute,
            isMadeBySystem: type.declaration.inheritance.compactMap { $0.type.nominalName?.last }
                .contains { SDKType.named($0)?.requiresPlainInitializer == true }
        )
        return type.injected.filter { needsProvider($0, of: root, in: type) }.map { property in
            .dependency(property, .rootReceives(root))
        }
    }

    static func problems(in type: InstantiableExtension) -> [LocalProblem] {
        guard type.attribute.boolean("isRoot") == true else { return [] }
        let parameters = type.buildingFunctions.flatMap { function in
            function.signature.parameters.filter { !$0.hasDefault }
        }
        return parameters.map { parameter in
            .root(type, receives: parameter)
        }
    }

    private static func needsProvider(
        _ property: InjectedProperty,
        of root: DependencyProblem.HandedRoot,
        in type: InstantiableType
    ) -> Bool {
        switch property.source {
        case .instantiated: false
        case .forwarded: root.isMadeBySystem
        case .received(let onlyIfAvailable): !onlyIfAvailable
        case .renamed(let renaming):
            !renaming.onlyIfAvailable
                && !type.injected.contains { other in
                    other != property && other.label == renaming.label
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
    /// `@Instantiable(isRoot: true) extension X { static func instantiate(y: Y) -> X }`
    fileprivate static func root(
        _ type: InstantiableExtension,
        receives parameter: ParameterDeclaration
    ) -> LocalProblem {
        LocalProblem(
            .rootReceives,
            at: type.name.range,
            message: """
                root '\(type.name.name)' cannot receive '\(parameter.name)' because no type above it can provide it; \
                remove 'isRoot: true'
                """
        ) {
            $0.removing(flag: "isRoot", from: type.attribute)
        }
    }
}
