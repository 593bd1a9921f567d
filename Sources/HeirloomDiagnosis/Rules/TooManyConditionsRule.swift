import HeirloomGraph
import HeirloomModel

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
