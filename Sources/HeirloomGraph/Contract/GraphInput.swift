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
    /// The package of each module, where that is known.
    package var packages: [String: String]

    package init(
        module: String,
        modules: [ModuleSummary],
        rootMode: RootMode = .detect,
        modulesWithoutPlugin: Set<String> = [],
        packages: [String: String] = [:]
    ) {
        self.module = module
        self.modules = modules
        self.rootMode = rootMode
        self.modulesWithoutPlugin = modulesWithoutPlugin
        self.packages = packages
    }
}

/// What came of it.
package struct GraphOutcome: Hashable, Sendable {
    /// `nil` where there is a fault.
    package var graph: ScopeGraph?
    /// Faults and warnings, sorted by place. The local ones of the summaries are not among them.
    package var diagnostics: [Diagnostic]

    package init(graph: ScopeGraph?, diagnostics: [Diagnostic]) {
        self.graph = graph
        self.diagnostics = diagnostics
    }
}
