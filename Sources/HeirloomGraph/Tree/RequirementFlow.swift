import HeirloomModel

/// What each scope requires from above: what it receives, and what the types it instantiates require, less
/// what it provides.
///
/// Computed over the strongly connected components of the "instantiates" graph, what is built before what
/// builds it. A requirement is looked at once for each scope that has it and each scope that builds that one.
struct RequirementFlow {
    /// By ``ScopeID``. Own needs first, in declaration order, then those of what is built, by label and type.
    package private(set) var requires: [[Requirement]]
    /// How many requirements were looked at. Tests hold how that grows.
    package private(set) var steps = 0
    private let scopes: [LinkedScope]
    private let values: ValueTable
    /// By ``ValueID``, for the values that are needed.
    private let ranks: [Int]
    /// By ``ValueID``, what any scope offers.
    private let provided: NumberSet
    /// By their numbers, the requirements of the scope at hand.
    private var met: NumberSet

    /// Whether what is taken only if available is handed down even where it is nowhere.
    private let handsDownAll: Bool

    init(
        scopes: [LinkedScope],
        components: StronglyConnectedComponents,
        values: ValueTable,
        handsDownAll: Bool = false
    ) {
        self.handsDownAll = handsDownAll
        self.scopes = scopes
        self.values = values
        ranks = Self.ranks(scopes, values)
        provided = Self.provided(scopes, values)
        met = NumberSet(below: 2 * values.values.count)
        requires = [[Requirement]](repeating: [], count: scopes.count)
        for members in components.components {
            // Of the other members of its own component nothing is known yet.
            let gathered = members.map { gather($0) }
            if members.count == 1 {
                requires[members[0]] = ordered(gathered[0])
            } else {
                let all = spread(gathered, among: members)
                for (scope, needs) in zip(members, all) { requires[scope] = ordered(needs) }
            }
        }
    }

    /// The places among one another of all values that are needed.
    private static func ranks(_ scopes: [LinkedScope], _ values: ValueTable) -> [Int] {
        var known = NumberSet(below: values.values.count)
        var needed: [ValueID] = []
        for scope in scopes {
            for need in scope.ownNeeds where known.insert(need.value.index) { needed.append(need.value) }
        }
        return values.ranks(of: needed)
    }

    private static func provided(_ scopes: [LinkedScope], _ values: ValueTable) -> NumberSet {
        var provided = NumberSet(below: values.values.count)
        for scope in scopes {
            for dependency in scope.dependencies where dependency.origin.isProvided {
                provided.insert(dependency.declared.value.index)
            }
        }
        return provided
    }

    /// Whether it is worth handing down: what is taken only if available, and is nowhere, is `nil` on the spot.
    private func mayBeMet(_ requirement: Requirement) -> Bool {
        guard !handsDownAll, case .ifAvailable(let value) = requirement else { return true }
        return provided.contains(value.index)
            || values[value].optional.map { provided.contains($0.index) } ?? false
    }

    /// A scope's own needs, and what passes through it of those of what it builds.
    private mutating func gather(_ scope: Int) -> Needs {
        var needs = Needs()
        met.removeAll()
        steps += scopes[scope].dependencies.count
        for requirement in scopes[scope].ownNeeds
        where mayBeMet(requirement) && met.insert(requirement.number) {
            needs.own.append(requirement)
        }
        for product in scopes[scope].products {
            steps += requires[product.index].count
            for requirement in requires[product.index]
            where !met.contains(requirement.number) && passes(requirement, of: product, through: scope) {
                met.insert(requirement.number)
                needs.below.append(requirement)
            }
        }
        return needs
    }

    /// Passes requirements up, within a component, until nothing is new.
    private mutating func spread(_ needs: [Needs], among members: [Int]) -> [Needs] {
        let places = Dictionary(uniqueKeysWithValues: members.enumerated().map { ($1, $0) })
        var parents = [[Int]](repeating: [], count: members.count)
        for (place, scope) in members.enumerated() {
            for product in scopes[scope].products {
                if let child = places[product.index] { parents[child].append(place) }
            }
        }
        var needs = needs
        var known = needs.map { Set($0.own + $0.below) }
        var open: [(place: Int, requirement: Requirement)] = []
        for (place, needs) in needs.enumerated() {
            for requirement in needs.own + needs.below { open.append((place, requirement)) }
        }
        while let (place, requirement) = open.popLast() {
            steps += parents[place].count
            for parent in parents[place]
            where passes(requirement, of: ScopeID(members[place]), through: members[parent])
                && known[parent].insert(requirement).inserted
            {
                needs[parent].below.append(requirement)
                open.append((parent, requirement))
            }
        }
        return needs
    }

    /// Whether a scope hands down what one of its products requires, and does not provide it.
    private func passes(_ requirement: Requirement, of product: ScopeID, through scope: Int) -> Bool {
        guard let provider = values.provider(of: requirement, among: scopes[scope].providers) else {
            return true
        }
        return scopes[scope].dependencies[provider].edges.contains {
            $0.product == product && $0.decorates(provider)
        }
    }

    /// In the order in which they are handed in. What is required serves what takes it only if available too.
    private mutating func ordered(_ needs: Needs) -> [Requirement] {
        met.removeAll()
        for requirement in needs.own { met.insert(requirement.number) }
        for requirement in needs.below { met.insert(requirement.number) }
        var ordered = needs.below.filter { !isServed($0) }
        if ordered.count > 1 {
            ordered.sort { left, right in
                let (first, second) = (ranks[left.value.index], ranks[right.value.index])
                return first < second || first == second && left.number < right.number
            }
        }
        return needs.own.filter { !isServed($0) } + ordered
    }

    /// Whether something that is required will do for what is taken only if available.
    private func isServed(_ requirement: Requirement) -> Bool {
        guard case .ifAvailable(let value) = requirement else { return false }
        if met.contains(Requirement.value(value).number) { return true }
        return values[value].optional.map { met.contains(Requirement.value($0).number) } ?? false
    }
}

/// What a scope needs from above, each once.
private struct Needs {
    /// Its own, in declaration order.
    var own: [Requirement] = []
    /// What passes through it.
    var below: [Requirement] = []
}

/// A set of small numbers that is emptied at once, however many there are.
private struct NumberSet {
    /// The round in which each was last inserted.
    private var rounds: [Int]
    private var round = 1

    init(below count: Int) { rounds = [Int](repeating: 0, count: count) }

    func contains(_ number: Int) -> Bool { rounds[number] == round }

    /// `false` where it is in already.
    @discardableResult
    mutating func insert(_ number: Int) -> Bool {
        if contains(number) { return false }
        rounds[number] = round
        return true
    }

    mutating func removeAll() { round += 1 }
}
