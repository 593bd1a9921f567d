import HeirloomModel

/// The instantiable generic types, and their specializations that are requested.
struct Specializations {
    /// By the declared type.
    private(set) var templates: [EntityID: (declaration: InstantiableDeclaration, place: Place)] = [:]
    /// The requested specializations, each once, in the order of the requests.
    private(set) var asked: [(template: EntityID, type: ResolvedType, typeID: TypeID)] = []
    /// By generic type, the dependencies for which nothing is built.
    var endless: [EntityID: Set<Int>] = [:]
    private var known: Set<TypeID> = []
    private let table: NameTable

    init(_ table: NameTable) {
        self.table = table
        for file in table.files.ids {
            let declarations = table.files[file].summary.instantiables
            // By index, because copying each declaration takes longer than looking at it.
            for index in declarations.indices where !declarations[index].genericParameters.isEmpty {
                guard let entity = table.declaration(of: declarations[index].path, in: file),
                    templates[entity] == nil
                else { continue }
                templates[entity] = (declarations[index], Place(file: file, enclosing: entity))
            }
        }
    }

    var isEmpty: Bool { templates.isEmpty }

    /// Returns whether nothing is built for a dependency of a type because building would never end.
    func isEndless(_ dependency: Int, of type: EntityID?) -> Bool {
        if endless.isEmpty { return false }
        return type.flatMap { endless[$0] }?.contains(dependency) ?? false
    }

    /// The maximum number of specializations of a tree: each becomes a function with its arguments in full.
    private static let largestCount = 10_000

    /// Returns whether nothing is built for a request because there are too many specializations, or the type is too
    /// large: arguments that grow, or multiply, with each request do so without bound.
    func isTooMuch(_ requested: [(type: ResolvedType, id: TypeID)]) -> Bool {
        if requested.isEmpty { return false }
        return asked.count > Self.largestCount || requested.contains { $0.type.canonical.isTooLarge }
    }

    /// Returns the generic type of which a canonical type is a specialization.
    func template(of type: TypeExpression) -> EntityID? {
        guard !templates.isEmpty, case .named(let components) = type, let last = components.last,
            !last.arguments.isEmpty, let entity = type.entity(in: table), let template = templates[entity],
            template.declaration.genericParameters.count == last.arguments.count
        else { return nil }
        return entity
    }

    mutating func ask(for type: ResolvedType, _ typeID: TypeID) {
        guard let template = template(of: type.canonical), known.insert(typeID).inserted else { return }
        asked.append((template, type, typeID))
    }

    /// Requests every specialization that a scope requests.
    fileprivate mutating func ask(for scope: DeclaredScope) {
        for dependency in scope.dependencies where !dependency.isEndless {
            for (type, id) in dependency.request?.specializations ?? [] { ask(for: type, id) }
        }
    }
}

extension ScopeReader {
    /// Reads the declaration of a generic type. Nothing is built from the declaration itself.
    mutating func read(generic declaration: InstantiableDeclaration, _ plain: ResolvedType) -> DeclaredScope {
        let type = plain.generic(over: declaration.genericParameters)
        arguments = GenericArguments(of: type, for: declaration.genericParameters)
        defer { arguments = nil }
        return read(declaration, building: type, types.intern(plain), isGeneric: true)
    }

    /// Reads the requested specializations, and those that they request in turn. Types that something else builds, such
    /// as an extension, are left out.
    mutating func readSpecializations() {
        let growth = ArgumentGrowth(scopes, specializations)
        endlessGenerics += growth.cycles
        specializations.endless = growth.endless
        let built = Set(scopes.lazy.filter { !$0.isGeneric }.map(\.typeID))
        for scope in scopes where !scope.isGeneric { specializations.ask(for: scope) }
        var next = 0
        while next < specializations.asked.count {
            let asked = specializations.asked[next]
            next += 1
            guard !built.contains(asked.typeID),
                let (declaration, place) = specializations.templates[asked.template],
                let arguments = GenericArguments(of: asked.type, for: declaration.genericParameters)
            else { continue }
            self.arguments = arguments
            self.place = place
            ambiguities = []
            let scope = read(declaration, building: asked.type, asked.typeID)
            scopes.append(scope)
            specializations.ask(for: scope)
        }
        arguments = nil
    }

    /// Returns a requested type with its aliases expanded, because one may hide the arguments, if it is a specialization
    /// of an instantiable generic type.
    func specialization(
        _ requested: ResolvedType,
        askedForBy written: TypeExpression,
        searchingAllModules: Bool = false
    ) -> ResolvedType? {
        guard let template = specializations.template(of: requested.canonical) else { return nil }
        if requested.spelled.entity(in: table) == template { return requested }
        let expanded = resolver.expandingAliases(
            in: written,
            from: place,
            searchingAllModules: searchingAllModules,
            within: arguments
        )
        return ResolvedType(
            spelled: BuilderShape(expanded.type)?.product ?? expanded.type.withoutOptional,
            canonical: requested.canonical,
            externalNamesFile: expanded.externalNamesFile,
            namesFilesOfArguments: arguments?.namesFiles ?? []
        )
    }
}

extension BuildRequest {
    /// The requested specializations: its own, or those that a collection names.
    var specializations: [(type: ResolvedType, id: TypeID)] {
        let chosen = collection?.chosen ?? []
        return (specialization.map { [($0, wantedID)] } ?? [])
            + chosen.compactMap { chosen in chosen.specialization.map { ($0, chosen.id) } }
    }
}

extension ResolvedType {
    /// Returns `Repository<Model>` for the generic type `Repository`.
    fileprivate func generic(over parameters: [String]) -> ResolvedType {
        func generic(_ type: TypeExpression) -> TypeExpression {
            guard case .named(var components) = type else { return type }
            components[components.count - 1].arguments = parameters.map { .named([TypeNameComponent($0)]) }
            return .named(components)
        }
        return with(spelled: generic(spelled), canonical: generic(canonical))
    }
}

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
        let type: EntityID
        let index: Int
    }

    /// A step from a parameter to one for which it is an argument, or a part of one.
    private struct Step {
        let source: Int
        let target: Int
        let dependency: DependencyID
        let isGrowing: Bool
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
    fileprivate func names(_ word: String) -> Bool { containsName { $0 == [TypeNameComponent(word)] } }
}
