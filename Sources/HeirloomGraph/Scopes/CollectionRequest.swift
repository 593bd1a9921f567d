import HeirloomModel

/// The elements of a property of type `[E]` or `[Key: E]`, used if nothing fulfills that type itself.
package final class CollectionRequest: Sendable {
    /// The request for one of the elements, by the type `E`.
    package let element: BuildRequest
    /// `E`
    package let elementType: ResolvedType
    /// The canonical type of the keys; `nil` for an array.
    package let keyType: TypeExpression?
    /// The names in `collecting`: only these types are collected, in this order. `nil` if there are no names.
    package let chosen: [ChosenElement]?
    /// Whether the type is `[E]?`, which is `nil` if there is nothing to collect and that is allowed.
    package let isOptional: Bool

    init(
        of elementType: ResolvedType,
        element: BuildRequest,
        keyType: TypeExpression?,
        chosen: [ChosenElement]?,
        isOptional: Bool = false
    ) {
        self.elementType = elementType
        self.element = element
        self.keyType = keyType
        self.chosen = chosen
        self.isOptional = isOptional
    }

    /// Whether the collection is empty if there is nothing to collect.
    var mayBeEmpty: Bool { element.attribute.onlyIfAvailable && !isOptional }
    /// Whether the value is `nil` if there is nothing to collect.
    var mayBeNil: Bool { element.attribute.onlyIfAvailable && isOptional }
}

/// A type that is named in `collecting`.
package struct ChosenElement: Sendable {
    /// The name as written.
    package let name: TypeReference
    package let type: ResolvedType
    let id: TypeID
    /// The type with its aliases expanded, if it is a specialization of an instantiable generic type.
    let specialization: ResolvedType?
}

/// A key whose names are resolved.
package enum ElementKey: Hashable, Sendable {
    /// `"export"`
    case text(String)
    /// `42`: in decimal digits
    case integer(String)
    /// `Route.settings`
    case enumCase(of: ResolvedType, named: String)

    /// Returns whether this may be a key of a dictionary whose keys have a type.
    package func isOf(_ type: TypeExpression) -> Bool {
        switch self {
        case .text: type == .named([TypeNameComponent("String")])
        case .integer: Self.integers.contains(type)
        case .enumCase(let of, _): type == of.canonical
        }
    }

    private static let integers: Set<TypeExpression> = Set(
        ["", "8", "16", "32", "64", "128"].flatMap { ["Int" + $0, "UInt" + $0] }
            .map { .named([TypeNameComponent($0)]) }
    )
}

/// The element type of an array, or the key and value types of a dictionary.
package struct CollectionShape {
    package var key: TypeExpression?
    package var element: TypeExpression

    /// Creates the shape of a type; `nil` if it is neither an array nor a dictionary.
    package init?(_ type: TypeExpression) {
        switch type.withoutParentheses {
        case .array(let element):
            self.element = element
        case .dictionary(let key, let value):
            self.key = key
            element = value
        case .named(let components):
            guard let last = components.last, components.dropLast().allSatisfy({ $0.name == "Swift" }) else {
                return nil
            }
            if last.name == "Array", last.arguments.count == 1 {
                element = last.arguments[0]
            } else if last.name == "Dictionary", last.arguments.count == 2 {
                key = last.arguments[0]
                element = last.arguments[1]
            } else {
                return nil
            }
        case .member, .optional, .implicitlyUnwrapped, .inlineArray, .tuple, .function, .existential, .opaque,
            .composition, .metatype, .protocolMetatype, .suppressed, .packElement, .packExpansion,
            .attributed, .integer, .placeholder:
            return nil
        }
    }
}

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

    init(_ read: DeclaredScopes) {
        declared = read.scopes
        values = read.values
        files = read.declarations.table.files
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
        return CollectedElements(
            request: request,
            products: listing.collected,
            keys: keys(of: listing.collected, for: request),
            leftOut: listing.leftOut
        )
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
        elements.keys = keys(of: elements.products, for: request)
        return elements
    }

    private func keys(of products: [ScopeID], for request: CollectionRequest) -> [ElementKey]? {
        request.keyType.map { _ in products.compactMap { declared[$0.index].key } }
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
package struct CollectedElements: Sendable {
    package let request: CollectionRequest
    var products: [ScopeID]
    /// The keys of a dictionary, one for each product; `nil` for an array.
    package var keys: [ElementKey]?
    /// The types that list the element type and are left out because they take it themselves.
    package var leftOut: [ScopeID] = []
    /// The names in `collecting` that refer to no instantiable type.
    package var unknown: [ChosenElement] = []
    /// The names in `collecting` that repeat an earlier one.
    package var repeated: [ChosenElement] = []

    /// The type of an element, as the property spells it.
    package var elementType: ResolvedType { request.elementType }
}

extension DeclaredScope {
    /// Returns whether the scope receives or collects a type.
    func takes(_ type: TypeExpression, _ values: ValueTable) -> Bool {
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
