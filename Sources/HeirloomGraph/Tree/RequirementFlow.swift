import HeirloomModel

/// The requirements of each scope: the values that it receives, and those that its products require, without the values
/// that it provides.
///
/// Computed over the strongly connected components of the "instantiates" graph, products before their owners. A
/// requirement is visited once for each scope that has it and each owner of that scope.
struct RequirementFlow {
    /// By ``ScopeID``. A scope's own requirements come first, in declaration order, followed by those of its products,
    /// by label and type.
    package private(set) var requires: [[Requirement]]
    /// The number of requirements visited. Tests check how it grows.
    package private(set) var steps = 0
    /// Whether a value that is taken only if available is not passed down, because no scope provides it.
    private(set) var leavesOut = false
    private let scopes: [LinkedScope]
    private let values: ValueTable
    /// By ``ValueID``, the ranks of the required values.
    private let ranks: [Int]
    /// By ``ValueID``, whether some scope provides the value.
    private let isProvided: [Bool]
    /// By ``Requirement/number``, the last mark of a scope that has the requirement.
    private var marks: [Int]
    private var lastMark = 0

    /// Whether values that are taken only if available are passed down even if no scope provides them.
    private let handsDownAll: Bool

    init(
        _ scopes: [LinkedScope],
        _ components: StronglyConnectedComponents,
        _ values: ValueTable,
        handsDownAll: Bool
    ) {
        self.handsDownAll = handsDownAll
        self.scopes = scopes
        self.values = values
        ranks = Self.ranks(scopes, values)
        marks = [Int](repeating: 0, count: 2 * values.values.count)
        var isProvided = [Bool](repeating: false, count: values.values.count)
        for scope in scopes {
            for dependency in scope.dependencies where dependency.origin.isProvided {
                isProvided[dependency.value.index] = true
            }
        }
        self.isProvided = isProvided
        requires = [[Requirement]](repeating: [], count: scopes.count)
        for members in components.components {
            // The requirements of other members of the same component are still empty here.
            let gathered = members.map { gather($0) }
            if members.count == 1 {
                requires[members[0]] = ordered(gathered[0])
            } else {
                let all = spread(gathered, among: members)
                for (scope, needs) in zip(members, all) { requires[scope] = ordered(needs) }
            }
        }
    }

    /// Returns the ranks of all required values.
    private static func ranks(_ scopes: [LinkedScope], _ values: ValueTable) -> [Int] {
        var isNeeded = [Bool](repeating: false, count: values.values.count)
        for scope in scopes {
            for dependency in scope.dependencies {
                if let need = dependency.needFromAbove { isNeeded[need.value.index] = true }
            }
        }
        return values.ranks(of: isNeeded.indices.filter { isNeeded[$0] }.map { ValueID($0) })
    }

    /// Returns whether a requirement must be passed down. A value that is taken only if available, and that no scope
    /// provides, is `nil` where it is taken.
    private func mayBeMet(_ requirement: Requirement) -> Bool {
        guard !handsDownAll, case .ifAvailable(let value) = requirement else { return true }
        return isProvided[value.index] || values[value].optional.map { isProvided[$0.index] } ?? false
    }

    /// Marks a requirement with the last mark. Returns whether it did not have it yet.
    private mutating func mark(_ requirement: Requirement) -> Bool {
        defer { marks[requirement.number] = lastMark }
        return marks[requirement.number] != lastMark
    }

    /// Returns a scope's own requirements, and those of its products that it does not provide.
    private mutating func gather(_ scope: Int) -> Needs {
        var needs = Needs()
        lastMark += 1
        steps += scopes[scope].dependencies.count
        for dependency in scopes[scope].dependencies {
            guard let requirement = dependency.needFromAbove else { continue }
            guard mayBeMet(requirement) else {
                leavesOut = true
                continue
            }
            if mark(requirement) { needs.own.append(requirement) }
        }
        for product in scopes[scope].products {
            steps += requires[product.index].count
            for requirement in requires[product.index]
            where marks[requirement.number] != lastMark
                && passes(requirement, of: product, through: scope) && mark(requirement)
            {
                needs.below.append(requirement)
            }
        }
        return needs
    }

    /// Propagates requirements upward within a component until there are no new ones.
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

    /// Returns whether a scope passes down a requirement of one of its products instead of providing it.
    private func passes(_ requirement: Requirement, of product: ScopeID, through scope: Int) -> Bool {
        guard let provider = values.provider(of: requirement, among: scopes[scope].providers) else {
            return true
        }
        return scopes[scope].dependencies[provider].edges.contains {
            $0.product == product && $0.decorates(provider)
        }
    }

    /// Returns the requirements in the order in which they are passed in. A required value also serves dependencies
    /// that take it only if available.
    private mutating func ordered(_ needs: Needs) -> [Requirement] {
        lastMark += 1
        for requirement in needs.own { marks[requirement.number] = lastMark }
        for requirement in needs.below { marks[requirement.number] = lastMark }
        var ordered = needs.below.filter { !isServed($0) }
        if ordered.count > 1 {
            let ranks = ranks
            ordered.sort { left, right in
                let (first, second) = (ranks[left.value.index], ranks[right.value.index])
                return first < second || first == second && left.number < right.number
            }
        }
        return needs.own.filter { !isServed($0) } + ordered
    }

    /// Returns whether a marked value also serves a requirement that is taken only if available.
    private func isServed(_ requirement: Requirement) -> Bool {
        guard case .ifAvailable(let value) = requirement else { return false }
        return [value, values[value].optional].contains { value in
            value.map { marks[Requirement.value($0).number] == lastMark } ?? false
        }
    }
}

/// The values that a scope needs from above, each once.
private struct Needs {
    /// The scope's own requirements, in declaration order.
    var own: [Requirement] = []
    /// The requirements of its products.
    var below: [Requirement] = []
}
