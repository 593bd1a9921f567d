import HeirloomGraph
import HeirloomModel

/// Plans one double: its `mock`, and the type of its overrides.
final class MockPlanner {
    let double: TestDouble
    let planner: DoublePlanner
    let scope: Scope
    /// The parameters for dependencies: forwarded values first, then required ones.
    private let parameters: [Parameter]
    private let defaulted: [String]
    private let surroundingsName: String
    private let overridesName: String
    private let strictName: String
    private let ownName: String
    private var entries: OverrideNames
    /// The entries for parameters that are `nil` by default, by the place of the parameter.
    private var absentEntries: [Int: String] = [:]
    /// The entries for values that the surroundings build, by their places there: those of parameters, then those that
    /// are built only for other parts of the surroundings.
    private var builtEntries: [(place: Int, name: String)] = []

    /// A value that a test can pass in.
    private struct Parameter {
        var name: String
        var value: ValueID
        var type: ResolvedType
        var byDefault: TestDouble.Default
        /// The default in the type's own initializer or hand-written double, used if there is no other default.
        var ownDefault: String?
    }

    init(_ double: TestDouble, in planner: DoublePlanner) {
        self.double = double
        self.planner = planner
        let graph = planner.graph
        let scope = graph[double.scope]
        self.scope = scope
        let forwarded = scope.forwarded.map { scope.dependencies[$0] }
        let values = forwarded.map(\.value) + scope.requires.map(\.value)
        let types = forwarded.map(\.type) + scope.requires.map { graph[$0.value].type }
        let defaultedParameters = planner.shapes.defaulted(of: double.scope)
        let labels = values.map { graph[$0].label }
        var names = LocalNames(labels: labels + defaultedParameters.map(\.callersName), reserved: [])
        parameters = values.indices.map { place in
            Parameter(
                name: names.name(for: labels[place]),
                value: values[place],
                type: types[place],
                byDefault: double.defaults[place],
                ownDefault: scope.ownDefault(ofArgumentFor: labels[place], values[place])
            )
        }
        defaulted = defaultedParameters.map { names.name(for: $0.callersName) }
        overridesName = names.name(for: "overrides")
        strictName = names.name(for: "strict")
        ownName = names.name(for: "own")
        surroundingsName = names.name(for: "surroundings")
        entries = planner.shapes.entryNames(of: double.scope)
        for (place, parameter) in parameters.enumerated() {
            switch parameter.byDefault {
            case .surroundings(let index): builtEntries.append((index, entries.name(for: labels[place])))
            case .absent: absentEntries[place] = entries.name(for: labels[place])
            case .none, .handWritten: break
            }
        }
        let around = graph[planner.doubles.surroundings].dependencies
        for index in double.around {
            builtEntries.append((index, entries.name(for: graph[around[index].value].label)))
        }
    }

    private var graph: ScopeGraph { planner.graph }
    private var hasOverrides: Bool {
        !entries.dependencies.isEmpty || !absentEntries.isEmpty || !builtEntries.isEmpty
    }
    private var usesSurroundings: Bool {
        parameters.contains { if case .surroundings = $0.byDefault { true } else { false } }
    }

    /// Plans the type of the `mock`'s overrides; `nil` if there is nothing to override.
    func overrides() -> OverridesPlan? {
        guard hasOverrides else { return nil }
        var names = entries
        let surroundings = graph[planner.doubles.surroundings].dependencies
        let around = builtEntries.compactMap { place, name in
            surroundings[place].edges.first.map { edge in
                (place: place, entry: planner.entry(name, along: edge, &names))
            }
        }
        let available = parameters.enumerated().compactMap { place, parameter in
            absentEntries[place].map {
                OverridePlan(name: $0, type: planner.wiring.optionalSpelling(parameter.type), form: .optional)
            }
        }
        // In the order of construction.
        let plans =
            around.sorted { $0.place < $1.place }.map(\.entry)
            + planner.instantiatedEntries(of: double.scope, &names) + available
        return OverridesPlan(
            availability: planner.availability(below: double.scope),
            name: planner.shapes.mockOverridesName(of: double.scope),
            subject: planner.wiring.spelling(scope.type),
            isGeneric: false,
            isSendable: false,
            hasDefaultIsolation: planner.shapes.hasDefaultIsolation(double.scope),
            entries: plans,
            build: nil
        )
    }

    func mock() -> MockPlan {
        let members = graph.names.members[scope.identity] ?? []
        return planner.wiring.printing(within: members.union(graph.names.values)) { plan() }
    }

    private func plan() -> MockPlan {
        let mockOverrides = planner.shapes.mockOverridesName(of: double.scope)
        let members = graph.names.members[scope.identity] ?? []
        let canHaveAlias = scope.type.canonical.isPlainName && !members.contains("MockOverrides")
        let alias = hasOverrides && canHaveAlias ? mockOverrides : nil
        var plans = parameters.map(plan)
        for (place, parameter) in planner.shapes.defaulted(of: double.scope).enumerated() {
            planner.wiring.types.imports.use(namesOf: scope.file, in: parameter.value)
            let type = planner.shapes.defaultedType(of: double.scope, place)
            plans.append(
                MockParameterPlan(
                    name: defaulted[place],
                    type: planner.wiring.types.text(of: type).parameterSpelling,
                    value: parameter.value
                )
            )
        }
        if hasOverrides {
            let type = alias == nil ? mockOverrides : "MockOverrides"
            plans.append(MockParameterPlan(name: overridesName, type: type, value: type + "()"))
        }
        if leavesIsolation {
            for place in plans.indices { plans[place].type = "sending " + plans[place].type }
        }
        if hasOverrides {
            plans.append(MockParameterPlan(name: strictName, type: "Bool", value: "false"))
        }
        return MockPlan(
            availability: planner.availability(below: double.scope),
            type: planner.extendedType(of: double.scope),
            alias: alias,
            attributes: attributes,
            isolation: isolation,
            parameters: plans,
            effects: planner.wiring.spelling(scope.effects),
            built: planner.wiring.spelling(scope.type),
            statements: statements,
            overrides: planner.shapes.isNested(double.scope) ? ownOverrides : nil,
            result: result
        )
    }

    private func plan(_ parameter: Parameter) -> MockParameterPlan {
        let types = planner.wiring
        let text = types.types.text(of: parameter.type).parameterSpelling
        if let own = parameter.ownDefault { types.types.imports.use(namesOf: scope.file, in: own) }
        let (type, value): (String, String?) =
            switch parameter.byDefault {
            case .none: (text, parameter.ownDefault)
            case .absent, .surroundings: (types.optionalSpelling(parameter.type), "nil")
            case .handWritten(let double): (text, types.callee(of: double) + "()")
            }
        return MockParameterPlan(name: parameter.name, type: type, value: value)
    }

    // MARK: Body

    private var statements: [String] {
        var lines: [String] = []
        for (place, parameter) in parameters.enumerated() where parameter.byDefault == .absent {
            let name = ReservedWords.escaped(parameter.name)
            let entry = ReservedWords.escaped(absentEntries[place] ?? "")
            let optional = annotation(of: parameter, planner.wiring.optionalSpelling)
            lines.append("let \(name)\(optional) = \(name) ?? \(overridesName).\(entry)")
        }
        if usesSurroundings {
            lines.append("let \(surroundingsName) = \(planner.shapes.helpers.surroundings)()")
            lines.append("\(surroundingsName).\(GeneratedNames.strict) = \(strictness)")
            for parameter in parameters {
                guard let property = planner.surroundingName(of: parameter.value, seenFrom: double.scope)
                else { continue }
                let name = ReservedWords.escaped(parameter.name)
                let assignment = "\(surroundingsName).\(property) = \(name)"
                let offer = planner.offerName(of: parameter.value).map { "\(surroundingsName).\($0) = " }
                switch parameter.byDefault {
                case .none, .handWritten: lines.append(assignment)
                case .surroundings, .absent: lines.append("if let \(name) { \(assignment) }")
                }
                guard let offer else { continue }
                lines.append(offer + (parameter.byDefault == .absent ? "\(name) != nil" : "true"))
            }
        }
        for (place, entry) in builtEntries {
            let overrides = ReservedWords.escaped(planner.surroundingNames[place].overrides)
            let target = "\(surroundingsName).\(overrides)"
            lines.append("\(target) = \(overridesName).\(ReservedWords.escaped(entry))")
        }
        for parameter in parameters {
            guard case .surroundings = parameter.byDefault else { continue }
            let name = ReservedWords.escaped(parameter.name)
            let property = planner.surroundingName(of: parameter.value, seenFrom: double.scope) ?? name
            let type = annotation(of: parameter, planner.wiring.spelling)
            lines.append("let \(name)\(type) = \(surroundingsName).\(property)")
        }
        return lines
    }

    /// `: Void`, if the compiler would warn about the inferred type.
    private func annotation(of parameter: Parameter, _ spelling: (ResolvedType) -> String) -> String {
        parameter.type.canonical.isUnexpectedWhereInferred ? ": " + spelling(parameter.type) : ""
    }

    private var result: ConstructionPlan {
        let id = double.scope
        let shapes = planner.shapes
        let sent = Set(parameters.filter { scope.sent.contains($0.value) }.map(\.name))
        var call: CallPlan
        if shapes.needsFunction(id) {
            call = planner.calls.call(
                of: id,
                forwarded: forwarded.map { .named($0) },
                values: values,
                overrides: shapes.isNested(id) ? ReservedWords.escaped(ownName) : "nil",
                strict: strictness
            )
            call.arguments = DoubleCalls.sent(call.arguments, where: sent.contains)
        } else {
            call = planner.wiring.callOfType(id, forwarded: forwarded, values: values)
            let isActor = planner.isActor(id)
            call.arguments = DoubleCalls.sent(call.arguments) { isActor || sent.contains($0) }
        }
        return ConstructionPlan(call: call)
    }

    /// `HeirloomStrict(strict, "Screen")`
    private var strictness: String {
        guard hasOverrides else { return "HeirloomStrict()" }
        let name = scope.declaration.path.joined(separator: ".")
        return "HeirloomStrict(\(strictName), \"\(name)\")"
    }

    private var forwarded: [String] { parameters.prefix(scope.forwarded.count).map(\.name) }
    private var values: [ValuePlan] { parameters.dropFirst(scope.forwarded.count).map { .named($0.name) } }

    /// `let own = HeirloomChildOverrides(storage: overrides.storage, title: title)`
    private var ownOverrides: LocalPlan {
        let names = planner.shapes.entryNames(of: double.scope)
        let instantiated = scope.dependencies.indices.compactMap { names.dependencies[$0] }.map { name in
            let source = overridesName + "." + ReservedWords.escaped(name)
            return ArgumentPlan(label: name, value: .expression(source))
        }
        let given = zip(names.defaulted, defaulted).map { ArgumentPlan(label: $0, value: .named($1)) }
        let type = planner.types.nestedType(
            of: double.scope,
            building: planner.wiring.spelling(scope.type)
        )
        return LocalPlan(
            name: ownName,
            type: nil,
            value: .construction(
                ConstructionPlan(call: CallPlan(callee: type, arguments: instantiated + given))
            )
        )
    }
}

extension Scope {
    /// The default of the argument for a dependency.
    fileprivate func ownDefault(ofArgumentFor label: String, _ value: ValueID) -> String? {
        let construction = declaration.construction
        guard !construction.defaultsOfArguments.isEmpty,
            dependencies.contains(where: { $0.value == value }),
            let argument = construction.arguments.firstIndex(where: { $0.dependency == label })
        else { return nil }
        let label = construction.arguments[argument].label
        return construction.defaultsOfArguments.first { $0.label == label }?.value
    }
}

extension TypeExpression {
    /// Whether it is a name without generic arguments.
    fileprivate var isPlainName: Bool {
        guard case .named(let components) = self else { return false }
        return components.allSatisfy(\.isPlain)
    }
}
