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

    func faults(in model: TreeModel) -> [TreeFault] { [TreeFault(id, at: mark, isLocal: true)] }
}

extension LocalMistake.Text {
    static let all: [Self] = ofProperties + ofTypes + ofConfigurations + ofInitializers + ofExtensions

    private static let ofProperties = [
        Self(.severalDependencyAttributes, ["@Received @Instantiated let ^mistake§: Int"]),
        Self(.unsupportedProperty, named: "that is static", ["@Received static let ^mistake§: Int"]),
        Self(.unsupportedProperty, named: "that is computed", ["@Received var ^mistake§: Int { 1 }"]),
        Self(.unsupportedProperty, named: "with a value", ["@Instantiated let ^mistake§: Int = 1"]),
        Self(.unsupportedProperty, named: "without a type", ["@Received let ^mistake§"]),
        Self(.unsupportedProperty, named: "of an opaque type", ["@Received let mistake§: ^some Equatable"]),
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
            .needlessOptional,
            named: "of a renamed dependency",
            [
                "@Received(fulfilledByDependencyNamed: \"main§\", ofType: ^Int?.self, onlyIfAvailable: true)",
                "let mistake§: Int?",
            ]
        ),
        Self(.erasedInstantiatorWithoutType, ["@Instantiated let ^mistake§: ErasedInstantiator<(), Int>"]),
        Self(
            .instantiatorFulfilledByType,
            ["@Instantiated(^fulfilledByType: \"Built§\") let mistake§: SendableInstantiator<Built§>"],
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
        Self(.unreadableArgument, ["@Instantiated(fulfilledByType: ^named) let mistake§: Int"]),
        Self(.rootReceives, in: .memberOfRoot, ["@Received let ^mistake§: Int"]),
        Self(
            .inaccessibleType,
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
            .notARoot,
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
            .needlessOptional,
            named: "of a fulfilled type",
            in: .file,
            [
                "protocol Role§ {}", "@Instantiable(fulfillingAdditionalTypes: [^(any Role§)?.self])",
                "final class Mistake§: Instantiable, Role§ {}",
            ]
        ),
        Self(
            .unreadableArgument,
            named: "of a type",
            in: .file,
            ["@Instantiable(isRoot: ^isRoot)", "struct Mistake§: Instantiable {}"]
        ),
        Self(
            .invalidConfiguration,
            named: "in a type",
            in: .file,
            ["struct Mistake§ { ^#HeirloomConfiguration() }"]
        ),
    ]

    private static let ofConfigurations = [
        Self(
            .invalidConfiguration,
            named: "with an error's id",
            in: .configuration,
            ["#HeirloomConfiguration(silencedWarnings: [^\"missing-dependency\"])"]
        ),
        Self(
            .invalidConfiguration,
            named: "with an unknown setting",
            in: .configuration,
            ["#HeirloomConfiguration(defaultIsolation: ^\"@MainActor\")"]
        ),
        Self(
            .invalidConfiguration,
            named: "with contradictory levels",
            in: .configuration,
            [
                "#HeirloomConfiguration(",
                "    warningsAsErrors: [\"dropped-root\"], silencedWarnings: [^\"dropped-root\"])",
            ]
        ),
    ]

    private static let ofInitializers = [
        written(.unusableInitializer, "^private init(part: Int) { fatalError() }", "that is private"),
        written(
            .unusableInitializer,
            "^init(part: Int, name: String) { fatalError() }",
            "that requires another value"
        ),
        written(.incompleteInitializer, "^init(name: String = \"\") { fatalError() }", "of a type"),
        written(.unusableInitializer, "^init?(part: Int) { fatalError() }", "that is failable"),
        written(
            .unusableInitializer,
            "^init(part: Int, _ make: () throws -> Int = { 1 }) rethrows { fatalError() }",
            "that rethrows"
        ),
        written(
            .unusableInitializer,
            "^init<T>(part: Int) where T: Error { fatalError() }",
            "that is generic"
        ),
    ]

    private static let ofExtensions = [
        extended(
            .unusableInstantiate,
            named: "that is missing",
            name: "^Mistake§",
            ""
        ),
        extended(
            .unusableInstantiate,
            named: "of an instance",
            "func ^instantiate() -> Mistake§ { Mistake§() }"
        ),
        extended(
            .unusableInstantiate,
            named: "with another result",
            "static func ^instantiate() -> Int { 1 }"
        ),
        extended(
            .unusableInitializer,
            named: "of an extension that is private",
            "^private static func instantiate() -> Mistake§ { Mistake§() }"
        ),
        extended(
            .unusableInitializer,
            named: "of an extension that is failable",
            "static func ^instantiate() -> Mistake§? { Mistake§() }"
        ),
        extended(
            .duplicateType,
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

    private static func extended(
        _ id: DiagnosticID,
        named particularity: String = "of an extension",
        name: String = "Mistake§",
        _ members: String...
    ) -> Self {
        Self(
            id,
            named: particularity,
            in: .file,
            ["struct Mistake§ {}", "@Instantiable", "extension \(name): Instantiable {"] + members + ["}"]
        )
    }
}
