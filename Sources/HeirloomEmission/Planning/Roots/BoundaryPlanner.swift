import HeirloomGraph
import HeirloomModel

/// Plans the functions that build types of the module for modules above, and those for the parts of these types.
final class BoundaryPlanner {
    let wiring: WiringPlanner
    private let graph: ScopeGraph
    private let functions: [BoundaryFunction]
    private let calls: RootCalls
    private var knownToTakeIsolation: [ScopeID: Bool] = [:]

    init(
        _ functions: [BoundaryFunction],
        _ stems: ScopeStems,
        _ context: PlanningContext,
        _ imports: ImportLedger
    ) {
        self.functions = functions
        graph = context.graph
        let printer = TypePrinter(
            graph,
            shadowed: graph.names.values,
            meetsUnreadNames: context.meetsUnreadNames
        )
        wiring = WiringPlanner(context, types: PrintedTypes(printer, imports: imports))
        let starts = functions.map {
            ScopeVariant(scope: $0.scope, isolation: context.graph[$0.scope].isolationBelow)
        }
        let shared = functions.filter {
            $0.result === context.graph[$0.scope].type && $0.effects == context.graph[$0.scope].effects
        }
        // A type may list itself.
        let boundaries = Dictionary(shared.map { ($0.scope, $0) }, uniquingKeysWith: { first, _ in first })
        let parts = RootFunctions(below: starts, in: graph, without: Set(boundaries.keys)) { _ in
            FunctionNames(stems)
        }
        calls = RootCalls(
            parts,
            ofRootNamed: GeneratedNames.boundaryPrefix + graph.module,
            context,
            reserving: [FunctionPlan.isolationName],
            boundaries: boundaries
        )
    }

    func plans() -> [FunctionPlan] {
        functions.map(plan)
            + calls.functions.variants.map { variant in
                var plan = calls.plan(of: variant, written: wiring.written(variant.isolation), by: wiring)
                plan.availability = wiring.context.availability(below: variant.scope)
                if takesIsolation(variant) { plan.runInIsolationOfCaller() }
                return plan
            }
    }

    private func takesIsolation(_ variant: ScopeVariant) -> Bool {
        variant.isolation == .nonisolated && takesIsolation(variant.scope)
    }

    /// Returns whether a scope is built in the isolation of its caller although that suspends: its own call is synchronous,
    /// and it passes nothing to code outside of all actors, which could take only values that are `Sendable`.
    private func takesIsolation(_ id: ScopeID) -> Bool {
        if let known = knownToTakeIsolation[id] { return known }
        let scope = graph[id]
        // A test double of the type runs outside of all actors; the type itself does not.
        let isSettled =
            scope.settledIsolation != nil && !scope.declaration.construction.isolation.isOfCaller
        let isOfCaller =
            scope.effects.isAsync && !isSettled
            && scope.eagerEdges.allSatisfy { edge in
                let product = graph[edge.product]
                return !product.effects.isAsync || product.requires.isEmpty && product.forwarded.isEmpty
                    || takesIsolation(edge.product)
            }
        knownToTakeIsolation[id] = isOfCaller
        return isOfCaller
    }

    private func plan(for function: BoundaryFunction) -> FunctionPlan {
        let scope = graph[function.scope]
        let names = calls.names(inFunctionOf: function.scope)
        for type in function.signature { wiring.types.show(type, access: function.access) }
        var parameters = zip(scope.forwarded, function.forwarded).map { index, type in
            parameter(
                graph[scope.dependencies[index].value].label,
                names[index],
                wiring.types.text(of: type).parameterSpelling
            )
        }
        for (requirement, type) in function.requires {
            guard let place = scope.place(of: requirement) else { continue }
            let text =
                if case .ifAvailable = requirement {
                    wiring.optionalSpelling(type)
                } else {
                    wiring.types.text(of: type).parameterSpelling
                }
            parameters.append(parameter(graph[requirement.value].label, names.requirements[place], text))
        }
        var plan = FunctionPlan(
            availability: wiring.context.availability(below: function.scope),
            access: function.access,
            isolation: wiring.written(scope.isolationBelow),
            name: function.name,
            parameters: parameters,
            effects: wiring.spelling(function.effects),
            result: wiring.spelling(function.result),
            body: wiring.body(
                of: function.scope,
                names: names,
                in: scope.isolationBelow,
                callee: wiring.callee(of: function.scope),
                calling: calls
            )
        )
        let variant = ScopeVariant(scope: function.scope, isolation: scope.isolationBelow)
        if takesIsolation(variant) { plan.runInIsolationOfCaller() }
        return plan
    }

    private func parameter(_ label: String, _ name: String, _ type: String) -> ParameterPlan {
        ParameterPlan(label: label == name ? nil : label, name: name, type: type)
    }
}

extension BoundaryFunction {
    /// The types that the function's declaration names.
    fileprivate var signature: [ResolvedType] {
        forwarded + requires.map(\.type) + [result, effects.error].compactMap(\.self)
    }
}

extension BoundaryGraph {
    /// The scopes that may get a function.
    fileprivate func scopes(in graph: ScopeGraph) -> [ScopeID] {
        BreadthFirstWalk.reached(from: functions.map(\.scope)) { graph[$0].products }
            .filter { graph[$0].needsFunction }
    }
}

/// The boundary functions of each graph of a module. A scope has the same name in all of them.
struct PlannedBoundaries {
    let graph: ScopeGraph
    let functions: [BoundaryFunction]
    let stems: ScopeStems

    static func all(of graph: ConditionalGraph) -> [PlannedBoundaries?] {
        let boundaries = graph.graphs.map { graph in graph.boundaries.map { ($0, $0.graph ?? graph) } }
        let existing = boundaries.compactMap(\.self)
        if existing.isEmpty { return boundaries.map { _ in nil } }
        var stems = ScopeStems.all(for: existing.map { ($1, $0.scopes(in: $1)) }) { _ in false }
            .makeIterator()
        return boundaries.map { boundaries in
            guard let (functions, graph) = boundaries, let stems = stems.next() else { return nil }
            return PlannedBoundaries(graph: graph, functions: functions.functions, stems: stems)
        }
    }
}

extension BoundariesPlan {
    /// The functions of all groups of conditions; `nil` if there are none.
    init?(_ groups: [GroupPlan], of module: String) {
        let all = groups.flatMap(\.boundaryFunctions)
        let accesses = all.flatMap(\.plan.clauses).map(\.value.access)
        guard let access = accesses.max() else { return nil }
        self.module = module
        self.access = access
        // Trees of several groups can share a part on which no condition depends.
        functions = Dictionary(grouping: all, by: \.name).values.map { Alternatives(united: $0.map(\.plan)) }
            .sorted { $0.order < $1.order }
    }
}

extension Alternatives<FunctionPlan> {
    /// Functions for modules above come before those for parts.
    fileprivate var order: (Int, String) {
        guard let first = clauses.first?.value else { return (0, "") }
        return (first.access == .private ? 1 : 0, first.name)
    }
}
