import HeirloomGraph
import HeirloomModel

/// The place for which a body is planned.
struct BodyPlace {
    var id: ScopeID
    var scope: Scope
    var names: ScopeNames
    /// The isolation of the body.
    var isolation: Isolation
    /// Builds the products of the body.
    var calls: any ProductCalls
}

extension WiringPlanner {
    /// Plans the body that builds a scope, ending with a call of `callee`.
    func body(
        of id: ScopeID,
        names: ScopeNames,
        in isolation: Isolation,
        callee: String,
        calling calls: some ProductCalls
    ) -> BodyPlan {
        let place = BodyPlace(id: id, scope: graph[id], names: names, isolation: isolation, calls: calls)
        steps += place.scope.dependencies.count + place.scope.requires.count
        var locals: [LocalPlan] = []
        locals.reserveCapacity(place.scope.constructionOrder.count)
        for dependency in place.scope.constructionOrder {
            var local = local(for: dependency, at: place)
            if local.value != .none {
                local.property = convertedProperty(dependency, at: place, isConverted: local.type != nil)
            }
            locals.append(local)
        }
        let values = graph.argumentDependencies(of: place.scope).map { ownValue(of: $0, at: place) }
        let tasks = calls.startsTasks ? tasks(at: place) : [:]
        return BodyPlan(
            locals: tasks.isEmpty ? locals : ConcurrentLocals.arranged(locals, tasks: tasks),
            result: call(callee, of: place.scope, values: values)
        )
    }

    /// `Feed.source` for a dependency whose value only the compiler judges: it is converted to another type than it is
    /// built as, or crosses to another isolation.
    private func convertedProperty(_ dependency: Int, at place: BodyPlace, isConverted: Bool) -> String? {
        let declared = place.scope.dependencies[dependency]
        let isJudged =
            switch declared.origin {
            case .renamed(let renaming): isConverted || renaming.isWrapped
            case .instantiated, .forwarded, .received, .receivedIfAvailable:
                declared.edges.contains { edge in
                    edge.isConcurrent || edge.builder?.isSendable == true
                        || graph[edge.product].type.canonical.withoutOptional
                            != edge.requestedType.canonical.withoutOptional
                }
            }
        let owner = place.scope.declaration.path
        return isJudged ? (owner + [graph[declared.value].label]).joined(separator: ".") : nil
    }

    /// The names of the tasks that build locals concurrently, by the names of the locals.
    private func tasks(at place: BodyPlace) -> [String: String] {
        let concurrent = place.scope.constructionOrder.filter { index in
            place.scope.dependencies[index].edges.contains { $0.isConcurrent }
        }
        if concurrent.isEmpty { return [:] }
        var names = LocalNames(labels: [], reserved: context.typeHeads)
        names.take(place.names.all)
        return Dictionary(
            uniqueKeysWithValues: concurrent.map { index in
                (place.names[index], names.name(for: place.names[index] + "Task"))
            }
        )
    }

    /// The value that a scope passes for one of its own dependencies.
    func ownValue(of dependency: Int, at place: BodyPlace) -> ValuePlan {
        switch place.scope.dependencies[dependency].origin {
        case .forwarded, .instantiated, .renamed:
            .named(place.names[dependency])
        case .received:
            ownValue(of: .value(place.scope.dependencies[dependency].value), at: place)
        case .receivedIfAvailable(let value):
            ownValue(of: .ifAvailable(value), at: place)
        }
    }

    private func ownValue(of requirement: Requirement, at place: BodyPlace) -> ValuePlan {
        value(of: graph.supply(of: requirement, in: place.id, to: nil), at: place)
    }

    func local(for dependency: Int, at place: BodyPlace) -> LocalPlan {
        let declared = place.scope.dependencies[dependency]
        let name = place.names[dependency]
        switch declared.origin {
        case .instantiated:
            if let collection = declared.collected {
                return collected(collection, by: dependency, at: place)
            }
            guard let edge = declared.edges.first else { return absent(dependency, at: place) }
            return local(name, of: declared, built: edge, at: place)
        case .renamed(let renaming):
            return renamed(renaming, name: name, dependency: dependency, at: place)
        case .forwarded, .received, .receivedIfAvailable:
            preconditionFailure("A scope makes only what it instantiates or renames.")
        }
    }

    private func local(
        _ name: String,
        of declared: ScopeDependency,
        built edge: BuildEdge,
        at place: BodyPlace
    ) -> LocalPlan {
        switch edge.moment {
        case .atOnce:
            let built = place.calls.type(along: edge, by: self)
            return LocalPlan(
                name: name,
                type: built == declared.type.canonical && !declared.type.canonical.isUnexpectedWhereInferred
                    ? nil : spelling(declared.type),
                value: .construction(construction(along: edge, at: place))
            )
        case .onDemand(let kind, let forwardedOrder):
            let isSaid = declared.type.canonical.wrappedInOptional != nil || kind.instantiator == nil
            return LocalPlan(
                name: name,
                type: isSaid ? spelling(declared.type) : nil,
                value: .builder(builder(along: edge, forwardedOrder, at: place))
            )
        }
    }

    /// The value that is passed for a supply.
    func value(of supply: Supply, at place: BodyPlace) -> ValuePlan {
        switch supply {
        case .dependency(let index): ownValue(of: index, at: place)
        case .handedIn(let requirement): handedIn(requirement, at: place)
        case .nothing: .none
        }
    }

    /// The parameter for a value that the scope itself requires. The `init()` of a root has none: it requires only
    /// values that it can do without.
    private func handedIn(_ requirement: Requirement, at place: BodyPlace) -> ValuePlan {
        guard !place.names.requirements.isEmpty, let index = place.scope.place(of: requirement) else {
            return .none
        }
        return .named(place.names.requirements[index])
    }

    // MARK: Products

    /// The values for the requirements of the product, in order.
    func suppliedValues(along edge: BuildEdge, at place: BodyPlace) -> [ValuePlan] {
        let required = graph[edge.product].requires
        steps += required.count
        return required.map { requirement in
            value(of: graph.supply(of: requirement, in: edge.owner, to: edge.dependency), at: place)
        }
    }

    func builder(along edge: BuildEdge, _ forwardedOrder: [Int]?, at place: BodyPlace) -> BuilderPlan {
        let scope = graph[edge.product]
        let allowed = edge.builder?.effects ?? .none
        let values = suppliedValues(along: edge, at: place)
        // A forwarded value may hide a name outside of the closure, unless the closure captures it.
        let captured = values.compactMap(\.name)
        let labels = scope.forwarded.map { graph[scope.dependencies[$0].value].label }
        var names = LocalNames(labels: labels, reserved: context.typeHeads)
        names.take(captured)
        let kept = edge.lifetime.map { self.kept($0, along: edge, at: place) }
        if let kept { names.take([kept.name]) }
        let capture = capture(along: edge, at: place)
        if let capture { names.take([capture.name]) }
        let forwarded = labels.map { names.name(for: $0) }
        // The compiler infers the error from the local's type, but not through an optional.
        let type = place.scope.dependencies[edge.dependency].type
        let saysError = type.canonical.wrappedInOptional != nil
        let order = forwardedOrder ?? Array(forwarded.indices)
        return BuilderPlan(
            type: edge.builder?.instantiator == nil ? nil : builderSpelling(type),
            capture: capture,
            parameters: order.map { forwarded[$0] },
            parameterTypes: consumes(type, scope)
                ? order.map { place in
                    let index = scope.forwarded[place]
                    return parameterSpelling(of: scope.dependencies[index], in: scope)
                } : nil,
            effects: saysError ? typedEffects(along: edge, isAsync: allowed.isAsync) : "",
            kept: kept,
            construction: place.calls.construction(
                ProductRequest(
                    edge: edge,
                    context: edge.context(in: place.isolation),
                    forwarded: forwarded,
                    values: values,
                    captured: capture?.name
                ),
                by: self
            )
        )
    }

    /// The value that a builder's closure captures in addition to the values that it mentions: `makeChildOverrides`.
    private func capture(along edge: BuildEdge, at place: BodyPlace) -> CapturePlan? {
        guard var capture = place.calls.capture(along: edge) else { return nil }
        var names = LocalNames(labels: [], reserved: context.typeHeads)
        names.take(place.names.all)
        let word = capture.name.prefix(1).uppercased() + capture.name.dropFirst()
        capture.name = names.name(for: place.names[edge.dependency] + word)
        return capture
    }

    /// Whether a function type and the closure that implements it both consume a parameter. A closure with written
    /// parameter types cannot also have an autoclosure parameter.
    private func consumes(_ function: ResolvedType, _ closure: Scope) -> Bool {
        guard closure.owner != nil,
            let called = BuilderFunction(function.spelled, isBuiltByClosure: true)?.parameters,
            !called.contains(where: \.isAutoclosure)
        else { return false }
        return called.contains { parameter in
            parameter.isConsumed && parameter.label.flatMap(closure.ownership) == "consuming"
        }
    }

    /// `Instantiator<Child>` for a property of that type or of `Instantiator<Child>?`.
    private func builderSpelling(_ type: ResolvedType) -> String {
        guard let canonical = type.canonical.wrappedInOptional else { return spelling(type) }
        types.use(type)
        // An alias of an optional does not spell the type within.
        return types.printer.spelling(type.spelled.wrappedInOptional ?? canonical)
    }
}

extension TypeExpression {
    /// Whether the compiler warns about `let x = …` without a type annotation: for `Void`, `Never`, `AnyClass`, and
    /// optionals and arrays of them.
    var isUnexpectedWhereInferred: Bool {
        if let wrapped = wrappedInOptional { return wrapped.isUnexpectedWhereInferred }
        switch self {
        case .tuple(let elements): return elements.isEmpty
        case .array(let element): return element.isUnexpectedWhereInferred
        case .named(let components):
            // The names of types that were read are qualified by their modules.
            let isQualified = components.count == 2 && components[0].name == "Swift"
            guard components.count == 1 || isQualified, let last = components.last else { return false }
            if last.name == "Array" { return last.arguments.contains(where: \.isUnexpectedWhereInferred) }
            return ["AnyClass", "Never", "Void"].contains(last.name)
        case .metatype(let instance):
            guard case .existential(let constraint) = instance else { return instance.isAnyObject }
            return constraint.isAnyObject
        case .member, .optional, .implicitlyUnwrapped, .dictionary, .inlineArray, .function, .existential,
            .opaque, .composition, .protocolMetatype, .suppressed, .packElement, .packExpansion, .attributed,
            .integer, .placeholder:
            return false
        }
    }

    private var isAnyObject: Bool {
        guard case .named(let components) = self else { return false }
        return components.last?.name == "AnyObject"
    }
}
