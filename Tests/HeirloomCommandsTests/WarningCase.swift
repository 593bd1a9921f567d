import HeirloomCommands
import HeirloomModel
import Testing

/// A module with a single warning.
struct WarningCase: CustomTestStringConvertible, Sendable {
    var id: DiagnosticID
    /// The arguments of the module's configuration, except warning levels.
    var configured: [String] = []
    var files: [String: String]
    var arguments: [String] = []
    /// The expected output, with `SEVERITY` for the severity of the first line.
    var report: String
    /// The expected output if the warning is raised to an error, where that differs.
    var raisedReport: String?

    var testDescription: String { id.rawValue }

    func text(_ severity: Diagnostic.Severity) -> String {
        let text = severity == .error ? raisedReport ?? report : report
        return text.replacingOccurrences(of: "SEVERITY", with: severity.rawValue)
    }

    /// Generates the module with additional configuration arguments and options. Returns the outcome and whether output
    /// was written.
    func run(configured levels: [String] = [], options: [String] = []) async throws -> Result {
        let folder = try CommandFolder(files)
        let list = (configured + levels).joined(separator: ", ")
        try folder.write("#HeirloomConfiguration(\(list))\n", to: "Configuration.swift")
        try folder.write(folder.path("Below/Below.swift"), to: "below.txt")
        let outcome = await folder.run(
            [
                "generate", "--module", "App", "--output", "./out.swift", "./App.swift",
                "./Configuration.swift",
            ]
                + arguments + options
        )
        return Result(outcome: outcome, isGenerated: try folder.names.contains("out.swift"))
    }

    struct Result: Equatable {
        var outcome: CommandOutcome
        var isGenerated: Bool
    }

    /// The expected result if the warning has this severity, or is silenced (`nil`).
    func result(_ severity: Diagnostic.Severity?) -> Result {
        switch severity {
        case .error:
            Result(
                outcome: CommandOutcome(status: .faults, standardError: text(.error)),
                isGenerated: false
            )
        case .warning:
            Result(
                outcome: CommandOutcome(status: .success, standardError: text(.warning)),
                isGenerated: true
            )
        case nil:
            Result(outcome: CommandOutcome(status: .success), isGenerated: true)
        }
    }
}

extension WarningCase {
    static let droppedRoot = WarningCase(
        id: .droppedRoot,
        files: [
            "App.swift": """
            import Heirloom

            @Instantiable
            struct Shop: Instantiable {
                @Instantiated let till: Till
            }

            @Instantiable
            struct Till: Instantiable {
                @Received let coins: Int
            }

            """
        ],
        report: """
            ./App.swift:4:8: SEVERITY: no 'init()' is generated for 'Shop' because a dependency below it is missing \
            [dropped-root]
            ./App.swift:10:19: note: 'Till' receives 'coins: Int', but no type above it provides it
            ./App.swift:4:8: note: if it is a root, write '@Instantiable(isRoot: true)' to see what to do; \
            if not, write 'isRoot: false'

            """
    )

    /// One case for each kind of warning.
    static let all = ofTrees + lint + [needlessMockAttributes]

    private static let ofTrees = [
        WarningCase(
            id: .needlessErasure,
            files: [
                "App.swift": """
                import Heirloom

                @Instantiable
                struct Engine: Instantiable {}

                @Instantiable(isRoot: true)
                struct Car: Instantiable {
                    @Instantiated(erasedToConcreteExistential: true) let engine: Engine
                }

                """
            ],
            report: """
                ./App.swift:8:58: SEVERITY: 'erasedToConcreteExistential: true' has no effect on 'engine: Engine' of \
                'Car': it needs no wrapping [needless-erasure]
                ./App.swift:8:18: note: fix-it: remove 'erasedToConcreteExistential: true': remove \
                '(erasedToConcreteExistential: true)'

                """
        ),
        WarningCase(
            id: .needlessConcurrency,
            files: [
                "App.swift": """
                import Heirloom

                @Instantiable
                struct Engine: Instantiable {}

                @Instantiable(isRoot: true)
                struct Car: Instantiable {
                    @Instantiated(concurrently: true) let engine: Engine
                }

                """
            ],
            report: """
                ./App.swift:8:43: SEVERITY: 'concurrently: true' has no effect on 'engine: Engine' of 'Car': it is \
                built synchronously [needless-concurrency]
                ./App.swift:8:18: note: fix-it: remove 'concurrently: true': remove '(concurrently: true)'

                """
        ),
        WarningCase(
            id: .builtTwice,
            files: [
                "App.swift": """
                import Heirloom

                @Instantiable(fulfillingAdditionalTypes: [Engine.self])
                final class Motor: Engine, Instantiable {}

                @Instantiable(isRoot: true)
                struct Car: Instantiable {
                    @Instantiated let motor: Motor
                    @Instantiated let engines: [any Engine]
                }

                protocol Engine {}

                """
            ],
            report: """
                ./App.swift:9:23: SEVERITY: 'engines: [any Engine]' of 'Car' builds a second 'Motor': \
                'motor: Motor' of 'Car' is one already [built-twice]
                ./App.swift:8:23: note: also built here
                ./App.swift:9:23: note: to reuse it, write a closure that takes it; to exclude it, list the others in \
                'collecting'

                """
        ),
        WarningCase(
            id: .unlistedElement,
            files: [
                "App.swift": """
                import Heirloom

                protocol Engine {}

                @Instantiable(fulfillingAdditionalTypes: [Engine.self])
                struct Motor: Instantiable, Engine {}

                @Instantiable
                struct Turbine: Instantiable, Engine {}

                @Instantiable(isRoot: true)
                struct Car: Instantiable {
                    @Instantiated let engines: [any Engine]
                }

                """
            ],
            report: """
                ./App.swift:9:8: SEVERITY: 'engines' does not collect 'Turbine', which conforms to 'Engine' but does \
                not list it [unlisted-element]
                ./App.swift:13:23: note: 'Car' collects 'engines: [any Engine]' here
                ./App.swift:9:8: note: write '@Instantiable(fulfillingAdditionalTypes: [Engine.self])'; to leave \
                it out, add '// heirloom-ignore: unlisted-element' at the end of the line
                ./App.swift:8:14: note: fix-it: declare that 'Turbine' fulfills it: insert \
                '(fulfillingAdditionalTypes: [Engine.self])'

                """
        ),
        droppedRoot,
        WarningCase(
            id: .pluginNotApplied,
            files: [
                "App.swift": "import Below\n",
                "Below/Below.swift": """
                import Heirloom

                @Instantiable(isRoot: true)
                public struct Lower: Instantiable {}

                """,
            ],
            arguments: ["--module-sources", "Below=./below.txt", "--plugin-folder", "Below=./outputs/Below"],
            report: """
                ./Below/Below.swift:4:15: SEVERITY: no 'init()' is generated for root 'Lower' because target 'Below' \
                does not apply the plugin [plugin-not-applied]
                ./Below/Below.swift:4:15: note: add 'plugins: [.plugin(name: "HeirloomGenerator", package: \
                "Heirloom")]' to target 'Below' in Package.swift

                """
        ),
        WarningCase(
            id: .unavailableUnderConstruction,
            files: [
                "App.swift": """
                import Heirloom

                @Instantiable
                struct Notes: Instantiable {
                    @Instantiated let user: User
                    @Instantiated let session: Session
                }

                @Instantiable
                struct User: Instantiable {
                    @Received(onlyIfAvailable: true) let session: Session?
                }

                @Instantiable
                final class Session: Instantiable {
                    @Received let user: User
                }

                """
            ],
            report: """
                ./App.swift:5:23: SEVERITY: 'session: Session?' of 'User' is always 'nil', because 'User' is \
                built before 'session: Session' of 'Notes' [unavailable-under-construction]
                ./App.swift:11:42: note: received here with 'onlyIfAvailable: true'

                """
        ),
        WarningCase(
            id: .untrackedDirectory,
            configured: [#"additionalDirectoriesToInclude: ["Below"]"#],
            files: ["App.swift": "import Heirloom\n", "Below/Below.swift": "public struct Lower {}\n"],
            arguments: ["--project-folder", "./"],
            report: """
                ./Configuration.swift:1:57: SEVERITY: the build plugin does not track changes in 'Below'; after a \
                change, edit a file in 'App' to regenerate its code [untracked-directory]

                """
        ),
        WarningCase(
            id: .keptOutput,
            files: ["App.swift": "import Heirloom\n\nstruct Shop {\n"],
            report: """
                ./App.swift:3:13: SEVERITY: generated code for 'App' is not updated until this is fixed: expected '}' for \
                this '{' [kept-output]

                """,
            raisedReport: """
                ./App.swift:3:13: SEVERITY: expected '}' for this '{' [syntax]

                """
        ),
    ]

    static let needlessMockAttributes = WarningCase(
        id: .needlessMockAttributes,
        files: [
            "App.swift": """
            import Heirloom

            @Instantiable(mockAttributes: "@MainActor")
            struct Mailbox: Instantiable {
                @Forwarded let address: String
            }

            """
        ],
        arguments: ["--strict"],
        report: """
            ./App.swift:3:15: SEVERITY: 'mockAttributes' has no effect on 'Mailbox' without 'generateMock: true' \
            [needless-mock-attributes]
            ./App.swift:3:14: note: fix-it: remove 'mockAttributes': remove '(mockAttributes: "@MainActor")'

            """
    )
}
