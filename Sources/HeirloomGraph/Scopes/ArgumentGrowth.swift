import HeirloomModel

/// Generic types that request one another with ever larger arguments: a `Node<T>` that requests a `Node<[T]>`.
package struct EndlessGenerics {
    /// The dependency that requests the larger argument, followed by those that lead back to it. They belong to the
    /// declarations of the generic types, not to specializations.
    package let steps: [DependencyID]
    /// Whether the requests do end, but only after more or larger types than anybody could intend.
    package var isFinite = false
}

/// Finds generic types that request one another with ever larger arguments.
///
/// Each parameter leads to the parameters for which it is an argument, or a part of one, in the generic types that its
/// own type requests. The specializations that follow from one are infinite if and only if a cycle of such steps
/// contains one in which the parameter is only a part of the argument: this is the test of ECMA-335 (Partition II,
/// 9.2), after A. Kennedy and B. Pierce, "On Decidability of Nominal Subtyping with Variance", 2007. The type of a
/// member of a parameter, as in `Node<T.Next>`, is unknown until a specialization is read; such requests are limited by
/// their number instead.
struct ArgumentGrowth {
    /// One for each group of types that request one another in this way.
    private(set) var cycles: [EndlessGenerics] = []
    /// By generic type, the dependencies in such a cycle that request larger arguments.
    private(set) var endless: [EntityID: Set<Int>] = [:]

    /// A parameter of a generic type.
    private struct Parameter: Hashable {
        var type: EntityID
        var index: Int
    }

    /// A step from a parameter to one for which it is an argument, or a part of one.
    private struct Step {
        var source: Int
        var target: Int
        var dependency: DependencyID
        var isGrowing: Bool
    }

    private var nodes: [Parameter: Int] = [:]
    private var steps: [Step] = []

    init(_ scopes: [DeclaredScope], _ specializations: Specializations) {
        for (index, scope) in scopes.enumerated() where scope.isGeneric {
            for place in scope.dependencies.indices {
                let dependency = DependencyID(scope: ScopeID(index), index: place)
                let requested = scope.dependencies[place].request?.specializations ?? []
                for type in requested.map(\.type.canonical) {
                    guard let asked = specializations.template(of: type) else { continue }
                    add(type, asked, askedForBy: dependency, of: scope)
                }
            }
        }
        guard steps.contains(where: \.isGrowing) else { return }
        var targets = [[Int]](repeating: [], count: nodes.count)
        for step in steps { targets[step.source].append(step.target) }
        let components = StronglyConnectedComponents(edges: targets).componentOf
        let inCycles = steps.filter { components[$0.source] == components[$0.target] }
        var reported: Set<Int> = []
        for step in inCycles where step.isGrowing {
            if let type = scopes[step.dependency.scope.index].entity {
                endless[type, default: []].insert(step.dependency.index)
            }
            if reported.insert(components[step.source]).inserted {
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

    /// Returns the shortest cycle that begins with a step.
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
    /// Returns whether a word is a name in the type.
    fileprivate func names(_ word: String) -> Bool {
        containsName { $0 == [TypeNameComponent(word)] }
    }
}
