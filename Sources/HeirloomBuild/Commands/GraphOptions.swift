import HeirloomGraph
import HeirloomModel

/// The options of every command that needs the graph of a module.
package enum GraphOptions {
    package static let module = OptionDescription(
        "--module",
        value: "NAME",
        count: .exactlyOnce,
        help: "The module whose sources are given."
    )
    package static let sourcesFile = OptionDescription(
        "--sources-file",
        value: "LIST",
        help: "A file with the paths of more of the module's sources, one per line."
    )
    package static let moduleSources = OptionDescription(
        "--module-sources",
        value: "NAME=LIST",
        count: .anyNumber,
        help: "A module below, and a file with the paths of its sources, one per line."
    )
    static let summary = OptionDescription(
        "--summary",
        value: "FILE",
        count: .anyNumber,
        help: "The summary of a module below, written by 'heirloom scan'."
    )
    static let roots = OptionDescription(
        "--roots",
        count: .atMostOnce,
        choices: GraphInput.RootMode.allCases.map(\.rawValue),
        help: """
            How roots are found: 'detect' takes every candidate whose dependencies are all provided, and warns \
            about each one that it drops; 'require' reports an incomplete candidate as an error; 'marked' takes \
            only types with 'isRoot: true'. The default is 'detect'.
            """
    )
    static let cache = OptionDescription(
        "--cache",
        value: "DIR",
        help: """
            A folder that caches parsed files, so that only files whose contents changed are parsed again. It \
            affects only the time, and is always safe to delete.
            """
    )
    package static let condition = OptionDescription(
        "--condition",
        value: "NAME",
        count: .anyNumber,
        help: """
            A compilation condition that is set in the module, as with '-D'. A condition that is not passed is \
            unknown, not unset: code that depends on it is generated under '#if'.
            """
    )
    static let conditionsAreComplete = OptionDescription(
        "--conditions-are-complete",
        help: """
            No conditions are set other than those that are passed and those of every SwiftPM build. Code is still \
            generated for others, but a mistake that occurs only if one of them is set is not an error: the \
            generated file has an '#error' for that case.
            """
    )
    package static let configuration = OptionDescription(
        "--configuration",
        count: .atMostOnce,
        choices: ExpectedFlags.Configuration.allCases.map(\.rawValue),
        help: """
            The build configuration, which determines whether 'DEBUG' is set if the conditions are complete. By \
            default it is unknown.
            """
    )
    static let modulesAreComplete = OptionDescription(
        "--modules-are-complete",
        help: """
            No modules other than those that are passed depend on Heirloom. A file that uses its macros but cannot \
            see it through any of them is an error.
            """
    )
    static let closedModule = OptionDescription(
        "--closed-module",
        value: "NAME",
        count: .anyNumber,
        help: """
            A module whose types no root outside the given modules can build. Warns about types that no root \
            builds, regardless of their access.
            """
    )
    package static let moduleCondition = OptionDescription(
        "--module-condition",
        value: "NAME=CONDITION",
        count: .anyNumber,
        help: "A compilation condition that is set in a module below."
    )
    static let modulePackage = OptionDescription(
        "--module-package",
        value: "NAME=PACKAGE",
        count: .anyNumber,
        help: "The package of a module, which determines where its 'package' declarations are visible."
    )
    static let pluginFolder = OptionDescription(
        "--plugin-folder",
        value: "NAME=FOLDER",
        count: .anyNumber,
        help: """
            The work folder of the build plugin for a module below that applies it. With '--cache', files parsed \
            there are reused. Roots of a module without one cause a warning.
            """
    )
    static let moduleView = OptionDescription(
        "--module-view",
        value: "NAME=MODULE,…",
        count: .anyNumber,
        help: """
            The modules that a module depends on, if its target generates functions that build its types for modules \
            that do not see everything that the types take.
            """
    )
    static let localTarget = OptionDescription(
        "--local-target",
        value: "NAME=ENTRY",
        count: .anyNumber,
        help: """
            A module of a local package, and the entry that adds its target to the dependencies of another one. \
            Imports of those that are not passed cause a warning.
            """
    )
    static let moduleWithoutProduct = OptionDescription(
        "--module-without-product",
        value: "NAME=PRODUCT",
        count: .anyNumber,
        help: """
            A module, and a product of Heirloom on which its target does not depend. Imports of that there cause a \
            warning.
            """
    )
    static let languageMode = OptionDescription(
        "--language-mode",
        count: .atMostOnce,
        choices: ConfigurationDeclaration.languageModes,
        help: """
            The Swift language mode of the module, unless its configuration sets another. Code that only Swift 6 \
            rejects is accepted in earlier modes.
            """
    )
    package static let projectFolder = OptionDescription(
        "--project-folder",
        value: "FOLDER",
        help: """
            The folder to which 'additionalDirectoriesToInclude' is relative, as the build plugin passes it. The \
            default is the current folder.
            """
    )
    /// Returns by module the modules that it sees.
    static func views(_ arguments: ParsedArguments) throws(CommandFailure) -> [String: Set<String>] {
        let views = try arguments.pairs(of: moduleView, mayBeEmpty: true)
        return Dictionary(
            uniqueKeysWithValues: views.map {
                ($0.name, Set($0.value.split(separator: ",").map(String.init)))
            }
        )
    }

    package static let sources = OperandDescription("SOURCE", help: "A Swift file of the module.")

    /// The inputs other than the module, in the order of the help text.
    package static let inputs = [
        sourcesFile, moduleSources, summary, roots, cache, condition, moduleCondition, conditionsAreComplete,
        configuration, modulesAreComplete, closedModule, modulePackage, pluginFolder, moduleView, localTarget,
        moduleWithoutProduct, languageMode, projectFolder,
    ]
}
