import HeirloomModel

/// The unknown conditions on which a module's trees depend, grouped so that conditions of different groups never affect
/// the same tree.
package struct ConditionGroups {
    /// The modules, with equivalent alternatives merged.
    package let modules: [ModuleSummary]
    /// Whether alternatives remain.
    package let hasConditions: Bool
    /// The first group has no tests.
    package private(set) var groups: [BuildConfigurations] = [BuildConfigurations()]
    /// By the last component of a type's name.
    package private(set) var groupsByName: [String: Int] = [:]
    /// Groups with more tests than can be distinguished.
    package private(set) var groupsWithTooManyTests: [[ConditionTest]] = []
    private var answers: [ConditionTest: Int] = [:]
    /// Tests of groups that are too large. They count as failing if nothing that is generated depends on them.
    private var ignored: Set<ConditionTest> = []
    private let expectedFlags: ExpectedFlags?
    /// Whether types that nothing generated builds may depend on conditions in ways that are not distinguished.
    package var ignoresTests: Bool { !ignored.isEmpty }

    package init(_ input: GraphInput) {
        expectedFlags = input.expectedFlags
        let hasConditions = input.modules.contains { $0.files.contains { $0.hasConditions } }
        guard hasConditions else {
            modules = input.modules
            self.hasConditions = false
            return
        }
        modules = input.modules.map { module in
            var module = module
            let name = module.name
            module.files = module.files.map { file in
                file.merged { $0.asked(in: name, of: input) }
            }
            return module
        }
        self.hasConditions = modules.contains { $0.files.contains { $0.hasConditions } }
        let reach = ConditionReach(modules, module: input.module)
        let tests = modules.conditionTests
        let namesByTest = reach.namesByTest
        let generatedNames = modules.filter { $0.name == input.module }.generatedNames
        for group in Self.united(tests, by: reach.tests.values) {
            add(group, names: Set(group.flatMap { namesByTest[$0] ?? [] }), generatedNames)
        }
    }

    /// Returns disjoint sets of tests, united if they affect one tree. The groups, and the tests in each, are in the order
    /// of the tests.
    private static func united(
        _ tests: [ConditionTest],
        by trees: some Sequence<Set<ConditionTest>>
    ) -> [[ConditionTest]] {
        let places = Dictionary(uniqueKeysWithValues: tests.enumerated().map { ($1, $0) })
        var edges = [[Int]](repeating: [], count: tests.count)
        for together in trees.map({ $0.compactMap { places[$0] } }) {
            for (one, other) in zip(together, together.dropFirst()) {
                edges[one].append(other)
                edges[other].append(one)
            }
        }
        return StronglyConnectedComponents(edges: edges).components.sorted { $0[0] < $1[0] }
            .map { $0.map { tests[$0] } }
    }

    /// Adds a group and the names that depend on it, unless no tree does.
    private mutating func add(
        _ tests: [ConditionTest],
        names: Set<String>,
        _ generatedNames: Set<String>
    ) {
        if names.isEmpty { return }
        guard let configurations = BuildConfigurations(tests) else {
            if !names.isDisjoint(with: generatedNames) { groupsWithTooManyTests.append(tests) }
            ignored.formUnion(tests)
            return
        }
        for test in tests { answers[test] = groups.count }
        for name in names { groupsByName[name] = groups.count }
        groups.append(configurations)
    }

    /// By group, the expected build configurations, at least one: all of them if nothing is expected.
    package var expectedConfigurations: [[Int]] {
        groups.map { configurations in
            // A problem in an unexpected configuration is reported under its condition, which must be one of this
            // module.
            guard let expectedFlags, configurations.tests.allSatisfy({ $0.module == nil }) else {
                return Array(configurations.indices)
            }
            return configurations.indices.filter { configuration in
                configurations.tests.allSatisfy { test in
                    let answer = expectedFlags.answer(test)
                    return answer == nil || answer == configurations.answer(test, in: configuration)
                }
            }
        }
    }

    /// Returns the modules without conditional compilation, in one configuration of each group.
    package func modules(showing shown: [Int]) -> [ModuleSummary] {
        guard hasConditions else { return modules }
        return modules.map { module in
            var module = module
            module.files = module.files.map { file in
                file.compiled { answer($0, showing: shown) }
            }
            return module
        }
    }

    /// Returns the answer of a test in one configuration of each group.
    package func answer(_ test: ConditionTest, showing shown: [Int]) -> Bool? {
        if ignored.contains(test) { return false }
        return answers[test].flatMap { groups[$0].answer(test, in: shown[$0]) }
    }
}

extension Condition {
    /// Returns the condition with a mark on each test that a module may answer differently from the module for which
    /// code is generated.
    ///
    /// A flag that no manifest is known to set can only be set for all modules at once. A flag that is known to be set
    /// for the module for which code is generated may be set for that module alone, as it is if all flags of the other
    /// module are known. The language mode and the language features are settings of each module.
    fileprivate func asked(in module: String, of input: GraphInput) -> Condition {
        guard module != input.module else { return self }
        let known = evaluated { test in
            let isOwn = test.argument == nil && input.flags.contains(test.name)
            return isOwn ? input.expectedFlags?.answer(test) : nil
        }
        return known.mapTests { test in
            var test = test
            let isOwnAffair =
                test.argument == nil
                ? input.flags.contains(test.name) : ["swift", "hasFeature"].contains(test.name)
            if isOwnAffair { test.module = module }
            return test
        }
    }
}

extension [ModuleSummary] {
    /// The last name components of the types for which code is generated in the module that declares them.
    fileprivate var generatedNames: Set<String> {
        let files = flatMap(\.files)
        let generated = files.flatMap(\.instantiables).filter {
            $0.couldBeRoot || $0.testDouble.generateMock
                || $0.dependencies.contains { $0.source == .forwarded }
        }
        let doubles = files.flatMap(\.configurations).flatMap(\.additionalMocksToGenerate)
        return Set(generated.map(\.name))
            .union(doubles.compactMap(\.typePath.last))
    }

    /// The tests of all conditions, each once, in order of modules, files and declarations.
    fileprivate var conditionTests: [ConditionTest] {
        var known: Set<ConditionTest> = []
        return flatMap(\.files).flatMap(\.conditions).flatMap(\.tests).filter { known.insert($0).inserted }
    }
}

/// The names of a dependency in a table whose other keys are the names of types: `clock: Clock` for
/// `@Received let clock: any Clock`.
struct ValueNames {
    let all: [String]

    /// - Parameter aliases: The aliased types, by the last name component of the alias.
    init(_ label: String, _ type: TypeExpression, following aliases: [String: [TypeExpression]] = [:]) {
        var names = type.simpleNames
        var known = Set(names)
        var next = 0
        while next < names.count {
            for aliased in aliases[names[next]] ?? [] {
                names += aliased.simpleNames.filter { known.insert($0).inserted }
            }
            next += 1
        }
        all = names.map { label + ": " + $0 }
    }

    /// The aliased types, by the last name component of the alias.
    static func aliases(in modules: [ModuleSummary]) -> [String: [TypeExpression]] {
        Dictionary(grouping: modules.flatMap(\.files).flatMap(\.aliases)) { $0.path.last ?? "" }
            .mapValues { $0.map(\.aliasedType.type) }
    }
}
