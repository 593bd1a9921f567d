import HeirloomModel

/// The input from which a graph is built.
package struct GraphInput: Hashable, Sendable {
    /// How roots are found.
    package enum RootMode: String, Hashable, Sendable, CaseIterable {
        /// Every candidate below which everything is provided; a candidate that is dropped causes a warning.
        case detect
        /// Every candidate; a missing dependency below one is an error.
        case require
        /// Only types with `isRoot: true`.
        case marked
    }

    /// The module for which code is generated.
    package var module: String
    /// The module and every module below it that was read, in any order.
    package var modules: [ModuleSummary]
    package var rootMode: RootMode
    /// The modules below whose targets are known not to run the plugin.
    package var modulesWithoutPlugin: Set<String> = []
    /// The modules below whose targets run the plugin: their own runs report errors in their declarations and below
    /// their roots.
    package var modulesWithPlugin: Set<String> = []
    /// The targets of local packages by module, each with the entry that adds it to the dependencies of another target.
    /// Empty if unknown.
    package var localTargets: [String: String] = [:]
    /// The products of Heirloom on which the targets of modules do not depend, directly or indirectly.
    package var missingProducts: [String: Set<String>] = [:]
    /// The package of each module, if known.
    package var packages: [String: String] = [:]
    /// The flags that are known to be set in the module, but not necessarily in other modules.
    package var flags: Set<String> = []
    /// The same modules including everything under a condition, if there are conditions: a declaration that is inactive
    /// in every configuration considered may be active in the one that is built.
    package var undecidedModules: [ModuleSummary] = []
    /// The language mode of the module unless its configuration states another; `nil` if unknown.
    package var languageMode: LanguageMode?
    /// The expected state of flags that are not known to be set; `nil` if each may be set or not.
    package var expectedFlags: ExpectedFlags?
    /// Whether the modules include every module that depends on Heirloom.
    package var modulesAreComplete = false
    /// The modules whose dependents are all among the modules.
    package var closedModules: Set<String> = []
    /// The requirements of the protocols that may be mocked, by the source text of their declarations.
    package var requirements: [String: ProtocolRequirements] = [:]

    package init(module: String, modules: [ModuleSummary], rootMode: RootMode = .detect) {
        self.module = module
        self.modules = modules
        self.rootMode = rootMode
    }

    /// Whether every file parses.
    package var parses: Bool { modules.allSatisfy { $0.files.allSatisfy { $0.fault == nil } } }

    /// The modules including everything under a condition.
    package var unresolvedModules: [ModuleSummary] { undecidedModules.isEmpty ? modules : undecidedModules }

    /// The local targets that were not read, because the module's target does not depend on them.
    package var unreachedTargets: [String: String] {
        if localTargets.isEmpty { return [:] }
        let read = Set(modules.map(\.name))
        return localTargets.filter { !read.contains($0.key) }
    }

    /// Returns whether this run reports errors in the declarations of a module, because no other run does.
    package func isReportedHere(_ module: String) -> Bool {
        module == self.module || !modulesWithPlugin.contains(module)
    }
}
