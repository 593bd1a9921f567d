import HeirloomGraph
import HeirloomModel

/// Warns about parts of a valid tree that are useless or belong elsewhere.
package enum Linter {
    /// Returns the warnings that are true of every occurrence of their declaration, sorted by location.
    ///
    /// Takes time linear in the size of the tree and its requirements, for each build configuration.
    package static func warnings(
        in graph: ConditionalGraph,
        of input: GraphInput,
        choosing choice: LintChoice = LintChoice()
    ) -> [Diagnostic] {
        let sources = LintedSources(input)
        let surveys = graph.graphs.map { LintSurvey($0, of: input, sources, choice) }
        let rules = LintRule.all.filter(choice.includes)
        var found: [Diagnostic] = []
        var counts: [DiagnosticPlace: Int] = [:]
        for survey in surveys {
            for rule in rules {
                for diagnostic in rule.warnings(survey) {
                    assert(diagnostic.id == rule.id, "a rule tells only what the table says it does")
                    let place = DiagnosticPlace(diagnostic)
                    counts[place, default: 0] += 1
                    if counts[place] == 1 { found.append(diagnostic) }
                }
            }
        }
        let declared = DeclarationCounts(of: found.map(\.location), in: surveys)
        return found.filter { diagnostic in
            let count = counts[DiagnosticPlace(diagnostic)]
            return count == declared[diagnostic.location] ?? count
        }
        .sorted(by: Diagnostic.isBefore)
    }
}

/// The number of occurrences of certain declarations in the graphs: one for each build configuration in which they are
/// active, and for a generic type one for each specialization.
private struct DeclarationCounts {
    private var counts: [SourceLocation: Int] = [:]

    init(of locations: [SourceLocation], in surveys: [LintSurvey]) {
        if locations.isEmpty { return }
        let ranges = Dictionary(grouping: locations, by: \.path).mapValues { Set($0.map(\.range)) }
        for survey in surveys {
            let wanted = survey.graph.files.map { ranges[$0.path] }
            for subject in survey.types {
                let scope = survey.graph[subject]
                guard let ranges = wanted[scope.file.index] else { continue }
                let path = survey.graph[scope.file].path
                let names = [scope.declaration.nameRange] + scope.declaration.dependencies.map(\.labelRange)
                for range in names where ranges.contains(range) {
                    counts[SourceLocation(path: path, range: range), default: 0] += 1
                }
            }
        }
    }

    /// `nil` if no declaration of the graphs is at this location.
    subscript(location: SourceLocation) -> Int? { counts[location] }
}

/// A rule that valid trees may break.
struct LintRule: Sendable {
    /// The ID of its warnings.
    let id: DiagnosticID
    /// Whether it applies without being enabled.
    var isOnByDefault = true
    let warnings: @Sendable (LintSurvey) -> [Diagnostic]

    /// All rules. Each file of rules lists its own.
    static let all = ofUnused + ofPlacement + ofStyle
}

extension DiagnosticID {
    /// The lint warnings that must be enabled.
    package static let optionalWarnings = LintRule.all.filter { !$0.isOnByDefault }.map(\.id)
}

/// The warnings to report in addition to the default ones.
package struct LintChoice: Hashable, Sendable {
    /// The ids of warnings that are not on by default.
    package var enabled: Set<DiagnosticID>
    /// The number of dependencies that a type may have without a warning.
    package var mostDependencies: Int

    package init(enabled: Set<DiagnosticID> = [], mostDependencies: Int = 10) {
        self.enabled = enabled
        self.mostDependencies = mostDependencies
    }

    func includes(_ rule: LintRule) -> Bool { rule.isOnByDefault || enabled.contains(rule.id) }
}

/// The warnings that comments in the sources silence: `// heirloom-ignore: unused-received`.
package struct SilencedPlaces {
    /// By path.
    private let silences: [String: [Silence]]

    package init(_ modules: [ModuleSummary]) {
        silences = Dictionary(grouping: modules.flatMap(\.silences), by: \.path)
    }

    /// Returns the diagnostics without silenced warnings.
    package func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
        if silences.isEmpty { return diagnostics }
        return diagnostics.filter { $0.severity == .error || !isSilenced($0) }
    }

    /// Returns the build configurations without silenced warnings.
    package func applied(to configurations: [RefusedConfiguration]) -> [RefusedConfiguration] {
        configurations.map { configuration in
            var configuration = configuration
            configuration.faults = applied(to: configuration.faults)
            return configuration
        }
    }

    private func isSilenced(_ diagnostic: Diagnostic) -> Bool {
        let start = diagnostic.location.range.start
        return silences[diagnostic.location.path]?.contains { silence in
            silence.warning.text == diagnostic.id.rawValue && silence.range.start <= start
                && start < silence.range.end
        } ?? false
    }
}

/// A comment that silences a warning about the declaration next to it.
struct Silence {
    var path: String
    var warning: ConfiguredText
    var range: SourceRange
}

extension ModuleSummary {
    /// The comments that silence warnings, in source order.
    var silences: [Silence] {
        var silences: [Silence] = []
        func add(_ warnings: [ConfiguredText], in range: SourceRange, of file: Int) {
            silences += warnings.map { Silence(path: files[file].path, warning: $0, range: range) }
        }
        func add(_ initializers: [InitializerSummary], of file: Int) {
            for initializer in initializers where !initializer.ignoredWarnings.isEmpty {
                add(initializer.ignoredWarnings, in: initializer.range, of: file)
            }
        }
        // By index, because copying each declaration takes longer than looking at it. Hardly any has such a comment.
        for file in files.indices {
            for type in files[file].instantiables.indices {
                if !files[file].instantiables[type].ignoredWarnings.isEmpty {
                    let declaration = files[file].instantiables[type]
                    let head = SourceRange(
                        start: declaration.attributeRange.start,
                        end: declaration.bodyRange.start
                    )
                    add(declaration.ignoredWarnings, in: head, of: file)
                }
                let dependencies = files[file].instantiables[type].dependencies
                for index in dependencies.indices where !dependencies[index].ignoredWarnings.isEmpty {
                    add(dependencies[index].ignoredWarnings, in: dependencies[index].range, of: file)
                }
            }
            for type in files[file].types.indices { add(files[file].types[type].initializers, of: file) }
            for index in files[file].extensions.indices {
                add(files[file].extensions[index].initializers, of: file)
            }
        }
        return silences
    }
}

/// Facts about types in the sources that the tree does not contain.
final class LintedSources {
    private let input: GraphInput
    /// The files by path.
    private lazy var files = Dictionary(
        input.modules.lazy.flatMap(\.files).map { ($0.path, $0) },
        uniquingKeysWith: { first, _ in first }
    )
    private lazy var synthesizing = SynthesizingProtocols(input.modules)
    /// The types of each file, by the ranges of their names.
    private var typesByPath: [String: [SourceRange: TypeSummary]] = [:]

    init(_ input: GraphInput) { self.input = input }

    /// Whether implicit code may use the properties of a type: members that a macro adds, or members that the compiler
    /// synthesizes, such as `==`.
    func mayUseUnwritten(_ scope: Scope, at path: String) -> Bool {
        guard let file = files[path], let type = types(of: file)[scope.declaration.nameRange] else {
            return true
        }
        if !type.macroCandidates.isEmpty { return true }
        let name = type.path.last
        let extensions = file.extensions.filter { $0.extendedType.type.lastName == name }
        return (type.inheritance + extensions.flatMap(\.inheritance)).contains { inherited in
            synthesizing.mayUseProperties(inherited.type, of: type.kind)
        }
    }

    /// Whether a configuration lists the declaration for a double.
    func isNamedForDouble(_ declaration: InstantiableDeclaration) -> Bool {
        namesForDoubles.contains(declaration.path.last ?? "")
    }

    private lazy var namesForDoubles = Set(
        input.modules.flatMap(\.configurations)
            .flatMap(\.declaration.additionalMocksToGenerate)
            .compactMap(\.typePath.last)
    )

    private func types(of file: FileSummary) -> [SourceRange: TypeSummary] {
        if let known = typesByPath[file.path] { return known }
        let types = Dictionary(file.types.map { ($0.nameRange, $0) }, uniquingKeysWith: { first, _ in first })
        typesByPath[file.path] = types
        return types
    }
}

/// The names of the protocols for which the compiler may synthesize members that use every stored property.
///
/// The set errs on the side of too many: if several protocols share a name, one that qualifies is enough.
private struct SynthesizingProtocols {
    private static let comparing: Set = ["Equatable", "Hashable", "Comparable", "Strideable"]
    private static let coding: Set = ["Codable", "Encodable", "Decodable"]
    /// Errors that are not caught are printed with all their properties.
    private static let printed: Set = ["Error", "LocalizedError", "CustomNSError"]
    private let names: Set<String>
    private let namesOfCoding: Set<String>
    /// The names of all types and aliases that were read.
    private let read: Set<String>

    init(_ modules: [ModuleSummary]) {
        let files = modules.flatMap(\.files)
        var below: [String: [String]] = [:]
        func note(_ name: String?, inherits types: [TypeReference]) {
            guard let name else { return }
            for type in types {
                type.type.forEachName { below[$0.last?.name ?? "", default: []].append(name) }
            }
        }
        for type in files.flatMap(\.types) where type.kind == .protocol {
            note(type.path.last, inherits: type.inheritance)
        }
        for alias in files.flatMap(\.aliases) { note(alias.path.last, inherits: [alias.aliasedType]) }
        func closure(of starts: Set<String>) -> Set<String> {
            var walk = BreadthFirstWalk(from: starts.sorted())
            while let name = walk.next() {
                for inheriting in below[name] ?? [] { walk.reach(inheriting) }
            }
            return Set(walk.reached)
        }
        namesOfCoding = closure(of: Self.coding)
        names = closure(of: Self.coding.union(Self.comparing).union(Self.printed))
        read = Set(files.flatMap { $0.types.compactMap(\.path.last) + $0.aliases.compactMap(\.path.last) })
    }

    /// Whether members synthesized for a protocol may use all properties. For structs, unknown protocols count too,
    /// because they may be about comparison.
    func mayUseProperties(_ inherited: TypeExpression, of kind: TypeKind) -> Bool {
        inherited.containsName { components in
            let name = components.last?.name ?? ""
            switch kind {
            case .class, .actor: return namesOfCoding.contains(name)
            case .struct, .enum, .protocol:
                let isKnown = read.contains(name) || name == "Instantiable" || SDKType.assumed(name) != nil
                return names.contains(name) || !isKnown
            }
        }
    }
}
