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
    /// Those whose targets do, and so have runs of their own that report their mistakes and what is wrong below their roots.
    package var modulesWithPlugin: Set<String>
    /// The package of each module, where that is known.
    package var packages: [String: String]
    /// The flags that are known to be set in the module, and so perhaps in no other.
    package var flags: Set<String>
    /// The same modules with everything that depends on a condition, where something does: what counts in no world at
    /// hand may count in the one that is built.
    package var undecidedModules: [ModuleSummary] = []
    /// The language mode in which the module is compiled unless its configuration says another, where that is known.
    package var languageMode: LanguageMode?
    /// What is expected of flags that are not known to be set; `nil` where nothing is, and each may be set or not.
    package var expectedFlags: ExpectedFlags?
    /// Whether every module that depends on Heirloom is among the modules.
    package var modulesAreComplete: Bool
    /// The modules on which no module is built that is not among the modules.
    package var closedModules: Set<String>
    /// What the protocols require of which a mock may be asked for, by the texts of their declarations.
    package var requirements: [String: ProtocolRequirements]

    package init(
        module: String,
        modules: [ModuleSummary],
        rootMode: RootMode = .detect,
        modulesWithoutPlugin: Set<String> = [],
        modulesWithPlugin: Set<String> = [],
        packages: [String: String] = [:],
        flags: Set<String> = [],
        languageMode: LanguageMode? = nil,
        expectedFlags: ExpectedFlags? = nil,
        modulesAreComplete: Bool = false,
        closedModules: Set<String> = [],
        requirements: [String: ProtocolRequirements] = [:]
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
        self.modulesAreComplete = modulesAreComplete
        self.closedModules = closedModules
        self.requirements = requirements
    }
    /// Whether no other run reports what the declarations of a module alone show.
    package func isReportedHere(_ module: String) -> Bool {
        module == self.module || !modulesWithPlugin.contains(module)
    }
}
