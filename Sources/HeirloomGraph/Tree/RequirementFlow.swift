import HeirloomModel

/// What each scope requires from above: what it receives, and what the types it instantiates require, less
/// what it provides.
///
/// Computed over the strongly connected components of the "instantiates" graph, what is built before what
/// builds it. A requirement is looked at once for each scope that has it and each scope that builds that one.
struct RequirementFlow {
    /// By ``ScopeID``. Own needs first, in declaration order, then those of what is built, by label and type.
    private(set) var requires: [[Requirement]]
    private let scopes: [LinkedScope]
    private let values: ValueTable
    private let ranks: [Int]

    init(scopes: [LinkedScope], values: ValueTable) {
        self.scopes = scopes
        self.values = values
        ranks = values.ranks()
        requires = [[Requirement]](repeating: [], count: scopes.count)
        let products = scopes.map { $0.products.map(\.index) }
        let components = StronglyConnectedComponents(edges: products)
        for (index, members) in components.components.enumerated() {
            var gathered = members.map { scope in
                gather(scope, from: products[scope].filter { components.componentOf[$0] != index })
            }
            if members.count > 1 { spread(&gathered, among: members, products) }
            for (scope, found) in zip(members, gathered) { requires[scope] = sorted(found, of: scope) }
        }
    }

    /// A scope's own needs, and what passes through it of those of what it builds.
    private func gather(_ scope: Int, from products: [Int]) -> Set<Requirement> {
        var gathered = Set(ownNeeds(of: scope))
        for product in products {
            for requirement in requires[product] where passes(requirement, through: scope) {
                gathered.insert(requirement)
            }
        }
        return gathered
    }

    /// Passes requirements up, within a component, until nothing is new.
    private func spread(_ gathered: inout [Set<Requirement>], among members: [Int], _ products: [[Int]]) {
        let places = Dictionary(uniqueKeysWithValues: members.enumerated().map { ($1, $0) })
        var parents = [[Int]](repeating: [], count: members.count)
        for (place, scope) in members.enumerated() {
            for product in products[scope] {
                if let child = places[product] { parents[child].append(place) }
            }
        }
        var open: [(place: Int, requirement: Requirement)] = []
        for (place, requirements) in gathered.enumerated() {
            for requirement in requirements { open.append((place, requirement)) }
        }
        while let (place, requirement) = open.popLast() {
            for parent in parents[place]
            where passes(requirement, through: members[parent])
                && gathered[parent].insert(requirement).inserted
            {
                open.append((parent, requirement))
            }
        }
    }

    private func ownNeeds(of scope: Int) -> [Requirement] {
        scopes[scope].dependencies.compactMap { dependency in
            if case .renamed(let renaming) = dependency.link, renaming.sibling != nil { return nil }
            return dependency.requirement
        }
    }

    private func passes(_ requirement: Requirement, through scope: Int) -> Bool {
        values.provider(of: requirement, among: scopes[scope].providers) == nil
    }

    /// In the order in which they are handed in. What is required serves what takes it only if available too.
    private func sorted(_ gathered: Set<Requirement>, of scope: Int) -> [Requirement] {
        let needed = gathered.filter { requirement in
            guard case .ifAvailable(let value) = requirement else { return true }
            if gathered.contains(.value(value)) { return false }
            return values[value].optional.map { !gathered.contains(.value($0)) } ?? true
        }
        var own: [Requirement] = []
        var known: Set<Requirement> = []
        for requirement in ownNeeds(of: scope)
        where needed.contains(requirement) && known.insert(requirement).inserted {
            own.append(requirement)
        }
        return own
            + needed.subtracting(known).sorted { left, right in
                (ranks[left.value.index], left.rank) < (ranks[right.value.index], right.rank)
            }
    }
}

extension Requirement {
    /// The `x: X`, whether it is taken only if available or not.
    package var value: ValueID {
        switch self {
        case .value(let value), .ifAvailable(let value): value
        }
    }

    fileprivate var rank: Int {
        switch self {
        case .value: 0
        case .ifAvailable: 1
        }
    }
}
