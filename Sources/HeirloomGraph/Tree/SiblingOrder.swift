import HeirloomModel

/// A dependency's need for a sibling.
package struct SiblingNeed: Equatable, Sendable {
    /// The dependency that needs the sibling.
    package let dependency: Int
    /// The dependency that provides the value.
    package let sibling: Int
    package let requirement: Requirement

    /// Whether `nil` can be passed instead.
    package var isOptional: Bool {
        switch requirement {
        case .value: false
        case .ifAvailable: true
        }
    }
}

/// The order in which a scope produces its dependencies: each after those that it needs, otherwise as declared.
package struct SiblingOrder: Equatable, Sendable {
    package fileprivate(set) var order: [Int] = []
    /// The number of siblings and needs visited. Tests check how it grows.
    package fileprivate(set) var steps: Int
    /// Unfulfilled needs, because the sibling that would fulfill them is still under construction.
    package fileprivate(set) var unavailable: [SiblingNeed] = []
    /// Dependencies that need one another, each cycle in the order of its needs.
    package fileprivate(set) var cycles: [[SiblingNeed]] = []

    /// Creates the order of a scope's dependencies.
    ///
    /// - Parameters:
    ///   - count: The number of dependencies.
    ///   - made: The indices of those that the scope produces.
    ///   - needs: The needs of the dependencies for those that the scope produces.
    init(count: Int, made: [Int], needs: [SiblingNeed]) {
        steps = count + needs.count
        // Most dependencies wait for nothing that is declared after them.
        if needs.allSatisfy({ $0.sibling < $0.dependency }) {
            order = made
        } else {
            var sorting = SiblingSorting(count: count, made: made, needs: needs, result: self)
            sorting.sort()
            self = sorting.result
        }
    }
}

/// Sorts siblings, some of which wait for others.
private struct SiblingSorting {
    private(set) var result: SiblingOrder
    private let made: [Int]
    /// The needs of each dependency.
    private var needs: [[SiblingNeed]]
    private var dependents: [[Int]]
    /// The number of siblings for which each dependency still waits.
    private var waitingFor: [Int]
    private var isMade: [Bool]
    /// The siblings that wait for no other, the first one last.
    private var ready: [Int] = []

    init(count: Int, made: [Int], needs: [SiblingNeed], result: SiblingOrder) {
        self.made = made
        self.result = result
        self.needs = [[SiblingNeed]](repeating: [], count: count)
        dependents = [[Int]](repeating: [], count: count)
        for need in needs {
            self.needs[need.dependency].append(need)
            dependents[need.sibling].append(need.dependency)
        }
        waitingFor = self.needs.map { $0.count }
        isMade = [Bool](repeating: true, count: count)
        for index in made { isMade[index] = false }
    }

    mutating func sort() {
        ready = made.filter { waitingFor[$0] == 0 }.reversed()
        makeWhatIsReady()
        if result.order.count == made.count { return }
        for component in components(of: made) {
            // Breaking one cycle may leave another among the same siblings.
            while case let stuck = component.filter({ !isMade[$0] }), let first = components(of: stuck).first
            {
                breakCycle(of: first)
                makeWhatIsReady()
            }
        }
    }

    /// Returns the strongly connected components of the siblings that are still to be made, each after those for which
    /// it waits.
    private mutating func components(of siblings: [Int]) -> [[Int]] {
        result.steps += siblings.count
        let remaining = siblings.filter { !isMade[$0] }
        let places = Dictionary(uniqueKeysWithValues: remaining.enumerated().map { ($1, $0) })
        let edges = remaining.map { index in needs[index].compactMap { places[$0.sibling] } }
        return StronglyConnectedComponents(edges: edges).components.map { $0.map { remaining[$0] } }
    }

    private mutating func makeWhatIsReady() { while let next = ready.popLast() { make(next) } }

    private mutating func make(_ index: Int) {
        guard !isMade[index] else { return }
        isMade[index] = true
        result.order.append(index)
        result.steps += dependents[index].count
        for dependent in dependents[index] where !isMade[dependent] {
            waitingFor[dependent] -= 1
            guard waitingFor[dependent] == 0 else { continue }
            ready.insert(dependent, at: ready.firstIndex { $0 < dependent } ?? ready.count)
        }
    }

    /// Makes the first of some siblings that wait only for one another, if it can do without those under construction.
    /// If none of them can, they are a cycle.
    private mutating func breakCycle(of stuck: [Int]) {
        if let first = stuck.first(where: { index in
            needs[index].allSatisfy { $0.isOptional || isMade[$0.sibling] }
        }) {
            result.unavailable += needs[first].filter { !isMade[$0.sibling] }
            make(first)
        } else {
            result.cycles.append(cycle(among: stuck))
            for index in stuck { make(index) }
        }
    }

    /// Returns the needs along one cycle, starting with the first sibling on it.
    private func cycle(among stuck: [Int]) -> [SiblingNeed] {
        let isStuck = Set(stuck)
        var path: [SiblingNeed] = []
        var positions: [Int: Int] = [:]
        var current = stuck[0]
        while positions[current] == nil {
            positions[current] = path.count
            guard let next = needs[current].first(where: { !$0.isOptional && isStuck.contains($0.sibling) })
            else { break }
            path.append(next)
            current = next.sibling
        }
        let loop = Array(path[(positions[current] ?? 0)...])
        let start = loop.indices.min { loop[$0].dependency < loop[$1].dependency } ?? 0
        return Array(loop[start...] + loop[..<start])
    }
}

extension SiblingOrder {
    /// Creates the order of a scope's dependencies.
    init(_ scope: LinkedScope, requires: [[Requirement]], values: ValueTable) {
        var made: [Int] = []
        var needs: [SiblingNeed] = []
        for index in 0..<scope.dependencies.count {
            let dependency = scope.dependencies[index]
            guard dependency.origin.isMade else { continue }
            made.append(index)
            func add(_ requirement: Requirement, providedBy sibling: Int?) {
                guard let sibling, scope.dependencies[sibling].origin.isMade else { return }
                needs.append(SiblingNeed(dependency: index, sibling: sibling, requirement: requirement))
            }
            if let own = dependency.requirement {
                add(own, providedBy: values.provider(of: own, among: scope.providers))
            }
            for edge in dependency.edges {
                for requirement in requires[edge.product.index] {
                    let provider = values.provider(of: requirement, along: edge, among: scope.providers)
                    add(requirement, providedBy: provider)
                }
            }
        }
        self.init(count: scope.dependencies.count, made: made, needs: needs)
    }
}
