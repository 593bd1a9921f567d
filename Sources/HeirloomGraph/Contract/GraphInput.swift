import HeirloomModel

/// The input from which a graph is built.
package struct GraphInput: Sendable {
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
    /// The modules that a module below, or this one, depends on, if its target generates functions that build its types for
    /// modules above.
    package var moduleViews: [String: Set<String>] = [:]
    /// Whether the compiler accepts what a function with a parameter for the isolation of its caller returns to an actor.
    package var functionsTakeIsolation = true
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

    /// The condition under which the module's doubles are compiled, as its configuration states it; `nil` for every
    /// build.
    package var mockCondition: String? {
        let own = modules.first { $0.name == module }?.configurations.first?.declaration
        return own.map(\.mockConditionalCompilation) ?? "DEBUG"
    }

    /// The input with handwritten doubles declared unconditionally if they are compiled whenever generated ones are,
    /// and without the functions of extensions that are never compiled together with generated ones.
    package var takingDoublesForCompiled: GraphInput {
        guard let text = mockCondition else { return self }
        var input = self
        for module in modules.indices {
            for file in modules[module].files.indices {
                let extensions = modules[module].files[file].extensions
                for index in extensions.indices where !extensions[index].mockFunctions.isEmpty {
                    guard extensions[index].condition?.fails(wherever: text) == true else { continue }
                    input.modules[module].files[file].extensions[index].mockFunctions = []
                }
                let declarations = modules[module].files[file].instantiables
                for index in declarations.indices where declarations[index].testDouble.mockOnly {
                    guard declarations[index].condition?.holds(wherever: text) == true else { continue }
                    input.modules[module].files[file].instantiables[index].condition = nil
                }
            }
        }
        return input
    }
}

/// The data of a command, kept alive until the process ends.
///
/// Freeing the declarations and the graph of 4,000 types one by one takes 1.08 times the processor time of a cold run
/// and 1.15 times that of a run that decodes a cache (medians of 25 and 15 pairs, built with optimization). A process
/// that is about to end can skip that, because the system reclaims its memory at once.
package enum Leftovers {
    /// Whether the process ends with the command. If not, the data is freed as usual.
    @TaskLocal package static var areKept = false

    package static func keep(_ values: Any...) { if areKept { _ = Unmanaged.passRetained(Leftover(values)) } }

    private final class Leftover {
        let values: [Any]

        init(_ values: [Any]) { self.values = values }
    }
}

extension Condition {
    /// Returns whether the condition holds in every build in which another condition does, as far as the two are
    /// recognizably related.
    func holds(wherever text: String) -> Bool { whereHolds(text) == .constant(true) }

    /// Returns whether the condition fails in every build in which another condition holds, as far as the two are
    /// recognizably related.
    func fails(wherever text: String) -> Bool { whereHolds(text) == .constant(false) }

    private func whereHolds(_ text: String) -> Condition { evaluated { $0.spelling == text ? true : nil } }
}
