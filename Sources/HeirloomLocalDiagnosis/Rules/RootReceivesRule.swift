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
        return type.injected.filter { needsProvider($0, in: type, isMadeBySystem) }.map { property in
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

extension InjectedProperty {
    /// Whether an `@Instantiable` type may build the property, judging by the spelling of its type. Forwarded ones are
    /// not built.
    fileprivate var mayBeInstantiated: Bool { kind != .forwarded && mayBeBuilt }

    private var mayBeBuilt: Bool { declaration.type?.type.mayBeBuilt == true }

    /// Whether a root should best take the property as forwarded: it is a plain value that is received without
    /// renaming.
    fileprivate var isBestForwarded: Bool { mayBeForwarded && !mayBeBuilt }

    /// Whether the initializer of a root can take the property, under its name and with its type.
    fileprivate var mayBeForwarded: Bool {
        if case .received = source { true } else { false }
    }
}

/// The property that was meant where a renamed one names a property that does not exist.
private struct MeantSource {
    var renaming: DependencyDeclaration.Renaming
    var label: String
}

extension InstantiableType {
    /// Returns the only property with the type of a renamed property's source, or the first one of these whose name is
    /// similar.
    fileprivate func meantSource(of property: InjectedProperty) -> MeantSource? {
        guard case .renamed(let renaming) = property.source else { return nil }
        let others = injected.filter {
            $0 != property && $0.declaration.type?.type.isSpelledLike(renaming.type.type) == true
        }
        let name = Array(renaming.label.utf8)
        let meant =
            others.count == 1
            ? others[0] : others.first { Misspelling.distance(Array($0.label.utf8), name) != nil }
        return meant.map { MeantSource(renaming: renaming, label: $0.label) }
    }
}

extension TypeExpression {
    /// Whether an `@Instantiable` type may have this spelling: it is neither a function nor a plain value.
    fileprivate var mayBeBuilt: Bool {
        let type = wrappedInOptional ?? self
        switch type {
        case .named(let components): return !ExternalTypes.isPlainValue(components.map(\.name))
        case .existential, .composition, .array, .dictionary, .member: return true
        case .attributed(_, let base): return base.mayBeBuilt
        case .tuple(let elements): return elements.count == 1 && elements[0].type.mayBeBuilt
        case .optional, .implicitlyUnwrapped, .inlineArray, .function, .opaque, .metatype,
            .protocolMetatype, .suppressed, .packElement, .packExpansion, .integer, .placeholder:
            return false
        }
    }
}

extension LocalProblem {
    /// `@Instantiable(isRoot: true) struct Root { @Received let x: X }`
    fileprivate static func root(
        _ type: InstantiableType,
        receives property: InjectedProperty
    ) -> LocalProblem {
        if let meant = type.meantSource(of: property) { return root(type, renames: property, meant) }
        let instead = property.isBestForwarded ? "make it " : "make it '@Instantiated', or "
        let further =
            property.mayBeForwarded ? "'@Forwarded' to pass it to 'init'" : "remove 'isRoot: true'"
        return LocalProblem(
            .rootReceives,
            of: property,
            message: noProvider(type.declaration.name, property.label, instead + further)
        ) { edits in
            let attributes =
                (property.mayBeInstantiated ? ["@Instantiated"] : [])
                + (property.mayBeForwarded ? ["@Forwarded"] : [])
            if attributes.isEmpty { return edits.removing(flag: "isRoot", from: type.attribute) }
            return attributes.map { edits.making(property, $0) }
        }
    }

    /// `@Received(fulfilledByDependencyNamed: "meaning", ofType: Y.self) let x: X`, where only `meaningful: Y` exists.
    private static func root(
        _ type: InstantiableType,
        renames property: InjectedProperty,
        _ meant: MeantSource
    ) -> LocalProblem {
        let renaming = meant.renaming
        return LocalProblem(
            .rootReceives,
            of: property,
            message: """
                root '\(type.declaration.name)' has no '\(renaming.label): \(renaming.type.type.spelling)' for \
                '\(property.label)'; did you mean '\(meant.label)'?
                """
        ) {
            [FixIt("rename '\(meant.label)'", $0.replace(renaming.labelRange, with: "\"\(meant.label)\""))]
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
        ) {
            property.mayBeInstantiated ? [$0.making(property, "@Instantiated")] : []
        }
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
        ) {
            $0.removing(flag: "isRoot", from: type.attribute)
        }
    }

    private static func noProvider(_ root: String, _ label: String, _ advice: String) -> String {
        "root '\(root)' cannot receive '\(label)' because no type above it can provide it; \(advice)"
    }
}

extension SourceEdits {
    /// Returns a fix-it that replaces the attribute of a dependency.
    fileprivate func making(_ property: InjectedProperty, _ attribute: String) -> FixIt {
        let fixIt = FixIt("make it '\(attribute)'", replace(property.attribute.range, with: attribute))
        // A root may also provide what it renames.
        if case .renamed = property.source { return fixIt.guessed }
        return fixIt
    }
}
