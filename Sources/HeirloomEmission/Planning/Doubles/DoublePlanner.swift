import HeirloomGraph
import HeirloomModel

/// Plans the test doubles of a module: a `mock` for each type that requests one, and for each type below them a
/// function that builds it and a type for its overrides.
///
/// All doubles of a module share these functions and types, so that the generated code grows with the number of types
/// and not with the number of doubles.
final class DoublePlanner {
    let shapes: DoubleShapes
    let wiring: WiringPlanner
    let types: DoubleTypes
    let calls: DoubleCalls

    var surroundingNames: SurroundingNames { shapes.surroundingNames }
    var doubles: DoubleGraph { shapes.doubles }
    var graph: ScopeGraph { shapes.graph }

    /// - Parameter context: The context of the doubles' graph.
    init(_ shapes: DoubleShapes, context: PlanningContext) {
        self.shapes = shapes
        let printer = TypePrinter(
            shapes.graph,
            shadowed: shapes.graph.names.values,
            meetsUnreadNames: context.meetsUnreadNames,
            aliasPrefix: GeneratedNames.mockAliasPrefix
        )
        let types = PrintedTypes(printer, imports: ImportLedger(shapes.graph))
        wiring = WiringPlanner(context, types: types)
        self.types = DoubleTypes(shapes: shapes, wiring: wiring)
        calls = DoubleCalls(shapes)
    }

    /// Plans the given parts of the doubles.
    func plan(for parts: DoubleParts) -> ConfigurationDoublesPlan {
        let built = parts.built
        let mocks = parts.doubles.map { MockPlanner($0, in: self) }
        var plan = ConfigurationDoublesPlan(
            mocks: mocks.map { $0.mock() },
            overrides: mocks.compactMap { $0.overrides() }
                + built.filter(shapes.isNested).map { overrides(of: $0) }
                + built.flatMap { overridesOfCollections(of: $0) },
            defaults: built.compactMap { defaults(of: $0) },
            functions: built.filter(shapes.needsFunction).map { function(for: $0) },
            surroundings: surroundings(at: parts.surroundings)
        )
        plan.sendsValues = calls.sendsValues || built.contains { isActor($0) || !graph[$0].sent.isEmpty }
        plan.imports = wiring.types.imports.plans()
        plan.aliases = wiring.types.aliases
        return plan
    }

    /// The `@available(…)` attributes of a scope and of everything that is built below it.
    func availability(below scope: ScopeID) -> [String] { wiring.context.availability(below: scope) }

    // MARK: Overrides

    private func overrides(of scope: ScopeID) -> OverridesPlan {
        var names = shapes.entryNames(of: scope)
        let build = names.build
        return OverridesPlan(
            availability: availability(below: scope),
            name: shapes.overridesName(of: scope),
            subject: wiring.spelling(graph[scope].type),
            isGeneric: shapes.isConverted(scope),
            isSendable: shapes.isSendable(scope),
            hasDefaultIsolation: !shapes.isSendable(scope) && shapes.hasDefaultIsolation(scope),
            holdsValues: !names.defaulted.isEmpty,
            entries: instantiatedEntries(of: scope, &names) + defaultedEntries(of: scope, names),
            build: BuildOverridePlan(
                name: build,
                types.closureOfWhatIsBuilt(building: scope),
                storesValue: true
            )
        )
    }

    private func overridesOfCollections(of scope: ScopeID) -> [OverridesPlan] {
        graph[scope].dependencies.indices.filter { graph[scope].dependencies[$0].hasElements }.map { index in
            let collection = graph[scope].dependencies[index]
            var names = shapes.entryNames(ofCollection: index, in: scope)
            let entries = collection.edges.compactMap { edge in
                names.elements[edge.product].map { entry($0, along: edge, &names) }
            }
            let isSendable = shapes.isSendable(collection: collection, of: scope)
            let label = graph[collection.value].label
            return OverridesPlan(
                availability: availability(below: scope),
                name: shapes.overridesName(ofCollection: index, of: scope),
                subject: wiring.spelling(graph[scope].type) + "." + ReservedWords.escaped(label),
                isGeneric: false,
                isSendable: isSendable,
                hasDefaultIsolation: !isSendable && shapes.hasDefaultIsolation(scope),
                entries: entries,
                build: BuildOverridePlan(
                    name: names.build,
                    types.closure(making: index, of: scope),
                    storesValue: false
                )
            )
        }
    }

    /// The overrides of a scope's instantiated dependencies, one for each.
    func instantiatedEntries(of scope: ScopeID, _ names: inout OverrideNames) -> [OverridePlan] {
        graph[scope].dependencies.indices.compactMap { index in
            guard let name = names.dependencies[index] else { return nil }
            let dependency = graph[scope].dependencies[index]
            if dependency.hasElements {
                return OverridePlan(
                    name: name,
                    type: shapes.overridesName(ofCollection: index, of: scope),
                    form: .nested(storedAs: names.storage(of: name))
                )
            }
            if dependency.isReplacedAsWhole {
                return OverridePlan(name: name, types.closure(making: index, of: scope))
            }
            guard let edge = dependency.edges.first else { return nil }
            return entry(name, along: edge, &names)
        }
    }

    func entry(_ name: String, along edge: BuildEdge, _ names: inout OverrideNames) -> OverridePlan {
        if let closure = types.closure(along: edge) { return OverridePlan(name: name, closure) }
        return OverridePlan(
            name: name,
            type: types.overridesType(along: edge),
            form: .nested(storedAs: names.storage(of: name))
        )
    }

    private func defaultedEntries(of scope: ScopeID, _ names: OverrideNames) -> [OverridePlan] {
        zip(shapes.defaulted(of: scope), names.defaulted).enumerated().map { place, named in
            let type = shapes.defaultedType(of: scope, place)
            guard saysNil(of: scope, place) else {
                return OverridePlan(name: named.1, type: wiring.optionalSpelling(type), form: .optional)
            }
            var plan = OverridePlan(name: named.1, type: wiring.spelling(type), form: .optional)
            if !named.0.isNilByDefault(type) { plan.byDefault = defaultOfParameter(at: place, of: scope) }
            return plan
        }
    }

    /// Whether the entry for a parameter has the parameter's own optional type, so that `nil` means `nil`. The
    /// overrides must then be able to start with the default: it is `nil`, or no actor isolates it.
    private func saysNil(of scope: ScopeID, _ place: Int) -> Bool {
        let type = shapes.defaultedType(of: scope, place)
        if shapes.defaulted(of: scope)[place].isNilByDefault(type) { return true }
        return type.canonical.wrappedInOptional != nil && doubles.isolations[scope.index] == .nonisolated
    }

    /// `Child.heirloomDefault_title`
    private func defaultOfParameter(at place: Int, of scope: ScopeID) -> String {
        let name = shapes.defaultName(of: shapes.defaulted(of: scope)[place])
        return wiring.types.callSpelling(of: graph[scope].type) + "." + ReservedWords.escaped(name)
    }

    // MARK: Defaults

    /// The defaults of a scope's parameters, declared in an extension of the type, where they mean the same as in the
    /// parameters.
    private func defaults(of scope: ScopeID) -> DefaultsPlan? {
        let values = shapes.defaulted(of: scope).enumerated().compactMap { place, parameter -> DefaultPlan? in
            let type = shapes.defaultedType(of: scope, place)
            if parameter.isNilByDefault(type) { return nil }
            wiring.types.imports.use(namesOf: graph[scope].file, in: parameter.value)
            return DefaultPlan(
                name: shapes.defaultName(of: parameter),
                type: wiring.spelling(type),
                value: parameter.value
            )
        }
        if values.isEmpty { return nil }
        return DefaultsPlan(
            availability: availability(below: scope),
            type: extendedType(of: scope),
            isolation: isolationInExtension(of: scope),
            values: values
        )
    }

    func extendedType(of scope: ScopeID) -> String {
        TypePrinter(graph, meetsUnreadNames: wiring.context.meetsUnreadNames).spelling(graph[scope].type)
    }

    /// The isolation to write on a function in an extension of a type; `nil` if the extension implies no other.
    func isolationInExtension(of scope: ScopeID) -> WrittenIsolation? {
        if let said = types.isolation(of: scope) { return said }
        return graph[scope].declaration.construction.isolation.isNonisolated ? .nonisolated : nil
    }

    // MARK: Functions

    private func function(for id: ScopeID) -> DoubleFunctionPlan {
        let scope = graph[id]
        let names = calls.names(inFunctionOf: id)
        let body = wiring.body(
            of: id,
            names: names,
            in: doubles.isolations[id.index],
            callee: wiring.callee(of: id),
            calling: calls
        )
        var inner = LocalNames(labels: [], reserved: ["overrides", "convert", "build"])
        inner.take(names.all + body.locals.compactMap(\.capture?.name))
        let entries = shapes.entryNames(of: id)
        var statements: [String] = []
        var defaulted: [String] = []
        for (place, parameter) in shapes.defaulted(of: id).enumerated() {
            let name = inner.name(for: parameter.name)
            defaulted.append(name)
            let type = shapes.defaultedType(of: id, place)
            let entry = "overrides." + ReservedWords.escaped(entries.defaulted[place])
            let value =
                saysNil(of: id, place) ? entry : entry + " ?? " + defaultOfParameter(at: place, of: id)
            statements.append("let \(ReservedWords.escaped(name)): \(wiring.spelling(type)) = \(value)")
        }
        var dependencies = body.result.arguments[...]
        let arguments = types.inputs(of: id).map { input in
            switch input {
            case .dependency:
                return dependencies.removeFirst()
            case .defaulted(let place):
                let label = shapes.defaulted(of: id)[place].label
                return ArgumentPlan(label: label, value: .named(defaulted[place]))
            }
        }
        var result = body.result
        if isActor(id) {
            let nonescaping = namesOfNonescaping(arguments, of: id)
            result.arguments = DoubleCalls.sent(arguments) { !nonescaping.contains($0) }
        } else {
            result.arguments = arguments
        }
        let isNested = shapes.isNested(id)
        let built = types.built(by: id)
        return DoubleFunctionPlan(
            availability: availability(below: id),
            isolation: types.isolation(of: id),
            name: shapes.functionName(of: id),
            parameters: wiring.parameters(of: scope, names: names),
            overrides: ParameterPlan(
                name: "overrides",
                type: isNested
                    ? types.nestedType(of: id, building: built)
                    : types.closureOfWhatIsBuilt(building: id).optional
            ),
            convert: shapes.isConverted(id)
                ? ParameterPlan(name: "convert", type: types.conversion(of: id)) : nil,
            effects: wiring.spelling(scope.effects),
            built: built,
            locals: body.locals,
            statements: statements,
            buildSource: isNested ? "overrides." + ReservedWords.escaped(entries.build) : "overrides",
            isRecorded: scope.isRecorded,
            inputs: arguments.map { ArgumentPlan(label: nil, value: $0.value) },
            marks: CallMarks(scope.effects),
            result: result
        )
    }
}

extension DoublePlanner {
    /// The names of a scope's nonescaping arguments.
    private func namesOfNonescaping(_ arguments: [ArgumentPlan], of scope: ScopeID) -> Set<String> {
        let nonescaping = graph[scope].nonescaping
        if nonescaping.isEmpty { return [] }
        return Set(
            zip(types.inputs(of: scope), arguments).compactMap { input, argument in
                guard case .dependency(let index) = input,
                    nonescaping.contains(graph[scope].dependencies[index].value)
                else { return nil }
                return argument.value.name
            }
        )
    }

    func isActor(_ scope: ScopeID) -> Bool { graph[scope].declaration.form == .declaration(.actor) }
}

extension OverridePlan {
    /// An entry that a closure replaces.
    fileprivate init(name: String, _ closure: ClosurePlan) {
        self.init(name: name, type: closure.optional, form: .optional, value: closure.value)
    }
}

extension BuildOverridePlan {
    fileprivate init(name: String, _ closure: ClosurePlan, storesValue: Bool) {
        self.init(name: name, type: closure.type, value: closure.value, storesValue: storesValue)
    }
}
