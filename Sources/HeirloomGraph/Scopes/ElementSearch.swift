import HeirloomModel

/// Finds the elements of collections: all types that list the element type, by module and then by full name.
struct ElementSearch {
    /// The types that list a type.
    private struct Listing {
        var collected: [ScopeID] = []
        /// Decorators and composites: types that receive or collect the very type that they fulfill.
        var leftOut: [ScopeID] = []
    }

    private let declared: [DeclaredScope]
    private let values: ValueTable
    private let files: FileTable
    /// The results so far, by the listed type.
    private var listings: [TypeID: Listing] = [:]

    init(_ declarations: TreeDeclarations) {
        declared = declarations.scopes
        values = declarations.values
        files = declarations.table.files
    }

    /// Returns the elements that a property collects; `nil` if no type lists the element type and none is chosen, and
    /// for an optional that must be `nil`.
    ///
    /// - Parameters:
    ///   - builders: By ``TypeID``, the scope that builds it.
    ///   - fulfillers: By type, the scopes that list it.
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
            return (module: files[scope.file].module, name: scope.type.canonical.spelling, id: id.index)
        }
        return keys.sorted { ($0.module, $0.name, $0.id) < ($1.module, $1.name, $1.id) }.map {
            ScopeID($0.id)
        }
    }
}

/// The elements that a property collects.
package struct CollectedElements {
    package let request: CollectionRequest
    var products: [ScopeID]
    /// The types that list the element type and are left out because they take it themselves.
    package var leftOut: [ScopeID] = []
    /// The names in `collecting` that refer to no instantiable type.
    package var unknown: [ChosenElement] = []
    /// The names in `collecting` that repeat an earlier one.
    package var repeated: [ChosenElement] = []
}

extension ScopeTree {
    /// Returns whether a scope receives or collects a type, as decorators and composites do.
    package func takes(_ type: TypeExpression, _ scope: ScopeID) -> Bool {
        self[scope].declared.takes(type, values)
    }
}

extension DeclaredScope {
    /// Returns whether the scope receives or collects a type.
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
    /// Returns whether a closure takes a type that no sibling of its property provides.
    fileprivate func receives(_ type: TypeExpression, beside properties: [DeclaredDependency]) -> Bool {
        dependencies.contains { taken in
            taken.origin == .received && taken.type.holds(type)
                && !properties.contains { $0.origin.isProvided && $0.value == taken.value }
        }
    }
}

extension ResolvedType {
    /// Returns whether this is a type, its optional, a collection of it, or a collection of functions that build it.
    fileprivate func holds(_ type: TypeExpression) -> Bool {
        let held = canonical.withoutOptional
        guard held != type, let element = CollectionShape(held)?.element else { return held == type }
        return element == type || BuilderFunction(element)?.result.withoutOptional == type
    }
}
