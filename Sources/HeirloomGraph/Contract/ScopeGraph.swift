import HeirloomModel

/// The tree that the sources describe, resolved and without errors: the input of emission.
///
/// Scopes and values are identified by small integers, so that all later stages work on arrays.
///
/// A class, because every planner reads it.
package final class ScopeGraph: Sendable {
    /// The module for which code is generated.
    package let module: String
    /// Every instantiable type of every module read, by ``ScopeID``.
    package let scopes: [Scope]
    /// Every label and type that is provided or required anywhere, by ``ValueID``.
    package let values: [Value]
    /// The roots of ``module``, in the order of their names. Every value that they need is provided. Values that they
    /// require only if available are not, so `nil` is passed for them.
    package let roots: [Root]
    /// The facts about visible names that determine how a name is printed.
    package let names: VisibleNames
    /// The imports of every file, by ``FileID``.
    package let files: [File]
    /// The imports that `#HeirloomConfiguration` adds to those of ``module``.
    package let additionalImports: [AdditionalImport]
    /// The default isolation of the module's declarations, including generated ones.
    package let defaultIsolation: Isolation
    /// The test doubles of ``module``; `nil` if none are requested.
    package let doubles: DoubleGraph?
    /// The mocks of protocols of ``module``, in the order of their names.
    package let mocks: [MockedProtocol]
    /// The condition under which doubles and mocks are compiled; `nil` for every build.
    package let mockCondition: String?
    /// The functions that build types of ``module`` for modules above; `nil` if there are none.
    package let boundaries: BoundaryGraph?

    package init(
        module: String,
        scopes: [Scope] = [],
        values: [Value] = [],
        roots: [Root] = [],
        names: VisibleNames,
        files: [File] = [],
        additionalImports: [AdditionalImport] = [],
        defaultIsolation: Isolation = .nonisolated,
        doubles: DoubleGraph? = nil,
        mocks: [MockedProtocol] = [],
        mockCondition: String? = nil,
        boundaries: BoundaryGraph? = nil
    ) {
        self.module = module
        self.scopes = scopes
        self.values = values
        self.roots = roots
        self.names = names
        self.files = files
        self.additionalImports = additionalImports
        self.defaultIsolation = defaultIsolation
        self.doubles = doubles
        self.mocks = mocks
        self.mockCondition = mockCondition
        self.boundaries = boundaries
    }

    @inlinable package subscript(id: ScopeID) -> Scope { scopes[id.index] }
    @inlinable package subscript(id: ValueID) -> Value { values[id.index] }
    @inlinable package subscript(id: FileID) -> File { files[id.index] }
}

extension ScopeGraph {
    /// Creates the graph of a module without anything to generate.
    package convenience init(emptyModule module: String) {
        self.init(module: module, names: VisibleNames(modules: [module], topLevel: [:], members: [:]))
    }

    /// The graph as generated code builds it, without what it leaves to the code of other modules.
    package var printed: ScopeGraph {
        guard scopes.contains(where: \.isCalled) else { return self }
        return with(scopes.map(\.printed), boundaries)
    }

    /// Returns the graph without the functions that build some types, by their nested names.
    func withoutFunctions(of types: Set<[String]>) -> ScopeGraph {
        guard let boundaries else { return self }
        let functions = boundaries.functions.filter { !types.contains(self[$0.scope].declaration.path) }
        return with(
            scopes,
            functions.isEmpty ? nil : BoundaryGraph(functions: functions, graph: boundaries.graph)
        )
    }

    private func with(_ scopes: [Scope], _ boundaries: BoundaryGraph?) -> ScopeGraph {
        ScopeGraph(
            module: module,
            scopes: scopes,
            values: values,
            roots: roots,
            names: names,
            files: files,
            additionalImports: additionalImports,
            defaultIsolation: defaultIsolation,
            doubles: doubles,
            mocks: mocks,
            mockCondition: mockCondition,
            boundaries: boundaries
        )
    }

    /// Returns the type that the call along an edge has: that of the product, or the requested one.
    package func builtType(along edge: BuildEdge) -> ResolvedType {
        let product = self[edge.product]
        let isRequested = edge.isWrapped || product.declared.boundary?.returnsRequestedType == true
        return isRequested ? edge.requestedType : product.type
    }

    /// Returns how a scope fulfills a requirement of the product of its dependency at an index, or a requirement of its
    /// own for `nil`.
    ///
    /// The nearest provider wins: the scope itself before values that are passed in to it and, for a requirement that
    /// is fulfilled only if available, `x: X` before `x: X?`. No dependency provides a value to its own product: a
    /// decorator takes that value from those passed in.
    package func supply(of requirement: Requirement, in scope: ScopeID, to dependency: Int?) -> Supply {
        let scope = self[scope]
        func provider(of value: ValueID) -> Int? {
            scope.providers[value].flatMap { $0 == dependency ? nil : $0 }
        }
        switch requirement {
        case .value(let value):
            if let own = provider(of: value) { return .dependency(own) }
            return scope.requires(requirement) ? .handedIn(requirement) : .nothing
        case .ifAvailable(let value):
            let optional = self[value].optional
            let isUnavailable = scope.order.unavailable.contains {
                $0.dependency == dependency && $0.requirement.value == value
            }
            if isUnavailable { return .nothing }
            if let own = provider(of: value) ?? optional.flatMap(provider) {
                return .dependency(own)
            }
            if scope.requires(.value(value)) { return .handedIn(.value(value)) }
            if let optional, scope.requires(.value(optional)) { return .handedIn(.value(optional)) }
            return scope.requires(requirement) ? .handedIn(requirement) : .nothing
        }
    }
}

/// A module that is imported because of a configuration.
package struct AdditionalImport: Hashable, Sendable {
    package let module: String
    /// The condition of the configuration; `nil` outside of `#if`.
    package var condition: Condition?
}

/// A scope's index in ``ScopeGraph/scopes``.
package struct ScopeID: Hashable, Sendable {
    package let index: Int
    @inlinable package init(_ index: Int) { self.index = index }
}

/// A dependency, by its scope and its index in ``Scope/dependencies``.
package struct DependencyID: Hashable, Sendable {
    package let scope: ScopeID
    package let index: Int

    @inlinable package init(scope: ScopeID, index: Int) {
        self.scope = scope
        self.index = index
    }
}

/// A value's index in ``ScopeGraph/values``.
package struct ValueID: Hashable, Sendable {
    package let index: Int
    @inlinable package init(_ index: Int) { self.index = index }
}

/// A file's index in ``ScopeGraph/files``.
package struct FileID: Hashable, Sendable {
    package let index: Int
    @inlinable package init(_ index: Int) { self.index = index }
}

/// A file, as far as emission needs to know it.
package struct File: Sendable {
    package let path: String
    package let module: String
    package let imports: [ImportDeclaration]
}

/// A label and a type, which identify a dependency.
package struct Value: Hashable, Sendable {
    package let label: String
    /// The first spelling, in order of modules, files and locations.
    package let type: ResolvedType
    /// The value with the same label and the optional of the type, for an `x: X` that is required only if available.
    package var optional: ValueID?
}

/// A root of the module for which code is generated.
package struct Root: Equatable, Sendable {
    package let scope: ScopeID
    /// Whether an initializer that takes the forwarded values is generated: `false` if there already is one, or if
    /// there is nothing to build.
    package let needsInitializer: Bool
    package var initializerForm = RootInitializerForm.plain
    /// The global actor of the initializer that builds the root, if it is not the actor of the type:
    /// `class Root { @MainActor init(…) }`.
    package var initializerActor: ResolvedType?
    /// The effects of the initializer that are not effects of building.
    package var effects = BuildEffects.none
}

/// How the `init()` of a root relates to that of its superclass.
package enum RootInitializerForm: Hashable, Sendable {
    /// `convenience init()`; for types other than classes, `init()`.
    case plain
    /// `convenience init(_: () = ())`, which is found by a call without arguments. It overrides nothing, because an
    /// extension in another file cannot override a designated `init()`, not even one from Objective-C.
    case besideInherited
}

/// The way in which a scope fulfills a requirement of a scope that it builds.
package enum Supply: Sendable {
    /// By one of its own dependencies, an index in ``Scope/dependencies``.
    case dependency(Int)
    /// By a value that is passed in to build the scope itself.
    case handedIn(Requirement)
    /// Not at all: `nil` is passed.
    case nothing
}
