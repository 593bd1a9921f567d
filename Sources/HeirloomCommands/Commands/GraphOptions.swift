import HeirloomGraph
import HeirloomModel

/// The options of every command that needs the graph of a module.
enum GraphOptions {
    static let module = OptionDescription(
        "--module",
        value: "NAME",
        count: .exactlyOnce,
        help: "The module whose sources are given."
    )
    static let sourcesFile = OptionDescription(
        "--sources-file",
        value: "LIST",
        help: "A file with the paths of more of the module's sources, one a line."
    )
    static let moduleSources = OptionDescription(
        "--module-sources",
        value: "NAME=LIST",
        count: .anyNumber,
        help: "A module below, and a file with the paths of its sources, one a line."
    )
    static let summary = OptionDescription(
        "--summary",
        value: "FILE",
        count: .anyNumber,
        help: "A module below, as 'heirloom scan' summarized it."
    )
    static let roots = OptionDescription(
        "--roots",
        count: .atMostOnce,
        choices: GraphInput.RootMode.allCases.map(\.rawValue),
        help: """
            How roots are found: 'detect' takes every type that qualifies and below which everything is \
            provided, and warns about each that it drops; 'require' makes an incomplete one an error; \
            'marked' takes only types with 'isRoot: true'. The default is 'detect'.
            """
    )
    static let cache = OptionDescription(
        "--cache",
        value: "DIR",
        help: """
            A folder in which to keep what was parsed, so that only files whose contents changed are parsed \
            again. Nothing depends on it but time, and to delete it is always safe.
            """
    )
    static let condition = OptionDescription(
        "--condition",
        value: "NAME",
        count: .anyNumber,
        help: """
            A compilation condition that is set in the module, as with '-D'. One that is not given may be set \
            all the same: what depends on it is generated both ways.
            """
    )
    static let conditionsAreComplete = OptionDescription(
        "--conditions-are-complete",
        help: """
            The conditions that are given are all that are set for each module, but for those of every SwiftPM build. \
            Others are still generated for, but what is wrong only where one of them is set is no error: the \
            generated file has an '#error' for that case.
            """
    )
    static let configuration = OptionDescription(
        "--configuration",
        count: .atMostOnce,
        choices: ExpectedFlags.Configuration.allCases.map(\.rawValue),
        help: """
            The configuration that is built, which tells whether 'DEBUG' is set where the conditions are complete. \
            The default is that it may be either.
            """
    )
    static let modulesAreComplete = OptionDescription(
        "--modules-are-complete",
        help: """
            The modules that are given are all that depend on Heirloom. A file that uses its macros and can see it \
            through none of them is an error.
            """
    )
    static let closedModule = OptionDescription(
        "--closed-module",
        value: "NAME",
        count: .anyNumber,
        help: """
            A module whose types no root outside of the given modules can build. Those that no root builds are warned \
            about, whatever their access.
            """
    )
    static let moduleCondition = OptionDescription(
        "--module-condition",
        value: "NAME=CONDITION",
        count: .anyNumber,
        help: "A compilation condition that is set in a module below."
    )
    static let modulePackage = OptionDescription(
        "--module-package",
        value: "NAME=PACKAGE",
        count: .anyNumber,
        help: "The package of a module, which tells where its 'package' declarations are visible."
    )
    static let pluginFolder = OptionDescription(
        "--plugin-folder",
        value: "NAME=FOLDER",
        count: .anyNumber,
        help: """
            The work folder that the build plugin has for a module below if the module runs it. With '--cache', \
            what was parsed there is used; where there is none, roots of that module are warned about.
            """
    )
    static let languageMode = OptionDescription(
        "--language-mode",
        count: .atMostOnce,
        choices: ConfigurationDeclaration.languageModes,
        help: """
            The Swift language mode in which the module is compiled, unless its configuration says another. What \
            only Swift 6 refuses is accepted below it.
            """
    )
    static let projectFolder = OptionDescription(
        "--project-folder",
        value: "FOLDER",
        help: """
            The folder to which 'additionalDirectoriesToInclude' is relative, as the build plugin gives it. The \
            default is the current one.
            """
    )
    static let sources = OperandDescription("SOURCE", help: "A Swift file of the module.")

    /// The inputs other than the module, in the order of the help text.
    static let inputs = [
        sourcesFile, moduleSources, summary, roots, cache, condition, moduleCondition, conditionsAreComplete,
        configuration, modulesAreComplete, closedModule, modulePackage, pluginFolder, languageMode,
        projectFolder,
    ]

    /// Returns the options, combined with those of one command, in the order of the help text.
    static func with(output: OptionDescription, _ others: [OptionDescription] = []) -> [OptionDescription] {
        [module, output] + inputs + others
    }
}
