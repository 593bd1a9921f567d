import HeirloomModel

/// Generic types that ask for one another with ever larger arguments: `Node<T>` that asks for a `Node<[T]>`.
package struct EndlessGenerics {
    /// What asks for the larger argument, and then what leads back to it. Of the declarations of the types, not of their
    /// specialisations.
    package let steps: [DependencyID]
    /// Whether it does end, and only with more or larger types than anybody can mean.
    package var isFinite = false
}

/// Finds generic types that ask for one another with ever larger arguments.
///
/// Each parameter leads to those for which it is an argument, or a part of one, where its type asks for another generic
/// type. What follows from one specialisation is without end just where a cycle of such steps has one in which the
/// parameter is only a part: that is the test of ECMA-335 (Partition II, 9.2), after A. Kennedy and B. Pierce, "On
/// Decidability of Nominal Subtyping with Variance", 2007. What a member of a parameter leads to, as in `Node<T.Next>`, is not
/// known before it is met: whether that ends is counted then.
struct ArgumentGrowth {
    /// One for each group of types that ask for one another so.
    private(set) var cycles: [EndlessGenerics] = []
    /// By generic type, the dependencies that ask for larger arguments in such a cycle.
    private(set) var endless: [EntityID: Set<Int>] = [:]

    /// A parameter of a generic type.
    private struct Parameter: Hashable {
        var type: EntityID
        var index: Int
    }

    /// A parameter that is an argument, or a part of one.
    private struct Step {
        var source: Int
        var target: Int
        var dependency: DependencyID
        var isGrowing: Bool
    }

    private var nodes: [Parameter: Int] = [:]
    private var steps: [Step] = []

    init(_ scopes: [DeclaredScope], _ specialisations: Specialisations) {
        for (index, scope) in scopes.enumerated() where scope.isGeneric {
            for place in scope.dependencies.indices {
                let dependency = DependencyID(scope: ScopeID(index), index: place)
                let requested = scope.dependencies[place].request?.specialisations ?? []
                for type in requested.map(\.type.canonical) {
                    guard let asked = specialisations.template(of: type) else { continue }
                    add(type, asked, askedForBy: dependency, of: scope)
                }
            }
        }
        guard steps.contains(where: \.isGrowing) else { return }
        var targets = [[Int]](repeating: [], count: nodes.count)
        for step in steps { targets[step.source].append(step.target) }
        let components = StronglyConnectedComponents(edges: targets).componentOf
        let inCycles = steps.filter { components[$0.source] == components[$0.target] }
        var told: Set<Int> = []
        for step in inCycles where step.isGrowing {
            if let type = scopes[step.dependency.scope.index].entity {
                endless[type, default: []].insert(step.dependency.index)
            }
            if told.insert(components[step.source]).inserted {
                cycles.append(EndlessGenerics(steps: Self.cycle(from: step, among: inCycles)))
            }
        }
    }

    private mutating func add(
        _ type: TypeExpression,
        _ asked: EntityID,
        askedForBy dependency: DependencyID,
        of scope: DeclaredScope
    ) {
        guard case .named(let components) = type, let arguments = components.last?.arguments,
            let owner = scope.entity
        else { return }
        for (target, argument) in arguments.enumerated() {
            for (source, name) in scope.declaration.genericParameters.enumerated() {
                guard argument.names(name) else { continue }
                steps.append(
                    Step(
                        source: node(Parameter(type: owner, index: source)),
                        target: node(Parameter(type: asked, index: target)),
                        dependency: dependency,
                        isGrowing: argument != .named([TypeNameComponent(name)])
                    )
                )
            }
        }
    }

    private mutating func node(_ parameter: Parameter) -> Int {
        if let known = nodes[parameter] { return known }
        let node = nodes.count
        nodes[parameter] = node
        return node
    }

    /// The step with the shortest way back to where it begins.
    private static func cycle(from first: Step, among steps: [Step]) -> [DependencyID] {
        var arrivals: [Int: Step] = [:]
        let leaving = Dictionary(grouping: steps, by: \.source)
        var walk = BreadthFirstWalk(from: [first.target])
        while let node = walk.next(), node != first.source {
            for step in leaving[node] ?? [] where walk.reach(step.target) { arrivals[step.target] = step }
        }
        var way: [DependencyID] = []
        var node = first.source
        while node != first.target, let step = arrivals[node] {
            way.append(step.dependency)
            node = step.source
        }
        return [first.dependency] + way.reversed()
    }
}

extension TypeExpression {
    /// Whether that word is a name in it.
    fileprivate func names(_ word: String) -> Bool {
        var names = false
        forEachName { components in names = names || components == [TypeNameComponent(word)] }
        return names
    }
}
