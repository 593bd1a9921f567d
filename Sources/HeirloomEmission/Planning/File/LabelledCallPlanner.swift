import HeirloomGraph
import HeirloomModel

/// Decides the labelled calls: for every type of the module to which something is forwarded, what makes
/// `builder.instantiate(user: user)` work.
struct LabelledCallPlanner {
    private let graph: ScopeGraph
    private let printer: TypePrinter
    private(set) var imports: ImportLedger
    private(set) var aliases: Set<TypeAlias> = []

    init(_ context: PlanningContext, imports: ImportLedger) {
        graph = context.graph
        self.imports = imports
        // The instantiators' own generic parameter hides a type of that name.
        printer = TypePrinter(graph, shadowed: ["T"], meetsUnreadNames: context.meetsUnreadNames)
    }

    /// The calls for some types of the module, sorted by their names.
    mutating func plans(for scopes: [Scope]) -> [LabelledCallPlan] {
        scopes.compactMap { plan(for: $0) }.sorted { $0.product < $1.product }
    }

    /// `nil` where the module declares the calls itself.
    private mutating func plan(for scope: Scope) -> LabelledCallPlan? {
        let instantiators = [BuilderKind(), BuilderKind(isSendable: true)]
            .filter { !scope.declaredCalls.contains($0) }
        if instantiators.isEmpty { return nil }
        let declaration = scope.declaration
        let access = declaration.access.ofMember
        imports.use(module: "Heirloom", access: access ?? .internal)
        let parameters = scope.forwardedDependencies.map { index in
            let dependency = scope.dependencies[index]
            imports.use(dependency.type, access: access ?? .internal)
            for declaration in printer.declarationsToImport(for: dependency.type) {
                imports.use(declaration, access: access ?? .internal)
            }
            aliases.formUnion(printer.aliases(in: dependency.type))
            return ParameterPlan(
                name: graph[dependency.value].label,
                type: printer.parameterSpelling(dependency.type)
            )
        }
        return LabelledCallPlan(
            attributes: (access == .public ? declaration.spiAttributes : []) + declaration.availability,
            instantiators: instantiators.map { printer.runtimeSpelling($0.typeName) },
            product: printer.spelling(scope.type),
            access: access,
            isNonisolated: graph.defaultIsolation != .nonisolated,
            parameters: parameters
        )
    }
}
