import HeirloomModel

extension TreeDeclarations {
    /// Creates an edge of the build graph.
    ///
    /// - Parameters:
    ///   - property: The property for which the product is built.
    ///   - request: The request of the property, or of an element if it is a collection.
    ///   - built: The declaration of the product.
    func edge(
        for property: DeclaredDependency,
        _ request: BuildRequest,
        at id: DependencyID,
        to product: ScopeID,
        _ built: DeclaredScope
    ) -> BuildEdge {
        var edge = BuildEdge(
            owner: id.scope,
            dependency: id.index,
            product: product,
            moment: request.builder.map {
                // `nil` if the order is the declared one.
                .onDemand($0, forwardedOrder: request.forwarding.flatMap(built.forwardedOrder))
            } ?? .atOnce,
            lifetime: request.lifetime,
            requestedType: request.requested,
            context: request.context,
            // Elements have no names by which they could be awaited.
            isConcurrent: request.isConcurrent && request.builder == nil && request === property.request
        )
        if request.isWrapped, conversions.adaptation(of: built, along: edge, to: property).isWrapped {
            edge.isWrapped = true
            edge.wrapperIsolation = isolation(ofWrapper: request.requested)
        }
        return edge
    }

    /// Returns the isolation of a wrapping call: that of the type's initializers if they all state the same one,
    /// otherwise that of the type.
    func isolation(ofWrapper type: ResolvedType) -> Isolation {
        guard let entity = type.canonical.entity(in: table), case .type(let read) = table[entity].kind,
            let file = table[entity].file
        else { return .nonisolated }
        let initializers =
            read.summary.initializers.map { (file, $0) }
            + extensionInitializers[entity, default: []].map { ($0.file, $0.initializer) }
        let said = initializers.filter { $0.1.unlabeled != nil }.map { file, initializer in
            isolationTable.written(initializer.isolation, at: Place(file: file, enclosing: entity))
        }
        if let first = said.first, let isolation = first, said.allSatisfy({ $0 == first }) {
            return isolation
        }
        return isolationTable.isolation(of: entity)
    }
}
