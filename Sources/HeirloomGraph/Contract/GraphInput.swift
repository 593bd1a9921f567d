import HeirloomModel

/// What a graph is made from.
package struct GraphInput: Hashable, Sendable {
    /// How roots are found.
    package enum RootMode: String, Hashable, Sendable, CaseIterable {
        /// Every qualifying type below which everything is provided; a warning for each that is dropped.
        case detect
        /// Every qualifying type; an incomplete one is a fault.
        case require
        /// Only types with `isRoot: true`.
        case marked
    }

    /// The module for which code is generated.
    package var module: String
    /// The module and every module below it that was read, in any order.
    package var modules: [ModuleSummary]
    package var rootMode: RootMode
    /// The modules below whose targets do not run the plugin, where that is known.
    package var modulesWithoutPlugin: Set<String>
    /// Those whose targets do, and so are told by runs of their own what is wrong below their roots.
    package var modulesWithPlugin: Set<String>
    /// The package of each module, where that is known.
    package var packages: [String: String]
    /// The flags that are known to be set in the module, and so perhaps in no other.
    package var flags: Set<String>
    /// The same modules with everything that depends on a condition, where something does: what counts in no world at
    /// hand may count in the one that is built.
    var undecidedModules: [ModuleSummary] = []
    /// The language mode in which the module is compiled unless its configuration says another, where that is known.
    package var languageMode: LanguageMode?
    /// What is expected of flags that are not known to be set; `nil` where nothing is, and each may be set or not.
    package var expectedFlags: ExpectedFlags?

    package init(
        module: String,
        modules: [ModuleSummary],
        rootMode: RootMode = .detect,
        modulesWithoutPlugin: Set<String> = [],
        modulesWithPlugin: Set<String> = [],
        packages: [String: String] = [:],
        flags: Set<String> = [],
        languageMode: LanguageMode? = nil,
        expectedFlags: ExpectedFlags? = nil
    ) {
        self.module = module
        self.modules = modules
        self.rootMode = rootMode
        self.modulesWithoutPlugin = modulesWithoutPlugin
        self.modulesWithPlugin = modulesWithPlugin
        self.packages = packages
        self.flags = flags
        self.languageMode = languageMode
        self.expectedFlags = expectedFlags
    }
}

/// What came of it.
package struct GraphOutcome: Hashable, Sendable {
    /// `nil` where there is a fault.
    package var conditionalGraph: ConditionalGraph?
    /// Faults and warnings, sorted by place. The local ones of the summaries are not among them.
    package var diagnostics: [Diagnostic]
    /// Local mistakes of the summaries that are not what is wrong: a fault of the tree says it better.
    package var explained: Set<ExplainedMistake>

    package init(
        conditionalGraph: ConditionalGraph?,
        diagnostics: [Diagnostic],
        explained: Set<ExplainedMistake> = []
    ) {
        self.conditionalGraph = conditionalGraph
        self.diagnostics = diagnostics
        self.explained = explained
    }

    package init(graph: ScopeGraph?, diagnostics: [Diagnostic]) {
        self.init(conditionalGraph: graph.map { ConditionalGraph($0) }, diagnostics: diagnostics)
    }

    /// The graph for the first of the ways in which conditions may turn out.
    package var graph: ScopeGraph? { conditionalGraph?.first }
}

/// A kind of mistake in a stretch of source.
package struct ExplainedMistake: Hashable, Sendable {
    package var id: DiagnosticID
    package var location: SourceLocation

    package init(id: DiagnosticID, location: SourceLocation) {
        self.id = id
        self.location = location
    }

    /// Whether a diagnostic is of that kind and begins there.
    package func covers(_ diagnostic: Diagnostic) -> Bool {
        let start = diagnostic.location.range.start.offset
        return diagnostic.id == id && diagnostic.location.path == location.path
            && start >= location.range.start.offset && start < location.range.end.offset
    }
}
