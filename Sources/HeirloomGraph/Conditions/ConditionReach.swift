import HeirloomModel

/// The tests that can affect how each instantiable type is built: those on which a reachable name depends.
///
/// Types are identified by the last component of their names only, so the result may contain too many tests, but never
/// too few. Takes linear time in the number of declarations, for each test.
struct ConditionReach {
    /// The tests by name: the last component of each instantiable type that depends on a condition and, if there are
    /// test doubles, the ``ValueNames`` of each dependency that does.
    package private(set) var tests: [String: Set<ConditionTest>] = [:]
    /// By name, the names that mention it.
    private var mentions: [String: Set<String>] = [:]
    /// By name, the tests on which its own declarations depend.
    private var own: [String: Set<ConditionTest>] = [:]

    init(_ modules: [ModuleSummary], module: String) {
        let aliases = Set(modules.flatMap(\.files).flatMap(\.aliases).compactMap(\.path.last))
        for file in modules.flatMap(\.files) { add(file, aliases) }
        let instantiables = modules.flatMap(\.files).flatMap(\.instantiables)
        let ownFiles = modules.filter { $0.name == module }.flatMap(\.files)
        var names = Set(instantiables.map(\.name))
        if ownFiles.contains(where: \.asksForDoubles) {
            names.formUnion(addValues(of: instantiables, ValueNames.aliases(in: modules)))
        }
        let reached = spread()
        for name in names { tests[name] = reached[name] }
        let own = ownFiles.flatMap(\.instantiables)
        for declaration in own where declaration.couldBeRoot { addBuilders(of: declaration) }
    }

    /// The names that depend on each test.
    var namesByTest: [ConditionTest: [String]] {
        var names: [ConditionTest: [String]] = [:]
        for (name, tests) in tests {
            for test in tests { names[test, default: []].append(name) }
        }
        return names
    }

    private mutating func add(_ file: FileSummary, _ aliases: Set<String>) {
        for declaration in file.instantiables.withClosures {
            let name = declaration.name
            let types =
                declaration.dependencies.flatMap(\.mentionedTypes) + declaration.fulfilledTypes.map(\.type)
            add(name, [declaration.condition].compactMap(\.self), types)
            for fulfilled in declaration.fulfilledTypes.flatMap(\.type.simpleNames) {
                mentions[name, default: []].insert(fulfilled)
            }
        }
        for type in file.types {
            guard let name = type.path.last else { continue }
            let stored = type.storedTypes.compactMap { $0?.type }
            add(name, type.conditions, type.inheritance.map(\.type) + stored)
            // The path of a type in an extension of an alias begins with the alias.
            for alias in type.path.dropLast() where aliases.contains(alias) {
                mentions[alias, default: []].insert(name)
            }
        }
        for alias in file.aliases {
            guard let name = alias.path.last else { continue }
            add(name, [alias.condition].compactMap(\.self), [alias.aliasedType.type])
        }
        for extended in file.extensions {
            guard let name = extended.extendedType.type.simpleNames.last else { continue }
            add(name, extended.conditions, extended.inheritance.map(\.type))
        }
    }

    private mutating func add(_ name: String, _ conditions: [Condition], _ types: [TypeExpression]) {
        for condition in conditions { own[name, default: []].formUnion(condition.tests) }
        for mentioned in types.flatMap(\.simpleNames) { mentions[mentioned, default: []].insert(name) }
    }

    /// Adds the dependencies that doubles receive. A double builds such a dependency as the tree does elsewhere. Unless
    /// its type alone determines that, it depends on what is built there, and on whether it is.
    ///
    /// - Returns: The names of all dependencies.
    private mutating func addValues(
        of declarations: [InstantiableDeclaration],
        _ aliases: [String: [TypeExpression]]
    ) -> Set<String> {
        let dependencies = declarations.flatMap { declaration in
            declaration.dependencies.map { dependency in
                let names = ValueNames(dependency.label, dependency.type.type, following: aliases).all
                return (declaration: declaration, dependency: dependency, names: names)
            }
        }
        var special: Set<String> = []
        for (declaration, dependency, names) in dependencies
        where dependency.isBuiltSpecially(in: declaration, aliases) { special.formUnion(names) }
        for (declaration, dependency, names) in dependencies {
            for name in names {
                add(name, [], [dependency.type.type])
                guard special.contains(name) else { continue }
                if case .instantiated = dependency.source {
                    let closures = declaration.closures.filter { $0.form == .closure(dependency.label) }
                    let taken = closures.flatMap(\.dependencies).flatMap(\.mentionedTypes)
                    add(name, [declaration.condition].compactMap(\.self), dependency.mentionedTypes + taken)
                } else {
                    mentions[name, default: []].insert(declaration.name)
                }
            }
        }
        return Set(dependencies.flatMap(\.names))
    }

    /// Returns the tests of each name, including those of all names that it mentions.
    private func spread() -> [String: Set<ConditionTest>] {
        var reached = own
        var open = own.flatMap { name, tests in tests.map { (name: name, test: $0) } }
        while let (name, test) = open.popLast() {
            for mentioner in mentions[name] ?? []
            where reached[mentioner, default: []].insert(test).inserted {
                open.append((mentioner, test))
            }
        }
        return reached
    }

    /// Adds the conditions of the possible owners of a type: whether the type is a root depends on whether they exist.
    private mutating func addBuilders(of declaration: InstantiableDeclaration) {
        for builder in mentions[declaration.name] ?? [] {
            guard let conditions = own[builder] else { continue }
            tests[declaration.name, default: []].formUnion(conditions)
        }
    }
}

extension FileSummary {
    /// Whether a declaration in the file requests test doubles.
    fileprivate var asksForDoubles: Bool {
        instantiables.contains(where: \.testDouble.generateMock)
            || configurations.contains { !$0.additionalMocksToGenerate.isEmpty }
    }
}

extension InstantiableDeclaration {
    /// The last component of its name.
    package var name: String { path.last ?? "" }

    /// Whether nothing needs to be passed to it from above, as far as its own declaration shows.
    var couldBeRoot: Bool {
        guard isRoot == nil, !dependencies.isEmpty else { return isRoot == true }
        return dependencies.allSatisfy { dependency in
            switch dependency.source {
            case .instantiated, .renamed: true
            case .forwarded, .received: false
            }
        }
    }
}

extension DependencyDeclaration {
    /// Returns whether the dependency is not simply built by the type that fulfills it.
    fileprivate func isBuiltSpecially(
        in declaration: InstantiableDeclaration,
        _ aliases: [String: [TypeExpression]]
    ) -> Bool {
        guard case .instantiated(let instantiation) = source else { return false }
        if instantiation != .init() || declaration.closures.contains(where: { $0.form == .closure(label) }) {
            return true
        }
        var named = type.type
        if case .existential(let constraint) = named { named = constraint }
        guard case .named(let components) = named, let last = components.last else { return true }
        return !last.isPlain || aliases[last.name] != nil
    }

    /// The types that the declaration names.
    var mentionedTypes: [TypeExpression] {
        switch source {
        case .instantiated(let instantiation):
            [type.type] + (instantiation.fulfilledByType.map { [$0.type] } ?? [])
                + (instantiation.collecting ?? []).map(\.type)
        case .renamed(let renaming): [type.type, renaming.type.type]
        case .forwarded, .received: [type.type]
        }
    }
}

extension TypeExpression {
    /// Every identifier in the type that names something: `Outer`, `Inner` and `Key` of `Outer.Inner<Key>?`.
    var simpleNames: [String] {
        var found: [String] = []
        // Only `spelling` knows every position of a name.
        _ = spelling { components in
            for component in components {
                found.append(component.name)
                for argument in component.arguments { found += argument.simpleNames }
            }
            return ""
        }
        return found
    }
}

extension ConditionTest {
    /// Whether the answer depends on the target platform: `os(Linux)`, `canImport(UIKit)`.
    fileprivate var asksForPlatform: Bool { argument != nil && Self.asking.contains(name) }

    private static let asking: Set<String> = [
        "os", "arch", "canImport", "targetEnvironment", "_endian", "_runtime", "_pointerBitWidth",
        "_hasAtomicBitWidth", "_objectFileFormat", "_ptrauth",
    ]
}

extension BuildConfigurations {
    /// Whether it distinguishes platforms.
    package var asksForPlatform: Bool { tests.contains(where: \.asksForPlatform) }

    /// Groups the configurations that differ only by platform.
    package func byPlatform(_ wanted: [Int]) -> [[Int]] {
        let others = tests.filter { !$0.asksForPlatform }
        let builds = Dictionary(grouping: wanted) { configuration in
            others.map { answer($0, in: configuration) }
        }
        return builds.values.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
    }
}
