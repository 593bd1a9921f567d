import HeirloomModel

/// The tree that the sources describe, resolved and without faults: what emission prints.
///
/// Scopes and values are named by small integers, so that every stage after this one works on arrays.
package struct ScopeGraph: Hashable, Sendable {
    /// The module for which code is generated.
    package var module: String
    /// Every instantiable type of every module read, by ``ScopeID``.
    package var scopes: [Scope]
    /// Every pair of a label and a type that is provided or required anywhere, by ``ValueID``.
    package var values: [Value]
    /// The roots of ``module``, in order of their names. Every value they need is provided; what they require
    /// only if it is available is not, and so `nil` is passed for it.
    package var roots: [Root]
    /// What printing a name has to take into account.
    package var names: VisibleNames
    /// The imports of every file, by ``FileID``.
    package var files: [File]
    /// What `#HeirloomConfiguration` adds to the imports of ``module``.
    package var additionalImports: [AdditionalImport]
    /// The isolation of the module's declarations that do not say it, the generated ones included.
    package var defaultIsolation: Isolation
    /// The test doubles of ``module``, `nil` where nothing asks for one.
    package var doubles: DoubleGraph?
    /// The mocks of protocols of ``module``, in the order of their names.
    package var mocks: [MockedProtocol] = []
    /// The condition under which doubles and mocks are compiled, `nil` for any build.
    package var mockCondition: String?

    package init(
        module: String,
        scopes: [Scope],
        values: [Value],
        roots: [Root],
        names: VisibleNames,
        files: [File],
        additionalImports: [AdditionalImport],
        defaultIsolation: Isolation = .nonisolated
    ) {
        self.module = module
        self.scopes = scopes
        self.values = values
        self.roots = roots
        self.names = names
        self.files = files
        self.additionalImports = additionalImports
        self.defaultIsolation = defaultIsolation
    }

    @inlinable package subscript(id: ScopeID) -> Scope { scopes[id.index] }
    @inlinable package subscript(id: ValueID) -> Value { values[id.index] }
    @inlinable package subscript(id: FileID) -> File { files[id.index] }
}

/// A module that is imported because a configuration says so.
package struct AdditionalImport: Hashable, Sendable {
    package var module: String
    /// The condition of the configuration, `nil` outside of `#if`.
    package var condition: Condition?

    package init(module: String, condition: Condition? = nil) {
        self.module = module
        self.condition = condition
    }
}

/// A scope's index in ``ScopeGraph/scopes``.
package struct ScopeID: Hashable, Sendable {
    package var index: Int
    @inlinable package init(_ index: Int) { self.index = index }
}

/// A dependency, by its scope and its index in ``Scope/dependencies``.
package struct DependencyID: Hashable, Sendable {
    package var scope: ScopeID
    package var index: Int

    @inlinable package init(scope: ScopeID, index: Int) {
        self.scope = scope
        self.index = index
    }
}

/// A value's index in ``ScopeGraph/values``.
package struct ValueID: Hashable, Sendable {
    package var index: Int
    @inlinable package init(_ index: Int) { self.index = index }
}

/// A file's index in ``ScopeGraph/files``.
package struct FileID: Hashable, Sendable {
    package var index: Int
    @inlinable package init(_ index: Int) { self.index = index }
}

/// A file, by what emission needs of it.
package struct File: Hashable, Sendable {
    package var path: String
    package var module: String
    package var imports: [ImportDeclaration]

    package init(path: String, module: String, imports: [ImportDeclaration]) {
        self.path = path
        self.module = module
        self.imports = imports
    }
}

/// A label and a type, by which a dependency is identified.
package struct Value: Hashable, Sendable {
    package var label: String
    /// The first spelling met, in order of module, file and place.
    package var type: ResolvedType
    /// The same label with the type's optional, for an `x: X` that something takes only if it is available.
    package var optional: ValueID?

    package init(label: String, type: ResolvedType, optional: ValueID? = nil) {
        self.label = label
        self.type = type
        self.optional = optional
    }
}

/// A root of the module for which code is generated.
package struct Root: Hashable, Sendable {
    package var scope: ScopeID
    /// Whether it gets an initializer that takes what is forwarded to it: `false` where one can be called already or nothing
    /// is to be built.
    package var needsInitializer: Bool
    package var initializerForm: RootInitializerForm
    /// The global actor of the initializer that builds it, where its type is not on that one:
    /// `class Root { @MainActor init(…) }`.
    package var initializerActor: ResolvedType?
    /// What the initializer does besides building.
    package var effects: BuildEffects

    package init(
        scope: ScopeID,
        needsInitializer: Bool,
        initializerForm: RootInitializerForm = .plain,
        initializerActor: ResolvedType? = nil,
        effects: BuildEffects = .none
    ) {
        self.scope = scope
        self.needsInitializer = needsInitializer
        self.initializerForm = initializerForm
        self.initializerActor = initializerActor
        self.effects = effects
    }
}

/// How the `init()` of a root stands beside that of its superclass.
package enum RootInitializerForm: Hashable, Sendable {
    /// `convenience init()`, `init()` of what is no class
    case plain
    /// `convenience init(_: () = ())`, which a call without arguments finds. It overrides nothing: no extension in a
    /// file of its own can override a designated `init()`, not even one of Objective-C's.
    case besideInherited
}
