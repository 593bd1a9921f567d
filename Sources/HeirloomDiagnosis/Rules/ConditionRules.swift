import HeirloomGraph
import HeirloomModel

/// Generated code depends only on conditions that have the same meaning in its own module.
///
/// `swift(>=6)` tests the language mode of the module that contains it. In another module, it would test that module's
/// mode.
enum HiddenConditionRule {
    /// Returns the errors, and warnings about types that no function can build for modules above. Removes those functions.
    static func diagnostics(in graph: inout ConditionalGraph, _ groups: ConditionGroups) -> [Diagnostic] {
        let shown = graph.printed
        let module = graph.first.module
        var reported: Set<ConditionTest> = []
        var unbuilt: Set<[String]> = []
        var diagnostics: [Diagnostic] = []
        for (group, configurations) in graph.groups.enumerated() {
            guard configurations.tests.contains(where: { $0.module != nil }) else { continue }
            let universe = Set(configurations.indices)
            let printed = configurations.indices.map { shown.printed(in: $0, ofGroup: group) }
            for code in Set(printed.flatMap(\.keys)).sorted(by: PrintedCode.isBefore) {
                let differing = Alternatives(among: universe, of: configurations) { configuration in
                    printed[configuration][code].map { $0.graph.fingerprints(below: $0.scope) }
                }
                let hidden = differing.clauses.compactMap(\.condition).flatMap(\.tests).filter {
                    $0.module != nil
                }
                if code.kind == .function, !hidden.isEmpty { unbuilt.insert(code.path) }
                for test in hidden where reported.insert(test).inserted {
                    guard let error = diagnostic(test, module: module, groups) else { continue }
                    let isOfFunction = code.kind == .function
                    diagnostics.append(isOfFunction ? .faultyParts(error, of: code.name, in: module) : error)
                }
            }
        }
        graph = graph.withoutFunctions(of: unbuilt)
        return diagnostics
    }

    private static func diagnostic(
        _ test: ConditionTest,
        module: String,
        _ groups: ConditionGroups
    ) -> Diagnostic? {
        guard let use = groups.uses(of: [test], ownModule: module).first, let asked = test.module else {
            return nil
        }
        let remedy =
            test.argument == nil
            ? "set it for both modules, or for neither"
            : "declare the same dependencies in every branch, or move the '#if' into an 'instantiate' function"
        return Diagnostic(
            id: .hiddenCondition,
            message: """
                '\(use.name)' differs under '#if \(test.spelling)', whose value may differ between '\(asked)' and the \
                generated code in '\(module)'; \(remedy)
                """,
            location: use.location
        )
    }
}

/// A root, a test double, or a function that builds a type for modules above.
private struct PrintedCode: Hashable {
    /// In the order in which differences are reported.
    enum Kind: Int {
        case double, root, function
    }

    let kind: Kind
    /// The nested name of the type.
    let path: [String]

    var name: String { path.joined(separator: ".") }

    static func isBefore(_ left: PrintedCode, _ right: PrintedCode) -> Bool {
        (left.kind.rawValue, left.name) < (right.kind.rawValue, right.name)
    }
}

/// Everything that is printed for a scope and may differ between two graphs.
private struct ScopeFingerprint: Equatable {
    var shape: InstantiableDeclaration
    var type: TypeExpression
    var isolation: Isolation
    /// The indices of the products of each dependency among the scopes.
    var products: [[Int]]
    var order: [Int]
    var requires: [RequirementFingerprint]
}

private struct RequirementFingerprint: Equatable {
    var label: String
    var type: TypeExpression
    var mayBeMissing: Bool
}

extension ConditionalGraph {
    /// Returns what is printed for the group in a build configuration.
    fileprivate func printed(
        in configuration: Int,
        ofGroup group: Int
    ) -> [PrintedCode: (graph: ScopeGraph, scope: ScopeID)] {
        guard let place = place(showing: configuration, ofGroup: group) else { return [:] }
        let graph = graphs[place]
        var printed: [PrintedCode: (graph: ScopeGraph, scope: ScopeID)] = [:]
        func add(_ scope: ScopeID, of graph: ScopeGraph, as kind: PrintedCode.Kind) {
            guard self.group(of: graph[scope]) == group else { return }
            printed[PrintedCode(kind: kind, path: graph[scope].declaration.path)] = (graph, scope)
        }
        for root in graph.roots { add(root.scope, of: graph, as: .root) }
        if let doubles = graph.doubles {
            for double in doubles.doubles { add(double.scope, of: doubles.graph, as: .double) }
        }
        if let boundaries = graph.boundaries {
            for function in boundaries.functions {
                add(function.scope, of: boundaries.graph ?? graph, as: .function)
            }
        }
        return printed
    }
}

extension ScopeGraph {
    /// Returns everything that is printed for a root or a test double.
    fileprivate func fingerprints(below root: ScopeID) -> [ScopeFingerprint] {
        var walk = BreadthFirstWalk(from: [root])
        var fingerprints: [ScopeFingerprint] = []
        while let id = walk.next() {
            let scope = self[id]
            let products = scope.dependencies.map { dependency in
                dependency.edges.compactMap { edge in
                    walk.reach(edge.product)
                    return walk.index(of: edge.product)
                }
            }
            fingerprints.append(
                ScopeFingerprint(
                    shape: scope.declaration.shape,
                    type: scope.type.canonical,
                    isolation: scope.isolation,
                    products: products,
                    order: scope.constructionOrder,
                    requires: scope.requires.map { requirement in
                        RequirementFingerprint(
                            label: self[requirement.value].label,
                            type: self[requirement.value].type.canonical,
                            mayBeMissing: requirement == .ifAvailable(requirement.value)
                        )
                    }
                )
            )
        }
        return fingerprints
    }
}

/// A tree depends on few enough conditions to distinguish all combinations.
enum TooManyConditionsRule {
    static func diagnostics(in groups: ConditionGroups, module: String) -> [Diagnostic] {
        groups.groupsWithTooManyTests.compactMap { tests -> Diagnostic? in
            let uses = groups.uses(of: Set(tests), ownModule: module)
            guard let first = uses.first else { return nil }
            var known = Set(first.tests)
            let others = uses.dropFirst().filter { use in
                let isNew = !known.isSuperset(of: use.tests)
                known.formUnion(use.tests)
                return isNew
            }
            return diagnostic(tests, first, others)
        }
    }

    private static func diagnostic(
        _ tests: [ConditionTest],
        _ first: ConditionUse,
        _ others: [ConditionUse]
    ) -> Diagnostic {
        Diagnostic(
            id: .tooManyConditions,
            message: """
                one tree depends on the '#if' conditions \(tests.map(\.spelling).listed()), which have more than \
                \(BuildConfigurations.maximumCount) combinations; declare the same dependencies in every branch, or \
                move an '#if' into an 'instantiate' function
                """,
            location: first.location,
            notes: others.map { use in
                Diagnostic.Note(
                    message: "'\(use.name)' differs under \(use.tests.map(\.spelling).listed())",
                    location: use.location
                )
            }
        )
    }
}

/// A type that depends on a condition.
struct ConditionUse {
    var name: String
    var tests: [ConditionTest]
    var location: SourceLocation
}

extension ConditionGroups {
    /// Returns the types that depend on some of the tests, starting with those of the module for which code is
    /// generated.
    func uses(of tests: Set<ConditionTest>, ownModule: String) -> [ConditionUse] {
        let ordered = modules.filter { $0.name == ownModule } + modules.filter { $0.name != ownModule }
        return ordered.flatMap(\.files).flatMap { file -> [ConditionUse] in
            let instantiables = file.instantiables.map {
                ($0.name, [$0.condition].compactMap(\.self), $0.nameRange)
            }
            let known = Set(file.instantiables.map(\.nameRange))
            let types = file.types.filter { !known.contains($0.nameRange) }
                .map { ($0.path.last ?? "", $0.conditions, $0.nameRange) }
            let extensions = file.extensions.map {
                ($0.extendedType.type.spelling, $0.conditions, $0.extendedType.range)
            }
            let aliases = file.aliases.map {
                ($0.path.last ?? "", [$0.condition].compactMap(\.self), $0.aliasedType.range)
            }
            return (instantiables + types + extensions + aliases).compactMap { name, conditions, range in
                let asked = Condition.all(conditions).tests
                guard !tests.isDisjoint(with: asked) else { return nil }
                return ConditionUse(
                    name: name,
                    tests: asked,
                    location: SourceLocation(path: file.path, range: range)
                )
            }
        }
    }
}
