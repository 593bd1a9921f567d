import HeirloomModel

extension ScopeTree {
    /// Returns the graph that emission prints.
    ///
    /// - Parameters:
    ///   - surroundings: The scope that builds what test doubles share.
    ///   - extended: The scopes for which extensions are printed; by default, the roots.
    package func graph(
        roots: [ScopeID] = [],
        with surroundings: [Scope] = [],
        printedIn extended: [ScopeID]? = nil,
        doubles: DoubleGraph? = nil,
        mocks: [MockedProtocol] = [],
        boundaries: BoundaryGraph? = nil
    ) -> ScopeGraph {
        ScopeGraph(
            module: input.module,
            scopes: scopes + surroundings,
            values: values.values,
            roots: roots.map {
                Root(
                    scope: $0,
                    needsInitializer: needsInitializer($0),
                    initializerForm: initializerForm(of: $0),
                    initializerActor: isolationTable.initializerActor(of: self[$0].declared),
                    effects: declarations.spellable(self[$0].exactEffects, where: self[$0].declaration.access)
                )
            },
            names: visibleNames(of: extended ?? roots),
            files: table.files.files.map { file in
                File(path: file.summary.path, module: file.module, imports: file.summary.imports)
            },
            additionalImports: additionalImports,
            defaultIsolation: defaultIsolation,
            doubles: doubles,
            mocks: mocks,
            mockCondition: input.mockCondition,
            boundaries: boundaries
        )
    }

    /// Returns the functions that build types of the module for modules above, without those of faulty types; `nil` if there
    /// are none.
    package func boundaries(excluding faulty: Set<ScopeID>) -> BoundaryGraph? {
        let functions = boundaryFunctions.filter { !faulty.contains($0.scope) }
        if functions.isEmpty { return nil }
        guard leavesOut else { return BoundaryGraph(functions: functions, graph: nil) }
        let printed = scopes.map(\.printed).map { LinkedScope($0.declared, $0.dependencies, $0.providers) }
        return BoundaryGraph(functions: functions, graph: ScopeTree(self, relinked: printed).graph())
    }

    /// Returns whether a root needs an initializer: it does not if it already has one, or if there is nothing to build.
    package func needsInitializer(_ root: ScopeID) -> Bool { read.needsInitializer(self[root].declared) }

    /// Returns whether a root has dependencies that are not passed to it.
    package func hasToBuild(_ root: ScopeID) -> Bool {
        self[root].dependencies.count > self[root].forwarded.count
    }

    /// Returns the handwritten initializer that takes exactly the forwarded values of a root.
    package func handwrittenInitializer(of root: ScopeID) -> ExtensionInitializer? {
        read.handwrittenInitializer(of: self[root].declared)
    }

    /// Returns whether a written initializer of a root is under a condition, so that other builds generate one.
    package func isConditional(_ written: ExtensionInitializer, of root: ScopeID) -> Bool {
        let conditional = self[root].declared.entity.flatMap { declarations.conditionalInitializers[$0] }
        return conditional?.contains {
            $0.file == written.file && $0.initializer.range == written.initializer.range
        } ?? false
    }

    /// Returns the labels of the parameters of a root's initializer.
    package func inputLabels(of root: ScopeID) -> [String] {
        self[root].forwarded.map { self[root].dependencies[$0].declared.declaration.label }
    }

    private var additionalImports: [AdditionalImport] {
        let imports = table.files.configurations(of: input.module).flatMap { _, configuration in
            configuration.additionalImportedModules.map {
                AdditionalImport(module: $0.text, condition: configuration.condition)
            }
        }
        return BreadthFirstWalk(from: imports).reached
    }

    /// The language mode in which generated code is compiled: that of the module's configuration, otherwise that of the
    /// command line; `nil` if neither states one.
    package var languageMode: LanguageMode? {
        let said = table.files.configurations(of: input.module).compactMap(\.declaration.languageMode)
        return said.lazy.compactMap { LanguageMode($0) }.first ?? input.languageMode
    }
}

extension BuildEdge {
    /// Returns the edge for a dependency at another index.
    func built(for dependency: Int) -> BuildEdge {
        var edge = self
        edge.dependency = dependency
        return edge
    }
}

extension InitializerSummary {
    /// Whether this is `init()`, without parameters. An initializer whose parameters all have defaults does not count: a call
    /// without arguments prefers an `init()` next to it.
    package var isPlain: Bool { labels.isEmpty && !isFailable }
}
