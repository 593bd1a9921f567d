import HeirloomGraph
import HeirloomModel

extension TreeReview {
    /// Every dependency that is received below a root is provided on the path down to it.
    func missingDependencyProblems() -> [GraphProblem] {
        var missing: [MissingDependency] = []
        var places: [ValueID: Int] = [:]
        lazy var misnaming = mismatchedClosures()
        lazy var rootsOfFaults = Set(survey.faultyOwners.map { survey.path(to: $0).start })
        lazy var mayHideRoot = lacksInstantiable()
        for root in survey.insistingRoots where !tree[root].requires.isEmpty {
            // A mistake elsewhere can make a type look like a root, as can the lack of an attribute on what builds it.
            let isMarked = tree[root].declared.declaration.isRoot == true
            guard isMarked || !mayHideRoot && rootsOfFaults.allSatisfy({ $0 == root }) else { continue }
            for requirement in tree[root].requires {
                guard case .value(let value) = requirement else { continue }
                if let place = places[value] {
                    missing[place].otherRoots.append(root)
                    continue
                }
                // A faulty scope may provide more than could be read.
                var found = needs.receivers(of: requirement, below: root) {
                    !survey.isSuspect($0) && !misnaming.contains($0)
                }
                // A root that receives a dependency itself is not a root, which is reported separately.
                found.dependencies.removeAll {
                    $0.scope == root || tree[$0].declared.isAmbiguous
                }
                guard !found.dependencies.isEmpty, !faultyProviders.explain(found.pathToFirst, lacking: value)
                else { continue }
                places[value] = missing.count
                missing.append(MissingDependency(value: value, root: root, receivers: found))
            }
        }
        return missing.notWantedElsewhere(in: tree).map { missing in
            GraphProblem(
                missingDependency(missing),
                places: tree.places(of: missing.receivers.dependencies)
            )
        }
    }

    /// Returns whether a type of the module lacks `@Instantiable`, which is reported in its file.
    private func lacksInstantiable() -> Bool {
        let own = Set(tree.table.files.files.filter { $0.module == tree.input.module }.map(\.summary.path))
        return ForeignAttributes.others(in: tree).contains {
            $0.id == .strayDependency && own.contains($0.location.path)
        }
    }

    private func missingDependency(_ missing: MissingDependency) -> Diagnostic {
        let receiver = missing.nearest
        let help = help(with: missing)
        return Diagnostic(
            id: .missingDependency,
            message: """
                \(receiving(receiver.scope)) '\(value(missing.value))', but no type above it provides it (root \
                '\(name(missing.root))')
                """,
            location: place(receiver),
            notes: path(help.way) + help.notes,
            fixIts: help.fixIts
        )
    }
}

/// Faulty properties with the label of a missing dependency, which they will provide once they are fixed.
struct FaultyProviders {
    private let tree: ScopeTree
    private var properties: [String: [DependencyID]] = [:]

    init(_ review: TreeReview) {
        tree = review.tree
        for property in review.survey.instantiations
        where tree[property].lacksProduct
            || tree[property].edges.contains(where: {
                review.hasWrongForwardedProperties($0) || review.isMismatched($0)
            })
        {
            properties[tree[property].declared.declaration.label, default: []].append(property)
        }
    }

    func explain(_ path: ScopePath, lacking value: ValueID) -> Bool {
        guard let faulty = properties[tree.values[value].label] else { return false }
        let scopes = Set(path.edges.map(\.owner))
        return faulty.contains { scopes.contains($0.scope) && isMeant($0, by: tree.values[value].type) }
    }

    private func isMeant(_ property: DependencyID, by wanted: ResolvedType) -> Bool {
        let declared = tree[property].declared.type
        guard let provided = BuilderShape(declared.canonical), let received = BuilderShape(wanted.canonical)
        else {
            return tree[property].lacksProduct
                && (isUnknown(declared.canonical) || isNearlyNamed(declared.spelled, like: wanted.spelled))
        }
        guard provided.builder == received.builder, declared.canonical != wanted.canonical else {
            return false
        }
        return tree[property].lacksProduct
            ? isNearlyNamed(provided.product, like: received.product) : provided.product == received.product
    }

    /// Whether no type of that name was read. Which one is meant is open.
    private func isUnknown(_ type: TypeExpression) -> Bool {
        type.withoutOptional.withoutAny.entity(in: tree.table) == nil
    }

    /// Whether a type that was not found has a name similar to that of one that was, or the same name, so that an
    /// import is missing.
    private func isNearlyNamed(_ type: TypeExpression, like found: TypeExpression) -> Bool {
        guard let name = type.withoutOptional.withoutAny.lastName,
            let foundName = found.withoutOptional.withoutAny.lastName
        else { return false }
        return name == foundName || Misspelling.isMisspelling(type.withoutOptional, of: found.withoutOptional)
    }
}

/// A value that nothing provides, with its receivers.
package struct MissingDependency {
    package var value: ValueID
    /// The first root below which it is missing.
    package var root: ScopeID
    /// The receivers below that root. The problem is reported at the nearest.
    package var receivers: FoundReceivers
    package var otherRoots: [ScopeID] = []

    /// The receiver that is nearest to the root.
    package var nearest: DependencyID {
        guard let nearest = receivers.dependencies.first else {
            preconditionFailure("what nothing receives is not missing")
        }
        return nearest
    }
}

extension [MissingDependency] {
    /// Leaves out what is missing below types that count as roots only because what builds them is missing as well.
    fileprivate func notWantedElsewhere(in tree: ScopeTree) -> [MissingDependency] {
        // The roots below which what a type fulfills is missing.
        var roots: [ScopeID: Set<ScopeID>] = [:]
        for missing in self {
            guard let type = tree.types.id(of: tree.values[missing.value].type.canonical) else { continue }
            let builder = tree.linker.builder(of: type).map { [$0] } ?? []
            for product in builder + tree.linker.fulfillers(of: type) {
                roots[product, default: []].insert(missing.root)
            }
        }
        let rest = filter { missing in
            tree[missing.root].declared.declaration.isRoot == true
                || roots[missing.root]?.contains { $0 != missing.root } != true
        }
        return rest.isEmpty ? self : rest
    }
}
