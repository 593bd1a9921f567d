import HeirloomGraph
import HeirloomModel

extension Remedies {
    /// `Repository<Note>` for a generic type `Repository` and a written `Repositry<Note>`.
    func naming(_ generic: ScopeID, like written: TypeExpression) -> TypeExpression {
        var path = tree[generic].declared.declaration.path.map { TypeNameComponent($0) }
        if case .named(let components) = written.withoutAny, let last = components.last {
            path[path.count - 1].arguments = last.arguments
        }
        return names.withoutModules(.named(path))
    }

    /// Whether a scope is marked as a root, or nothing builds it.
    func isRoot(_ scope: ScopeID) -> Bool {
        tree[scope].declared.declaration.isRoot == true || builders.edges(to: scope).isEmpty
    }

    /// Whether a scope is built only by builders, which can pass values to it.
    func isBuiltOnDemand(_ scope: ScopeID) -> Bool {
        let edges = builders.edges(to: scope)
        return !edges.isEmpty && edges.allSatisfy { $0.builder != nil }
    }

    /// Returns the first provider of a property's value, if all owners that build the property's scope provide it.
    package func providerAbove(_ property: DependencyID) -> DependencyID? {
        let edges = builders.edges(to: property.scope)
        if isRoot(property.scope) { return nil }
        let providers = edges.map { provider(of: tree[property].declared.value, for: $0) }
        return providers.contains(nil) ? nil : providers.first.flatMap(\.self)
    }

    /// Returns the dependency that provides a value to an edge's product, if it can be built before the product.
    private func provider(of value: ValueID, for edge: BuildEdge) -> DependencyID? {
        guard let index = tree[edge.owner].providers[value] else { return nil }
        let built = tree[edge.builtFor].declared.value
        let provider = edge.builtFor.sibling(index)
        let waits = tree[provider].edges.contains { facts.requires(built, $0.product) }
        guard index != edge.dependency, !waits,
            !leadsBack(from: requirements(of: tree[provider]), in: edge.owner, to: built)
        else { return nil }
        return tree[provider].lacksProduct && tree[provider].candidates.isEmpty ? nil : provider
    }

}

/// The kind of a type that nothing builds, which determines the advice.
enum UnbuiltType {
    /// A protocol or class in the sources, `any P` or `P & Q`: an instantiable type may list it.
    case listed
    /// A plain value, such as `String` or `URL`, of which a whole tree seldom has only one.
    case plainValue
    /// A type that was not read, with its name in an extension.
    case extended(name: String)
    /// A type that cannot be made instantiable: a function, a tuple, a metatype.
    case structural

    init(_ wanted: ResolvedType, in table: NameTable) {
        // The canonical type shows whether it was read, and the spelled type shows how it is meant.
        if case .existential = wanted.spelled.withoutParentheses {
            self = .listed
        } else if wanted.canonical.entity(in: table) != nil {
            self = .listed
        } else if Self.isCollectionOfAnything(wanted) {
            self = .structural
        } else {
            self.init(wanted.canonical)
        }
    }

    /// Whether a type is a collection of functions or of `any P`, whose elements are built instead of the collection.
    private static func isCollectionOfAnything(_ wanted: ResolvedType) -> Bool {
        let elements = [wanted.spelled, wanted.canonical].compactMap { CollectionShape($0)?.element }
        return elements.contains { element in
            let plain = element.withoutOptional.withoutParentheses
            if case .existential = plain { return true }
            return plain.isFunction
        }
    }

    private init(_ type: TypeExpression) {
        switch type {
        case .named(let components):
            let names = components.map(\.name)
            if names == ["Any"] || names == ["AnyObject"] {
                self = .structural
            } else if ExternalTypes.isPlainValue(names) {
                self = .plainValue
            } else {
                self = .extended(name: type.withoutArguments.spelling)
            }
        case .composition, .existential: self = .listed
        case .array: self = .extended(name: "Array")
        case .dictionary: self = .extended(name: "Dictionary")
        case .optional, .implicitlyUnwrapped: self = .extended(name: "Optional")
        case .attributed(_, let base): self.init(base)
        case .tuple(let elements):
            if elements.count == 1, elements[0].label == nil {
                self.init(elements[0].type)
            } else {
                self = .structural
            }
        case .member, .inlineArray, .function, .opaque, .metatype, .protocolMetatype, .suppressed,
            .packElement, .packExpansion, .integer, .placeholder:
            self = .structural
        }
    }
}
