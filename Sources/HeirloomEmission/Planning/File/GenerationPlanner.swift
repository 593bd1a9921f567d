import HeirloomGraph
import HeirloomModel

/// Generates the Swift file of a module.
package enum SwiftEmitter {
    /// Returns the text of the file: only its header if there is nothing to generate.
    ///
    /// - Complexity: Time and space are linear in the length of the text.
    package static func source(for graph: ConditionalGraph) -> String {
        SwiftPrinter.source(for: GenerationPlanner.plan(for: graph.printed))
    }

    /// Returns the text of the file for a graph that depends on no condition.
    package static func source(for graph: ScopeGraph) -> String { source(for: ConditionalGraph(graph)) }
}

/// Plans a generated file: plans every build configuration, and puts the differences between them under `#if`.
///
/// Roots are compared function by function, so that `#if` surrounds only functions that differ. No smaller part would
/// do: the parameters of a function may differ as well, and no `#if` within the function could express that.
enum GenerationPlanner {
    static func plan(for graph: ConditionalGraph) -> GenerationPlan {
        let meetsUnreadNames = graph.graphs.contains { $0.meetsUnreadNames }
        let planners = zip(graph.graphs, PlannedBoundaries.all(of: graph)).map {
            ConfigurationPlanner(of: $0, in: graph, $1, meetingUnreadNames: meetsUnreadNames)
        }
        let doublesByGraph = GraphDoubles.all(of: graph, meetingUnreadNames: meetsUnreadNames)
        let groups = graph.groups.enumerated().map { group, configurations in
            var plans: [Int: ConfigurationPlan] = [:]
            for configuration in configurations.indices {
                let places = graph.places(showing: configuration, ofGroup: group)
                guard let first = places.first else { continue }
                var plan = planners[first].plan(for: group)
                var planned = PlannedParts()
                for doubles in places.compactMap({ doublesByGraph[$0] }) {
                    if let more = doubles.plan(for: group, besides: &planned) { plan.doubles.append(more) }
                }
                plans[configuration] = plan
            }
            return GroupPlan(configurations: configurations, plans: plans)
        }
        var plan = GenerationPlan(
            refusals: RefusalPlan.plans(for: graph),
            imports: imports(groups.flatMap(\.imports)),
            aliases: aliases(groups.flatMap(\.aliases)),
            roots: groups.flatMap(\.roots).sorted { $0.head.name < $1.head.name },
            labeledCalls: groups.flatMap(\.labeledCalls).sorted {
                ($0.clauses.first?.value.product ?? "") < ($1.clauses.first?.value.product ?? "")
            },
            boundaries: BoundariesPlan(groups, of: graph.first.module),
            tests: TestsPlan(
                condition: graph.mockCondition,
                doubles: DoublesPlan(groups, of: graph),
                mocks: ProtocolMockPlanner.plan(for: graph, meetingUnreadNames: meetsUnreadNames)
            )
        )
        plan.placeImportsOfTests()
        return plan
    }

    /// Merges imports: each module once, followed by the declarations that are imported from it by themselves.
    static func imports(_ plans: [ImportPlan]) -> [ImportPlan] {
        Dictionary(grouping: plans, by: \.subject).sorted { $0.key < $1.key }.compactMap { subject, plans in
            let condition = anyOf(plans.map(\.condition))
            // A file may import a module under one condition although it is needed only under another.
            if condition == .constant(false) { return nil }
            return ImportPlan(
                attributes: Set(plans.flatMap(\.attributes)).sorted(),
                access: plans.compactMap(\.access).max(),
                accessAmongInternal: plans.compactMap(\.accessAmongInternal).max(),
                module: subject.module,
                declaration: subject.declaration,
                condition: condition
            )
        }
    }

    static func aliases(_ plans: [AliasPlan]) -> [AliasPlan] {
        Dictionary(grouping: plans, by: \.alias.name).sorted { $0.key < $1.key }.map { name, plans in
            AliasPlan(
                alias: TypeAlias(
                    name: name,
                    target: plans[0].alias.target,
                    access: plans.map(\.alias.access).max() ?? .private
                ),
                condition: anyOf(plans.map(\.condition))
            )
        }
    }

    /// The disjunction of the conditions; `nil` if it is always true.
    static func anyOf(_ conditions: [Condition?]) -> Condition? {
        Condition.any(of: conditions.map { $0 ?? .constant(true) }).reduced.unlessTrue
    }
}

/// Plans one of the graphs, group by group, without doubles.
private struct ConfigurationPlanner {
    private let context: PlanningContext
    /// The roots that get an initializer.
    private let roots: [Int: [Root]]
    /// The types of the module with forwarded dependencies.
    private let forwarded: [Int: [Scope]]
    private let boundaries: PlannedBoundaries?
    /// The functions that build types for modules above.
    private let functions: [Int: [BoundaryFunction]]
    private let boundaryContext: PlanningContext

    init(
        of graph: ScopeGraph,
        in all: ConditionalGraph,
        _ boundaries: PlannedBoundaries?,
        meetingUnreadNames meetsUnreadNames: Bool
    ) {
        let context = PlanningContext(graph, meetsUnreadNames: meetsUnreadNames)
        self.context = context
        self.boundaries = boundaries
        functions = Dictionary(grouping: boundaries?.functions ?? []) { all.group(of: graph[$0.scope]) }
        boundaryContext =
            boundaries.map {
                $0.graph === graph ? context : PlanningContext($0.graph, meetsUnreadNames: meetsUnreadNames)
            } ?? context
        roots = Dictionary(grouping: graph.roots.filter(\.needsInitializer)) {
            all.group(of: graph[$0.scope])
        }
        forwarded = Dictionary(
            grouping: graph.scopes.filter(graph.isCalledByLabels),
            by: all.group(of:)
        )
    }

    func plan(for group: Int) -> ConfigurationPlan {
        var imports = ImportLedger(context.graph)
        var aliases: Set<TypeAlias> = []
        var roots: [ConfigurationRootPlan] = []
        for root in self.roots[group] ?? [] {
            let planner = RootPlanner(root, context: context, imports: consume imports)
            roots.append(planner.plan())
            imports = planner.wiring.types.imports
            aliases.formUnion(planner.wiring.types.aliases)
        }
        var boundaryFunctions: [FunctionPlan] = []
        if let boundaries, let functions = functions[group] {
            let planner = BoundaryPlanner(functions, boundaries.stems, boundaryContext, consume imports)
            boundaryFunctions = planner.plans()
            imports = planner.wiring.types.imports
            aliases.formUnion(planner.wiring.types.aliases)
        }
        let planner = LabeledCallPlanner(context, imports: imports)
        let labeledCalls = planner.plans(for: forwarded[group] ?? [])
        return ConfigurationPlan(
            imports: planner.types.imports.plans(),
            aliases: aliases.union(planner.types.aliases),
            roots: roots,
            labeledCalls: labeledCalls,
            boundaryFunctions: boundaryFunctions
        )
    }
}

extension GenerationPlan {
    /// Places the imports of doubles and mocks: under their condition, without those that the file has already, or with
    /// all others if they have no condition.
    fileprivate mutating func placeImportsOfTests() {
        // A file with only doubles and mocks has no other imports.
        if !hasProduction { imports = [] }
        let needed = GenerationPlanner.imports((tests.doubles?.imports ?? []) + (tests.mocks?.imports ?? []))
        guard tests.condition != nil else {
            imports = GenerationPlanner.imports(imports + needed)
            return
        }
        let existing = Dictionary(grouping: imports.filter { $0.condition == nil }, by: \.subject)
        tests.imports = needed.filter { declaration in
            existing[declaration.subject]?.contains {
                Set($0.attributes).isSuperset(of: declaration.attributes)
            } != true
        }
    }
}

extension RefusalPlan {
    /// The errors of refused build configurations, and the warnings of others, under their conditions. The messages
    /// name only the file: the generated code depends neither on the machine nor on line numbers in the sources.
    static func plans(for graph: ConditionalGraph) -> [RefusalPlan] {
        Dictionary(grouping: graph.refused + graph.warned, by: \.group).sorted { $0.key < $1.key }.flatMap {
            group,
            refused in
            let configurations = graph.groups[group]
            var messages: [Message] = []
            var configurationsByMessage: [Message: Set<Int>] = [:]
            for refused in refused {
                for message in refused.faults.map(Message.init) {
                    if configurationsByMessage[message] == nil { messages.append(message) }
                    configurationsByMessage[message, default: []].insert(refused.configuration)
                }
            }
            return messages.reduce(into: [RefusalPlan]()) { plans, message in
                let wanted = configurationsByMessage[message] ?? []
                let condition = configurations.condition(of: wanted, among: Set(configurations.indices))
                if let same = plans.firstIndex(where: { $0.condition == condition }) {
                    plans[same].messages.append(message)
                } else {
                    plans.append(RefusalPlan(condition: condition, messages: [message]))
                }
            }
        }
    }
}

extension RefusalPlan.Message {
    fileprivate init(_ fault: Diagnostic) {
        let file = fault.location.path.split(separator: "/").last.map { "\($0): " } ?? ""
        // The reason for a dropped root is in its first note, but notes are not printed.
        let reason = fault.id == .droppedRoot ? fault.notes.first.map { ": \($0.message)" } : nil
        text = "\(file)\(fault.message)\(reason ?? "") [\(fault.id.rawValue)]"
        isError = fault.severity == .error
    }
}
