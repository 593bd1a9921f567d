import HeirloomGraph
import HeirloomModel

/// The context that all plans of a file share.
final class PlanningContext {
    let graph: ScopeGraph
    /// The first words of printed types, which no local may hide.
    let typeHeads: Set<String>
    /// The scopes whose `instantiate` differs only in its result from that for another specialization of the type.
    let overloaded: Set<ScopeID>
    /// Whether the file sees names that were not read, any of which may clash with names of other modules that were.
    let meetsUnreadNames: Bool
    /// Whether any declaration has the attribute. Most graphs have none, which saves a walk through everything that a
    /// root builds.
    private let limitsAvailability: Bool

    init(_ graph: ScopeGraph, meetsUnreadNames: Bool = false) {
        self.graph = graph
        self.meetsUnreadNames = meetsUnreadNames
        typeHeads = Self.typeHeads(in: graph)
        overloaded = Self.overloaded(in: graph)
        limitsAvailability = graph.scopes.contains { !$0.declaration.availabilityOfBuilding.isEmpty }
    }

    /// The `@available(…)` attributes of a root or a double as written, then those of what it builds, each once: they
    /// limit the generated code as well. The compiler checks it where that code is called, for the platforms for which
    /// the caller is compiled.
    func availability(below root: ScopeID) -> [String] {
        guard limitsAvailability else { return [] }
        let declaration = graph[root].declaration
        var attributes = declaration.availability
        var known = Set(declaration.availabilityOfBuilding)
        attributes += declaration.construction.availability.compactMap {
            AvailabilityAttribute($0)?.ofBuilding(declaration.path.joined(separator: "."))
        }
        var walk = BreadthFirstWalk(from: [root])
        while let scope = walk.next() {
            for product in graph[scope].dependencies.flatMap(\.edges).map(\.product) where walk.reach(product)
            {
                for written in graph[product].declaration.availabilityOfBuilding {
                    let name = graph[product].declaration.path.joined(separator: ".")
                    guard known.insert(written).inserted,
                        let attribute = AvailabilityAttribute(written)?.ofBuilding(name)
                    else { continue }
                    attributes.append(attribute)
                }
            }
        }
        return attributes
    }

    /// The first words that start with the first byte of some label, which are few. No local can be named like any
    /// other.
    private static func typeHeads(in graph: ScopeGraph) -> Set<String> {
        var isInitial = [Bool](repeating: false, count: 256)
        for value in graph.values {
            if let initial = value.label.utf8.first { isInitial[Int(initial)] = true }
        }
        func isLikeLabel(_ word: String) -> Bool { word.utf8.first.map { isInitial[Int($0)] } ?? false }
        let modules = graph.names.modules
        let mayBeAlias = isLikeLabel(GeneratedNames.aliasPrefix)
        var heads: Set<String> = []
        func note(_ type: ResolvedType) {
            type.spelled.forEachName { components in
                if isLikeLabel(components[0].name) { heads.insert(components[0].name) }
                if mayBeAlias, let last = components.last {
                    heads.formUnion(components.map { GeneratedNames.aliasPrefix + $0.name })
                    heads.insert(GeneratedNames.aliasPrefix + last.name)
                }
                // The name may be printed without its module.
                guard components.count > 1, isLikeLabel(components[1].name),
                    modules.contains(components[0].name)
                else { return }
                heads.insert(components[1].name)
            }
        }
        for value in graph.values { note(value.type) }
        for scope in graph.scopes {
            note(scope.type)
            for dependency in scope.dependencies {
                // Most types were noted with their values.
                let type = graph[dependency.value].type
                if dependency.type !== type { note(dependency.type) }
                for edge in dependency.edges {
                    if edge.requestedType !== type { note(edge.requestedType) }
                    if edge.lifetime != nil, isLikeLabel("Kept") { heads.insert("Kept") }
                }
                if dependency.collected != nil { dependency.keyTypes.forEach(note) }
            }
        }
        return heads
    }

    private static func overloaded(in graph: ScopeGraph) -> Set<ScopeID> {
        var scopes: [Call: [ScopeID]] = [:]
        for (index, scope) in graph.scopes.enumerated() where scope.declaration.form == .extension {
            guard case .named(let components) = scope.type.canonical else { continue }
            let labels = scope.declaration.construction.arguments.map(\.label)
            scopes[Call(type: components.map(\.name), labels: labels), default: []].append(ScopeID(index))
        }
        return Set(scopes.values.filter { $0.count > 1 }.joined())
    }

    /// The form of a call of `instantiate`, without generic arguments.
    private struct Call: Hashable {
        var type: [String]
        var labels: [String?]
    }
}

extension ScopeDependency {
    /// The types of the keys that are cases of enums.
    fileprivate var keyTypes: [ResolvedType] {
        (collected?.keys ?? []).compactMap { key in
            if case .enumCase(let type, _) = key { type } else { nil }
        }
    }
}

extension ScopeGraph {
    /// The indices of the dependencies that a scope's call takes, in the order of its arguments.
    func argumentDependencies(of scope: Scope) -> [Int] {
        var next = 0
        return scope.declaration.construction.arguments.map { argument in
            // Most calls take the dependencies in their order.
            for _ in scope.dependencies {
                if next == scope.dependencies.count { next = 0 }
                defer { next += 1 }
                if self[scope.dependencies[next].value].label == argument.dependency { return next }
            }
            preconditionFailure("What is built takes its dependencies, every one of which is fulfilled.")
        }
    }
}

extension Scope {
    /// The ownership specifier with which a closure takes a dependency, such as `inout` in
    /// `{ (state: inout State) in … }`; `nil` if there is none.
    func ownership(of label: String) -> String? {
        guard owner != nil, let taken = declaration.dependencies.first(where: { $0.label == label }) else {
            return nil
        }
        return ["inout", "borrowing", "consuming"].first { taken.type.type.isParameter(saying: $0) }
    }

    /// Whether the scope takes a value that the right side of `??`, an autoclosure, cannot capture: a `sending` value,
    /// or a `borrowing` or `consuming` parameter of a closure.
    var takesWhatNoClosureCaptures: Bool {
        if !sent.isEmpty { return true }
        return owner != nil
            && declaration.dependencies.contains { taken in
                ["borrowing", "consuming"].contains { taken.type.type.isParameter(saying: $0) }
            }
    }

    /// Whether building it takes more than one call.
    var needsFunction: Bool { !constructionOrder.isEmpty }
}
