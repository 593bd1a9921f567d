import HeirloomModel

/// Finds what collections hold: every type that lists what they are of, by module and then by full name.
struct ElementSearch {
    /// What lists a type.
    private struct Listing {
        var collected: [ScopeID] = []
        /// Decorators and composites: types that receive or collect the very thing that they are.
        var leftOut: [ScopeID] = []
    }

    private let declared: [DeclaredScope]
    private let values: ValueTable
    private let module: (FileID) -> String
    /// By what is listed, where that was asked for.
    private var listings: [TypeID: Listing] = [:]

    init(_ declared: [DeclaredScope], _ values: ValueTable, module: @escaping (FileID) -> String) {
        self.declared = declared
        self.values = values
        self.module = module
    }

    /// What a property collects; `nil` where nothing lists what it asks for, and nothing is chosen, and for an optional
    /// that is to be `nil`.
    ///
    /// - Parameters:
    ///   - builders: By ``TypeID``, what builds it.
    ///   - fulfillers: What lists a type.
    mutating func elements(
        for request: CollectionRequest,
        among builders: [ScopeID?],
        _ fulfillers: [TypeID: [ScopeID]]
    ) -> CollectedElements? {
        if let chosen = request.chosen {
            if chosen.isEmpty, request.mayBeNil { return nil }
            return elements(named: chosen, for: request, among: builders)
        }
        let listed = fulfillers[request.element.wantedID] ?? []
        if listed.isEmpty, !request.mayBeEmpty { return nil }
        let listing = listing(of: request.element, by: listed)
        if listing.collected.isEmpty, request.mayBeNil { return nil }
        return CollectedElements(request: request, products: listing.collected, leftOut: listing.leftOut)
    }

    private func elements(
        named chosen: [ChosenElement],
        for request: CollectionRequest,
        among builders: [ScopeID?]
    ) -> CollectedElements {
        var elements = CollectedElements(request: request, products: [])
        var known: Set<ScopeID> = []
        for name in chosen {
            guard let found = builders[name.id.index] else {
                elements.unknown.append(name)
                continue
            }
            if known.insert(found).inserted {
                elements.products.append(found)
            } else {
                elements.repeated.append(name)
            }
        }
        return elements
    }

    private mutating func listing(of element: BuildRequest, by fulfillers: [ScopeID]) -> Listing {
        if let known = listings[element.wantedID] { return known }
        var listing = Listing()
        for scope in sorted(fulfillers) {
            if declared[scope.index].takes(element.wanted.canonical, values) {
                listing.leftOut.append(scope)
            } else {
                listing.collected.append(scope)
            }
        }
        listings[element.wantedID] = listing
        return listing
    }

    private func sorted(_ scopes: [ScopeID]) -> [ScopeID] {
        let keys = scopes.map { id in
            let scope = declared[id.index]
            return (module: module(scope.file), name: scope.type.canonical.spelling, id: id.index)
        }
        return keys.sorted { ($0.module, $0.name, $0.id) < ($1.module, $1.name, $1.id) }.map {
            ScopeID($0.id)
        }
    }
}

/// What a property collects.
package struct CollectedElements {
    package let request: CollectionRequest
    var products: [ScopeID]
    /// What lists what it asks for and is not collected, because it takes that itself.
    package var leftOut: [ScopeID] = []
    /// The names in `collecting` that stand for nothing that is built.
    package var unknown: [ChosenElement] = []
    /// The names in `collecting` that stand for what is named before.
    package var repeated: [ChosenElement] = []
}

extension ScopeTree {
    /// Whether a scope receives or collects a type, as decorators and composites do.
    package func takes(_ type: TypeExpression, _ scope: ScopeID) -> Bool {
        self[scope].declared.takes(type, values)
    }
}

extension DeclaredScope {
    /// Whether it receives or collects a type.
    fileprivate func takes(_ type: TypeExpression, _ values: ValueTable) -> Bool {
        dependencies.contains { dependency in
            switch dependency.origin {
            case .received, .receivedIfAvailable: dependency.type.holds(type)
            case .renamed(let renaming): values[renaming.source.value].type.holds(type)
            case .instantiated:
                dependency.request?.collection?.element.wanted.canonical == type
                    || dependency.request?.closure?.receives(type, beside: dependencies) == true
            case .forwarded: false
            }
        }
    }
}

extension DeclaredScope {
    /// Whether a closure takes a type that none of the properties beside its own provides.
    fileprivate func receives(_ type: TypeExpression, beside properties: [DeclaredDependency]) -> Bool {
        dependencies.contains { taken in
            taken.origin == .received && taken.type.holds(type)
                && !properties.contains { $0.origin.isProvided && $0.value == taken.value }
        }
    }
}

extension ResolvedType {
    /// Whether it is a type, its optional or a collection of it or of functions that build it.
    fileprivate func holds(_ type: TypeExpression) -> Bool {
        let held = canonical.withoutOptional
        guard held != type, let element = CollectionShape(held)?.element else { return held == type }
        return element == type || BuilderFunction(element)?.result.withoutOptional == type
    }
}
