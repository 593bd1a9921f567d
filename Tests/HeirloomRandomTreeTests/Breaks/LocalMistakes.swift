import HeirloomModel

/// A mistake that is visible in a single declaration.
struct LocalMistake: TreeBreak {
    /// The text of a mistake, with `^` at its location and `§` for a unique number.
    struct Text: Sendable {
        enum Position: Sendable {
            /// Among the members of any scope except the root.
            case member
            /// Among the members of a marked root.
            case memberOfRoot
            /// Among the members of a public scope.
            case memberOfPublic
            /// In a file of its own.
            case file
            /// In the only configuration of a module.
            case configuration
        }

        var id: DiagnosticID
        var name: String
        var position: Position
        var lines: [String]
        /// Valid declarations in another file.
        var linesBeside: [String]

        init(
            _ id: DiagnosticID,
            named name: String = "",
            in position: Position = .member,
            _ lines: [String],
            beside linesBeside: [String] = []
        ) {
            self.id = id
            self.linesBeside = linesBeside
            self.name = name.isEmpty ? id.rawValue : "\(id.rawValue) \(name)"
            self.position = position
            self.lines = lines
        }
    }

    private let id: DiagnosticID
    private let mark: Mark

    init?(_ text: Text, in tree: inout RandomTree, _ random: inout SeededRandom) {
        id = text.id
        let number = tree.nextAddition
        mark = .addition(number)
        var addition = RandomTree.Addition(
            module: random.one(of: [RandomTree.module, RandomTree.moduleBelow]),
            file: "Mistake\(number).swift",
            lines: []
        )
        let lines = text.lines.map { [mark] line in
            line.replacing("^", with: mark.text).replacing("§", with: "\(number)")
        }
        let scopes = tree.scopes.indices.filter { scope in
            switch text.position {
            case .member: tree.isOpen(scope) && scope > 0
            case .memberOfRoot:
                // The required `init()` would be missing, so that the type would not conform.
                scope == 0 && tree.isRootMarked && tree.scopes[scope].conformances.isEmpty
            case .memberOfPublic: tree.isOpen(scope) && tree.isBelow(scope)
            case .file, .configuration: false
            }
        }
        .filter { !tree.scopes[$0].isInitializerBroken && tree.scopes[$0].effects == .none }
        switch text.position {
        case .file:
            addition.lines = lines
        case .configuration:
            addition.module = RandomTree.moduleBeside
            addition.file = "Configuration.swift"
            addition.lines = lines
            let isConfigured = tree.additions.contains {
                $0.module == addition.module && $0.file == addition.file
            }
            if isConfigured { return nil }
        case .member, .memberOfRoot, .memberOfPublic:
            guard let scope = random.one(ofAny: scopes) else { return nil }
            tree.scopes[scope].mistakes += lines
            // Only the first problem of an initializer is reported.
            if text.id == .missingInitializer { tree.scopes[scope].isInitializerBroken = true }
            addition.module = RandomTree.moduleBelow
            addition.lines = text.linesBeside.map { $0.replacing("§", with: "\(number)") }
        }
        tree.additions.append(addition)
    }

    func faults(in model: TreeModel) -> [TreeFault] { [TreeFault(id, at: mark)] }
}

extension LocalMistake.Text {
    static let all: [Self] = ofProperties + ofTypes + ofConfigurations + ofInitializers + ofExtensions

    private static let ofProperties = [
        Self(.severalDependencyAttributes, ["@Received @Instantiated let ^mistake§: Int"]),
        Self(.staticDependency, ["@Received static let ^mistake§: Int"]),
        Self(.computedDependency, ["@Received var ^mistake§: Int { 1 }"]),
        Self(.initializedDependency, ["@Instantiated let ^mistake§: Int = 1"]),
        Self(.untypedDependency, ["@Received let ^mistake§"]),
        Self(.untypedDependency, named: "opaque", ["@Received let mistake§: ^some Equatable"]),
        Self(.reservedName, ["@Received let ^`$mistake§`: Int"]),
        Self(
            .conditionalDependency,
            [
                "#if A || B || C || D || E || F || G || H || I || J || K", "@Received let ^mistake§: Int",
                "#endif",
            ]
        ),
        Self(.mutableDependency, ["@Received var ^mistake§: Int"]),
        Self(.onlyIfAvailableNotOptional, ["@Received(onlyIfAvailable: true) let ^mistake§: Int"]),
        Self(
            .optionalRenamedType,
            [
                "@Received(fulfilledByDependencyNamed: \"main§\", ofType: ^Int?.self, onlyIfAvailable: true)",
                "let mistake§: Int?",
            ]
        ),
        Self(.erasedInstantiatorWithoutType, ["@Instantiated let ^mistake§: ErasedInstantiator<(), Int>"]),
        Self(
            .instantiatorFulfilledByType,
            ["@Instantiated(^fulfilledByType: \"Built§\") let mistake§: Instantiator<Built§>"],
            beside: ["@Instantiable public final class Built§: Instantiable, Sendable {}"]
        ),
        Self(
            .renamedToItself,
            [
                "@Received(fulfilledByDependencyNamed: \"mistake§\", ofType: Int.self)",
                "let ^mistake§: Int",
            ]
        ),
        Self(.unreadableName, ["@Instantiated(fulfilledByType: ^\"not a type\") let mistake§: Int"]),
        Self(
            .unreadableName,
            named: "of a property",
            ["@Received(fulfilledByDependencyNamed: ^\"`name§`\", ofType: Int.self) let mistake§: Int"]
        ),
        Self(.nonLiteralArgument, ["@Instantiated(fulfilledByType: ^named) let mistake§: Int"]),
        Self(.rootReceives, in: .memberOfRoot, ["@Received let ^mistake§: Int"]),
        Self(
            .narrowForwardedType,
            named: "inside the type",
            in: .memberOfPublic,
            ["struct Mistake§ {}", "@Forwarded let ^mistake§: Mistake§"]
        ),
        Self(.missingInitializer, named: "for another property", ["let ^mistake§: Int"]),
    ]

    private static let ofTypes = [
        Self(.unbuildableKind, in: .file, ["@Instantiable", "enum ^Mistake§: Instantiable { case red }"]),
        Self(.missingConformance, in: .file, ["@Instantiable", "struct ^Mistake§ {}"]),
        Self(
            .genericRoot,
            in: .file,
            ["@Instantiable(isRoot: true)", "struct ^Mistake§<Element>: Instantiable {}"]
        ),
        Self(
            .unsupportedGenerics,
            in: .file,
            ["@Instantiable", "struct ^Mistake§<each Element>: Instantiable {}"]
        ),
        Self(.unreachableType, in: .file, ["@Instantiable", "private struct ^Mistake§: Instantiable {}"]),
        Self(.strayDependency, in: .file, ["struct Mistake§ { @Received let ^part: Int }"]),
        Self(
            .optionalFulfilledType,
            in: .file,
            [
                "protocol Role§ {}", "@Instantiable(fulfillingAdditionalTypes: [^(any Role§)?.self])",
                "final class Mistake§: Instantiable, Role§ {}",
            ]
        ),
        Self(
            .nonLiteralArgument,
            named: "of a type",
            in: .file,
            ["@Instantiable(isRoot: ^isRoot)", "struct Mistake§: Instantiable {}"]
        ),
        Self(.misplacedConfiguration, in: .file, ["struct Mistake§ { ^#HeirloomConfiguration() }"]),
    ]

    private static let ofConfigurations = [
        Self(
            .notAWarning,
            in: .configuration,
            ["#HeirloomConfiguration(silencedWarnings: [^\"missing-dependency\"])"]
        ),
        Self(
            .unknownSetting,
            in: .configuration,
            ["#HeirloomConfiguration(defaultIsolation: ^\"@MainActor\")"]
        ),
        Self(
            .contradictoryLevels,
            in: .configuration,
            [
                "#HeirloomConfiguration(",
                "    warningsAsErrors: [\"dropped-root\"], silencedWarnings: [^\"dropped-root\"])",
            ]
        ),
    ]

    private static let ofInitializers = [
        written(.inaccessibleInitializer, "^private init(part: Int) { fatalError() }"),
        written(.demandingInitializer, "^init(part: Int, name: String) { fatalError() }"),
        written(.incompleteInitializer, "^init(name: String = \"\") { fatalError() }", "of a type"),
        written(.unsupportedInitializer, "^init?(part: Int) { fatalError() }"),
        written(
            .unsupportedInitializer,
            "^init(part: Int, _ make: () throws -> Int = { 1 }) rethrows { fatalError() }",
            "that rethrows"
        ),
        written(
            .unsupportedInitializer,
            "^init<T>(part: Int) where T: Error { fatalError() }",
            "that is generic"
        ),
    ]

    private static let ofExtensions = [
        extended(.missingInstantiate, name: "^Mistake§", ""),
        extended(.instanceInstantiate, "func ^instantiate() -> Mistake§ { Mistake§() }"),
        extended(.wrongInstantiateResult, "static func ^instantiate() -> Int { 1 }"),
        extended(.inaccessibleInitializer, "^private static func instantiate() -> Mistake§ { Mistake§() }"),
        extended(.unsupportedInitializer, "static func ^instantiate() -> Mistake§? { Mistake§() }"),
        extended(
            .duplicateInstantiate,
            "static func instantiate() -> Mistake§ { Mistake§() }",
            "static func ^instantiate(part: Int) -> Mistake§ { Mistake§() }"
        ),
        Self(
            .constrainedExtension,
            in: .file,
            [
                "struct Mistake§<Element> {}", "@Instantiable",
                "extension ^Mistake§: Instantiable where Element == Int {",
                "    static func instantiate() -> Mistake§<Int> { Mistake§() }", "}",
            ]
        ),
    ]

    private static func written(_ id: DiagnosticID, _ initializer: String, _ name: String = "") -> Self {
        Self(
            id,
            named: name,
            in: .file,
            [
                "@Instantiable", "struct Mistake§: Instantiable {", "    @Received let part: Int",
                "    let other: Int", "    \(initializer)", "}",
            ]
        )
    }

    private static func extended(_ id: DiagnosticID, name: String = "Mistake§", _ members: String...) -> Self
    {
        Self(
            id,
            named: "of an extension",
            in: .file,
            ["struct Mistake§ {}", "@Instantiable", "extension \(name): Instantiable {"] + members + ["}"]
        )
    }
}
