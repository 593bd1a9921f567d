import HeirloomGraph
import HeirloomModel

/// Plans the labeled calls: `builder.instantiate(user: user)` for every type of the module with forwarded
/// dependencies.
final class LabeledCallPlanner {
    private let graph: ScopeGraph
    private(set) var types: PrintedTypes

    init(_ context: PlanningContext, imports: ImportLedger) {
        graph = context.graph
        // `T`, the product of an instantiator, hides a type of that name.
        let printer = TypePrinter(graph, shadowed: ["T"], meetsUnreadNames: context.meetsUnreadNames)
        types = PrintedTypes(printer, imports: imports)
    }

    /// Plans the calls for the given types of the module, sorted by the types' names.
    func plans(for scopes: [Scope]) -> [LabeledCallPlan] {
        scopes.map { plan(for: $0) }.sorted { $0.product < $1.product }
    }

    /// Plans the call for one type. Swift prefers one that the module itself declares for an instantiator.
    private func plan(for scope: Scope) -> LabeledCallPlan {
        let declaration = scope.declaration
        let access = declaration.access.ofMember
        types.imports.use(module: "Heirloom", access: access ?? .internal)
        let generics = genericParameters(of: declaration)
        let printer = types.printer.declaring(generics.map(\.printed))
        let parameters = scope.forwarded.map { index in
            let dependency = scope.dependencies[index]
            let type = dependency.type.renaming(generics)
            types.use(type, access: access ?? .internal, printedBy: printer)
            if type.namesMember(of: generics) {
                let access = access ?? .internal
                types.imports.use(memberOfParameterOf: declaration, in: scope.file, access: access)
            }
            let label = graph[dependency.value].label
            return ParameterPlan(name: label, type: printer.parameterSpelling(type))
        }
        return LabeledCallPlan(
            attributes: (access == .public ? declaration.spiAttributes : []) + declaration.availability,
            extended: printer.runtimeSpelling("InstantiatorProtocol"),
            product: printer.spelling(scope.type.renaming(generics)),
            genericParameters: generics.map { ReservedWords.escapedTypeName($0.printed) },
            access: access,
            isNonisolated: graph.defaultIsolation != .nonisolated,
            parameters: parameters
        )
    }

    /// The parameters of a generic type, renamed if their names mean something else where the call is declared.
    private func genericParameters(of declaration: InstantiableDeclaration) -> [PrintedParameter] {
        var taken = Set(declaration.genericParameters + ["T"])
        return declaration.genericParameters.map { name in
            guard name == "T" || graph.names.topLevel[name] != nil else {
                return PrintedParameter(name: name, printed: name)
            }
            let printed = taken.insertNumbered(name, after: "") { graph.names.topLevel[$0] != nil }
            return PrintedParameter(name: name, printed: printed)
        }
    }
}

/// A parameter of a generic type, and its printed name.
private struct PrintedParameter {
    var name: String
    var printed: String
}

extension ResolvedType {
    /// Whether the type mentions a member of a generic parameter.
    fileprivate func namesMember(of parameters: [PrintedParameter]) -> Bool {
        spelled.containsName { components in
            components.count > 1 && parameters.contains { $0.printed == components[0].name }
        }
    }

    /// The type with the parameters of a generic type under their printed names.
    fileprivate func renaming(_ parameters: [PrintedParameter]) -> ResolvedType {
        if parameters.isEmpty { return self }
        return spelledOtherwise(
            spelled.replacingNames { components in
                guard let first = parameters.first(where: { $0.name == components[0].name }) else {
                    return .named(components)
                }
                return .named([TypeNameComponent(first.printed)] + components.dropFirst())
            }
        )
    }
}

extension ScopeGraph {
    /// Whether the instantiators of a type get a call with labels: it is one of the module with forwarded dependencies.
    func isCalledByLabels(_ scope: Scope) -> Bool {
        scope.module == module && scope.owner == nil && !scope.forwarded.isEmpty
            && !scope.isSpecialization
    }
}
