import HeirloomGraph
import HeirloomModel

/// The place for which a body is planned.
private struct BodyPlace {
    var id: ScopeID
    var scope: Scope
    var names: ScopeNames
}

extension RootPlanner {
    /// What builds a scope, by a call of `callee` in the end.
    mutating func body(of id: ScopeID, names: ScopeNames, callee: String) -> BodyPlan {
        let place = BodyPlace(id: id, scope: graph[id], names: names)
        var locals: [LocalPlan] = []
        locals.reserveCapacity(place.scope.constructionOrder.count)
        for dependency in place.scope.constructionOrder {
            locals.append(local(for: dependency, at: place))
        }
        let values = graph.argumentDependencies(of: place.scope).map { ownValue(of: $0, at: place) }
        return BodyPlan(locals: locals, result: call(callee, of: place.scope, values: values))
    }

    /// The call of a scope's initializer or function, which takes the values in order.
    private func call(_ callee: String, of scope: Scope, values: [ValuePlan]) -> CallPlan {
        let arguments = zip(scope.declaration.construction.arguments, values).map { argument, value in
            ArgumentPlan(label: argument.label, value: value)
        }
        return CallPlan(callee: callee, arguments: arguments)
    }

    /// What a scope passes for one of its own dependencies.
    private func ownValue(of dependency: Int, at place: BodyPlace) -> ValuePlan {
        switch place.scope.dependencies[dependency].origin {
        case .forwarded, .built, .builder, .renamed:
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

    private mutating func local(for dependency: Int, at place: BodyPlace) -> LocalPlan {
        let declared = place.scope.dependencies[dependency]
        let name = place.names[dependency]
        switch declared.origin {
        case .built(let product):
            let construction = construction(
                of: product,
                for: dependency,
                forwarded: [],
                values: suppliedValues(to: dependency, product: product, at: place),
                at: place
            )
            let built = product.isWrapped ? product.requestedType : graph[product.scope].type
            return LocalPlan(
                name: name,
                type: annotation(declared.type, of: built.canonical),
                value: .construction(construction)
            )
        case .builder(_, let product):
            let isOptional = declared.type.canonical.wrappedInOptional != nil
            return LocalPlan(
                name: name,
                type: isOptional ? spelling(declared.type) : nil,
                value: .builder(builder(of: product, for: dependency, at: place))
            )
        case .renamed(let renaming):
            return renamed(renaming, name: name, dependency: dependency, at: place)
        case .forwarded, .received, .receivedIfAvailable:
            preconditionFailure("A scope makes only what it instantiates or renames.")
        }
    }

    /// The type that a local spells, unless its value is of that type anyway.
    private mutating func annotation(_ type: ResolvedType, of value: TypeExpression) -> String? {
        type.canonical == value ? nil : spelling(type)
    }
}

// MARK: - What is built

extension RootPlanner {
    /// The values for what the product requires.
    private func suppliedValues(
        to dependency: Int,
        product: ScopeDependency.Product,
        at place: BodyPlace
    ) -> [Requirement: ValuePlan] {
        var values: [Requirement: ValuePlan] = [:]
        for requirement in graph[product.scope].requires {
            let supply = graph.supply(of: requirement, in: place.id, to: dependency)
            values[requirement] = value(of: supply, at: place)
        }
        return values
    }

    private mutating func construction(
        of product: ScopeDependency.Product,
        for dependency: Int,
        forwarded: [String],
        values: [Requirement: ValuePlan],
        at place: BodyPlace
    ) -> ConstructionPlan {
        let scope = graph[product.scope]
        let wrapper = product.isWrapped ? spelling(product.requestedType) : nil
        guard scope.needsFunction else {
            return ConstructionPlan(
                wrapper: wrapper,
                call: plainCall(of: product.scope, forwarded: forwarded, values: values)
            )
        }
        let names = namesInFunction(of: product.scope)
        let forwardedArguments = zip(scope.forwardedDependencies, forwarded).map { index, name in
            ArgumentPlan(label: names[index], value: .named(name))
        }
        let handedIn = scope.requires.compactMap { requirement in
            names[requirement].map { ArgumentPlan(label: $0, value: values[requirement] ?? .none) }
        }
        return ConstructionPlan(
            wrapper: wrapper,
            call: CallPlan(
                callee: rootName + "." + functions[product.scope],
                arguments: forwardedArguments + handedIn
            )
        )
    }

    /// A call of the type itself, which makes nothing of its own.
    private mutating func plainCall(
        of id: ScopeID,
        forwarded: [String],
        values: [Requirement: ValuePlan]
    ) -> CallPlan {
        let scope = graph[id]
        let forwardedNames = Dictionary(
            uniqueKeysWithValues: zip(scope.forwardedDependencies, forwarded)
        )
        let arguments = graph.argumentDependencies(of: scope).map { dependency -> ValuePlan in
            switch scope.dependencies[dependency].origin {
            case .forwarded:
                forwardedNames[dependency].map { .named($0) } ?? .none
            case .received:
                values[.value(scope.dependencies[dependency].value)] ?? .none
            case .receivedIfAvailable(let value):
                values[.ifAvailable(value)] ?? .none
            case .built, .builder, .renamed:
                preconditionFailure("A type that makes something is built by a function.")
            }
        }
        var call = call(callee(of: id), of: scope, values: arguments)
        call.cast = context.overloaded.contains(id) ? printer.spelling(scope.type) : nil
        return call
    }

    private mutating func builder(
        of product: ScopeDependency.Product,
        for dependency: Int,
        at place: BodyPlace
    ) -> BuilderPlan {
        let scope = graph[product.scope]
        let values = suppliedValues(to: dependency, product: product, at: place)
        // What is forwarded hides what has its name outside, unless that is captured.
        let captured = values.values.compactMap(\.name)
        let labels = scope.forwardedDependencies.map { graph[scope.dependencies[$0].value].label }
        var names = LocalNames(labels: labels, reserved: context.typeHeads)
        names.take(captured)
        let parameters = labels.map { names.name(for: $0) }
        return BuilderPlan(
            type: builderSpelling(place.scope.dependencies[dependency].type),
            parameters: parameters,
            construction: construction(
                of: product,
                for: dependency,
                forwarded: parameters,
                values: values,
                at: place
            )
        )
    }

    /// `Instantiator<Child>` for a property of that type or of `Instantiator<Child>?`.
    private mutating func builderSpelling(_ type: ResolvedType) -> String {
        guard let canonical = type.canonical.wrappedInOptional else { return spelling(type) }
        use(type)
        // An alias of an optional has no spelling for what is within.
        return printer.spelling(type.spelled.wrappedInOptional ?? canonical)
    }
}

// MARK: - What is there already

extension RootPlanner {
    private mutating func renamed(
        _ renaming: ScopeDependency.Renaming,
        name: String,
        dependency: Int,
        at place: BodyPlace
    ) -> LocalPlan {
        let type = place.scope.dependencies[dependency].type
        guard let source = source(of: renaming, for: dependency, at: place) else {
            return LocalPlan(name: name, type: spelling(type), value: .none)
        }
        guard renaming.isWrapped else {
            let annotation = annotation(type, of: source.type)
            return LocalPlan(name: name, type: annotation, value: .renamed(source.name, wrapper: nil))
        }
        use(type)
        let wrapped = type.canonical.wrappedInOptional
        let wrapper = printer.spelling(
            wrapped == nil ? type.spelled.declarable : type.spelled.wrappedInOptional ?? type.canonical
        )
        let sourceIsOptional = source.type.wrappedInOptional != nil
        if wrapped != nil, sourceIsOptional {
            return LocalPlan(name: name, type: nil, value: .renamedOptional(source.name, wrapper: wrapper))
        }
        return LocalPlan(
            name: name,
            type: wrapped == nil ? nil : spelling(type),
            value: .renamed(source.name, wrapper: wrapper)
        )
    }

    /// The name of what is renamed and its canonical type; `nil` where nothing is available.
    private func source(
        of renaming: ScopeDependency.Renaming,
        for dependency: Int,
        at place: BodyPlace
    ) -> (name: String, type: TypeExpression)? {
        if let sibling = renaming.sibling {
            let type = place.scope.dependencies[sibling].type.canonical
            return ownValue(of: sibling, at: place).name.map { ($0, type) }
        }
        let supply = graph.supply(of: renaming.source, in: place.id, to: dependency)
        guard let name = value(of: supply, at: place).name else { return nil }
        switch supply {
        case .dependency(let index):
            return (name, place.scope.dependencies[index].type.canonical)
        case .handedIn(.value(let value)):
            return (name, graph[value].type.canonical)
        case .handedIn(.ifAvailable(let value)):
            return (name, .generic("Optional", [graph[value].type.canonical]))
        case .nothing:
            return nil
        }
    }

    private func value(of supply: Supply, at place: BodyPlace) -> ValuePlan {
        switch supply {
        case .dependency(let index): ownValue(of: index, at: place)
        case .handedIn(let requirement): handedIn(requirement, at: place)
        case .nothing: .none
        }
    }

    /// What the scope itself requires, which a root's `init()` does only where it can do without.
    private func handedIn(_ requirement: Requirement, at place: BodyPlace) -> ValuePlan {
        place.names[requirement].map { .named($0) } ?? .none
    }
}

extension ValuePlan {
    /// The local or parameter, `nil` for `nil`.
    fileprivate var name: String? {
        switch self {
        case .named(let name): name
        case .none: nil
        }
    }
}
