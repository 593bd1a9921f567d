import HeirloomModel

/// An instantiable type whose names are resolved.
///
/// A class, because every rule reads it.
package final class DeclaredScope: Sendable {
    package let declaration: InstantiableDeclaration
    /// The place from which the names in the declaration are looked up.
    package let place: Place
    package let type: ResolvedType
    package let typeID: TypeID
    /// The arguments for the parameters of a generic type; `nil` for a type that is not generic. In the declaration
    /// itself, which builds nothing, each parameter stands for itself.
    package let arguments: GenericArguments?
    /// Whether the scope is the declaration of a generic type, not one of its specializations.
    package let isGeneric: Bool
    /// `fulfillingAdditionalTypes`
    package let fulfilled: [TypeID]
    /// `key`, if it is valid.
    package let key: ElementKey?
    package let dependencies: [DeclaredDependency]
    /// The indices of the forwarded dependencies.
    package let forwarded: [Int]
    /// The type that contains a closure; `nil` for all other scopes.
    package let owner: ResolvedType?
    /// The functions of another module that build the type; `nil` for a scope that its own call builds.
    package let boundary: BoundaryCall?
    /// The ambiguous names in the scope.
    package let ambiguities: [AmbiguousReference]

    /// - Parameter ambiguities: The ambiguous names outside of the dependencies.
    init(
        declaration: InstantiableDeclaration,
        at place: Place,
        building type: ResolvedType,
        _ typeID: TypeID,
        arguments: GenericArguments? = nil,
        isGeneric: Bool = false,
        fulfilled: [TypeID] = [],
        key: ElementKey? = nil,
        dependencies: [DeclaredDependency],
        ambiguities: [AmbiguousReference] = [],
        owner: ResolvedType? = nil,
        boundary: BoundaryCall? = nil
    ) {
        self.declaration = declaration
        self.owner = owner
        self.boundary = boundary
        self.place = place
        self.type = type
        self.typeID = typeID
        self.arguments = arguments
        self.isGeneric = isGeneric
        self.fulfilled = fulfilled
        self.key = key
        self.dependencies = dependencies
        var forwarded: [Int] = []
        var all = ambiguities
        for index in 0..<dependencies.count {
            if case .forwarded = dependencies[index].origin { forwarded.append(index) }
            if !dependencies[index].ambiguities.isEmpty { all += dependencies[index].ambiguities }
        }
        self.forwarded = forwarded
        self.ambiguities = all
    }
}

extension DeclaredScope {
    @inlinable package var file: FileID { place.file }
    /// The declared or extended type, or the type that contains a closure; `nil` for a type that was not read.
    @inlinable package var entity: EntityID? { place.enclosing }

    /// Whether the scope is one of the specializations of a generic type, which share one declaration.
    package var isSpecialization: Bool { arguments != nil && !isGeneric }

    /// Returns the order in which the type of a builder takes the forwarded arguments, as indices into ``forwarded``;
    /// `nil` if it is the declared order.
    package func forwardedOrder(in said: SaidForwarding) -> [Int]? {
        switch said {
        case .properties(let written): return forwardedOrder(in: written)
        case .parameters(let parameters):
            guard let places = places(of: parameters), places != Array(places.indices) else { return nil }
            return places
        }
    }

    /// Returns the forwarded dependency for each parameter of a function, as indices into ``forwarded``: the one with
    /// the parameter's name, or for a parameter without a name the one at the same index. Returns `nil` if the
    /// parameters do not match the forwarded dependencies.
    package func places(of parameters: [BuilderParameter]) -> [Int]? {
        let declared = forwarded.map { dependencies[$0] }
        guard parameters.count == declared.count else { return nil }
        var places: [Int] = []
        for (index, parameter) in parameters.enumerated() {
            let named = parameter.label.map { label in
                declared.firstIndex { $0.declaration.label == label }
            }
            guard let place = named ?? index, !parameter.isVariadic,
                parameter.type == declared[place].type.canonical
            else { return nil }
            places.append(place)
        }
        return Set(places).count == places.count ? places : nil
    }

    /// Returns the elements of a tuple as indices into ``forwarded``, if the tuple lists the forwarded dependencies in
    /// another order.
    private func forwardedOrder(in written: TypeExpression) -> [Int]? {
        guard case .tuple(let elements) = written,
            case .tuple(let declared) = forwardedProperties(\.canonical),
            elements.count == declared.count, elements != declared
        else { return nil }
        var places: [TupleTypeElement: Int] = [:]
        for (place, element) in declared.enumerated() { places[element] = place }
        let order = elements.compactMap { places[$0] }
        return Set(order).count == declared.count ? order : nil
    }

    /// Its `ForwardedProperties`: an empty tuple, a type or a labeled tuple.
    package var forwardedProperties: ResolvedType {
        ResolvedType(
            spelled: forwardedProperties(\.spelled),
            canonical: forwardedProperties(\.canonical),
            externalNamesFile: forwarded.compactMap { dependencies[$0].type.externalNamesFile }.first
        )
    }

    private func forwardedProperties(_ rendering: KeyPath<ResolvedType, TypeExpression>) -> TypeExpression {
        let elements = forwarded.map { index in
            TupleTypeElement(
                label: dependencies[index].declaration.label,
                type: dependencies[index].type[keyPath: rendering]
            )
        }
        return elements.count == 1 ? elements[0].type : .tuple(elements)
    }

    /// Returns the index of the dependency that an argument passes.
    package func index(of argument: Construction.Argument) -> Int? {
        dependencies.firstIndex { $0.declaration.label == argument.dependency }
    }

    /// Returns the scope with another declaration and its dependencies.
    ///
    /// - Parameters:
    ///   - built: Another type that the declaration builds.
    ///   - boundary: The functions of another module that build it.
    func with(
        _ declaration: InstantiableDeclaration,
        in file: FileID? = nil,
        dependencies: [DeclaredDependency],
        building built: ResolvedType? = nil,
        by boundary: BoundaryCall? = nil
    ) -> DeclaredScope {
        var place = place
        if let file { place.file = file }
        return DeclaredScope(
            declaration: declaration,
            at: place,
            building: built ?? type,
            typeID,
            arguments: arguments,
            isGeneric: isGeneric,
            fulfilled: fulfilled,
            key: key,
            dependencies: dependencies,
            owner: owner,
            boundary: boundary
        )
    }

    /// Returns whether the call that builds the scope keeps the argument for a dependency.
    func keepsArgument(for dependency: Int) -> Bool {
        let construction = declaration.construction
        switch construction.callee {
        case .memberwiseInitializer, .inheritedInitializer: return true
        case .writtenInitializer, .instantiateFunction, .closure, .mockFunction:
            let label = dependencies[dependency].declaration.label
            return construction.arguments.contains { $0.dependency == label && $0.isEscaping }
        }
    }
}

/// An ambiguous name and its location.
package struct AmbiguousReference: Sendable {
    package let name: AmbiguousName
    /// The type that contains the name.
    package let written: TypeReference
    /// Whether the type is written in a string.
    package let isText: Bool
}

/// A dependency whose names are resolved.
package final class DeclaredDependency: Sendable {
    package let value: ValueID
    package let type: ResolvedType
    /// The source of its value.
    package let origin: ScopeDependency.Origin
    /// The request for its product; `nil` for a dependency that is not instantiated.
    package let request: BuildRequest?
    /// The ambiguous names in the dependency.
    package let ambiguities: [AmbiguousReference]
    /// Whether nothing is built for the dependency because it would request ever larger types.
    let isEndless: Bool
    /// The dependency declarations of its scope, and its index among them. Storing a copy of its own declaration
    /// instead took 1.09 times the processor time and 1.06 times the memory of a cold run (medians of 25 pairs, 4,000
    /// types).
    @usableFromInline let declarations: [DependencyDeclaration]
    @usableFromInline let index: Int

    init(
        declarations: [DependencyDeclaration],
        index: Int,
        value: ValueID,
        type: ResolvedType,
        origin: ScopeDependency.Origin,
        request: BuildRequest? = nil,
        ambiguities: [AmbiguousReference] = [],
        isEndless: Bool = false
    ) {
        self.declarations = declarations
        self.index = index
        self.value = value
        self.type = type
        self.origin = origin
        self.request = request
        self.ambiguities = ambiguities
        self.isEndless = isEndless
    }

    /// Whether the requested type is unknown.
    package var isAmbiguous: Bool { !ambiguities.isEmpty || isEndless }

    @inlinable package var declaration: DependencyDeclaration { declarations[index] }

    /// `isLocal: true`
    @inlinable package var isLocal: Bool { declarations[index].isLocal }

    /// The value that the dependency needs from its scope or from above.
    package var requirement: Requirement? {
        switch origin {
        case .received: .value(value)
        case .receivedIfAvailable(let value): .ifAvailable(value)
        case .renamed(let renaming): renaming.source
        case .instantiated, .forwarded: nil
        }
    }
}
