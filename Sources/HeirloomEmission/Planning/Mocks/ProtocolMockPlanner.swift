import HeirloomGraph
import HeirloomModel

/// Plans the mocks of protocols: one type for each protocol, with a member for every requirement.
struct ProtocolMockPlanner {
    /// Names that a mock or `HeirloomMocks` declares, which may hide types of the same names.
    private static let members: Set = [
        "Requirements", "StaticRequirements", "Stub", "AsyncStub", "StubbedProperty", "Handler", "CallLog",
        "MockRequirements", "StaticMock", "UnansweredCall",
    ]

    /// Plans the mocks of all graphs; `nil` if no mock is requested.
    static func plan(for graph: ConditionalGraph, meetingUnreadNames meetsUnreadNames: Bool)
        -> ProtocolMocksPlan?
    {
        var known: Set<String> = []
        var mocks: [ProtocolMockPlan] = []
        var imports: [ImportPlan] = []
        var aliases: Set<TypeAlias> = []
        for graph in graph.graphs {
            let new = graph.mocks.filter { known.insert($0.name + ($0.condition?.directive ?? "")).inserted }
            if new.isEmpty { continue }
            let printer = TypePrinter(
                graph,
                shadowed: graph.names.values.union(members),
                meetsUnreadNames: meetsUnreadNames,
                aliasPrefix: GeneratedNames.mockAliasPrefix
            )
            var types = PrintedTypes(printer, imports: ImportLedger(graph))
            types.imports.use(module: "HeirloomMocks")
            for mock in new {
                var within = PrintedTypes(printer.declaring(mock.genericParameters), imports: types.imports)
                for type in mock.types { within.use(type) }
                types.takeNotes(of: within)
                let planner = ProtocolMockPlanner(mock, printer, graph)
                mocks.append(
                    ProtocolMockPlan(name: mock.name, condition: mock.condition, lines: planner.lines)
                )
            }
            imports += types.imports.plans().filter { $0.module != "Heirloom" }
            aliases.formUnion(types.aliases)
        }
        if mocks.isEmpty { return nil }
        return ProtocolMocksPlan(
            imports: GenerationPlanner.imports(imports),
            aliases: GenerationPlanner.aliases(aliases.map { AliasPlan(alias: $0, condition: nil) }),
            mocks: mocks.sorted { $0.name < $1.name }
        )
    }

    private let mock: MockedProtocol
    private let texts: MockTexts
    private let saysNonisolated: Bool
    private let requirements: [RequirementPlanner]
    /// Whether Swift cannot infer the associated types, because several functions differ in their types only.
    private let repeatsAssociatedTypes: Bool

    private init(_ mock: MockedProtocol, _ printer: TypePrinter, _ graph: ScopeGraph) {
        self.mock = mock
        let named = NamedRequirement.all(of: mock)
        let texts = MockTexts(printer, members: Set(named.map(\.member)))
            .declaring(mock.parts.flatMap { $0.declared.associatedTypes.map(\.name) })
        self.texts = texts
        saysNonisolated = graph.defaultIsolation != .nonisolated
        requirements = named.map { RequirementPlanner($0, of: mock, texts) }
        repeatsAssociatedTypes = NamedRequirement.areOverloaded(named)
    }

    private var hasStatics: Bool { requirements.contains { $0.requirement.isStatic } }
    private var typeName: String { ReservedWords.escapedTypeName(mock.name) }
    private var isIsolated: Bool { mock.isActor || mock.isolation != .nonisolated }
    /// The prefix of members that are not isolated.
    private var nonisolated: String { isIsolated ? "nonisolated " : "" }

    private var lines: [MockLine] {
        let associatedTypes = associatedTypes
        var head = ["/// Answers for `\(mock.title)` in tests."]
        head += mock.parts.flatMap(\.declared.availability).uniqued
        if case .globalActor(let actor) = mock.isolation { head.append("@" + actor) }
        let name = texts.nested("Requirements")
        var body = members(of: name, requirements.filter { !$0.requirement.isStatic })
        if hasStatics {
            body += members(of: "StaticRequirements", requirements.filter(\.requirement.isStatic))
        }
        body += (associatedTypes.aliases + ["\(nonisolated)let mock = \(name)()"]).lines
        body += (initializer + double + standard).lines
        for requirement in requirements {
            body.append(MockLine(0, ""))
            body += requirement.declaration.under(requirement.requirement.condition)
        }
        let lines = head.lines + .block(declaration(of: associatedTypes), body)
        let conformance = "extension \(typeName): \(texts.constraint(mock.type.spelled)) {}"
        return lines + (conformsInExtension ? ["", conformance].lines : [])
    }

    private func members(of name: String, _ requirements: [RequirementPlanner]) -> [MockLine] {
        let conformance = texts.runtime("MockRequirements")
        let head = "\(saysNonisolated ? "nonisolated " : "")struct \(name): \(conformance)"
        let members = requirements.flatMap { $0.members.lines.under($0.requirement.condition) }
        return members.isEmpty ? ["\(head) {}"].lines : .block(head, members) + [MockLine(0, "")]
    }

    /// Whether the mock conforms in an extension. The compiler treats a required initializer of an actor as
    /// `nonisolated`, and rejects it if an earlier file calls it, unless the actor conforms in an extension.
    private var conformsInExtension: Bool {
        mock.isActor && requirements.contains { $0.requirement.kind == .initializer }
    }

    private func declaration(of associatedTypes: AssociatedTypes) -> String {
        let kind = mock.isActor ? "actor" : "final class"
        let parameters = associatedTypes.parameters.joined(separator: ", ")
        let generics = parameters.isEmpty ? "" : "<\(parameters)>"
        var inherited = [mock.superclass].compactMap { $0.map { texts.constraint($0.spelled) } }
        if !conformsInExtension {
            // Other modules see a protocol's default isolation only in its requirements, and may infer an isolated
            // conformance.
            let mayBeInferred = isIsolated && !mock.isActor && (saysNonisolated || mock.isIsolatedByDefault)
            inherited.append((mayBeInferred ? "nonisolated " : "") + texts.constraint(mock.type.spelled))
        }
        if hasStatics { inherited.append(texts.runtime("StaticMock")) }
        if mock.superclass == nil, !mock.isActor { inherited.append(texts.standard("Sendable")) }
        if mock.restatesSendable { inherited.append("@unchecked " + texts.standard("Sendable")) }
        let clause = MockTexts.whereClause(associatedTypes.clauses)
        let list = inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")
        let isolation = saysNonisolated && !isIsolated ? "nonisolated " : ""
        return "\(isolation)\(kind) \(typeName)\(generics)\(list)\(clause)"
    }

    /// The initializer without parameters; none if the mock inherits it or the protocol requires it anyway.
    private var initializer: [String] {
        if mock.superclass != nil { return [] }
        let required = requirements.lazy.map(\.requirement)
            .first { $0.kind == .initializer && $0.parameters.isEmpty }
        guard let required else { return ["\(mock.isActor ? "" : nonisolated)init() {}"] }
        // Without it, no function that is not `async` could make the actor.
        return mock.isActor && required.isAsync ? ["init(_: Void = ()) {}"] : []
    }

    /// The function that makes the mock if doubles receive it by default.
    private var double: [String] {
        let name = GeneratedNames.mockFunction
        return mock.isDefault ? ["\(nonisolated)static func \(name)() -> \(typeName) { \(typeName)() }"] : []
    }
}

// MARK: Associated types

extension ProtocolMockPlanner {
    /// Generic parameters such as `Item: Sendable`, aliases such as `typealias Item = Int` if a clause fixes the type, and
    /// the other clauses.
    private typealias AssociatedTypes = (parameters: [String], aliases: [String], clauses: [String])

    private var associatedTypes: AssociatedTypes {
        let declared = mock.parts.flatMap { part in part.declared.associatedTypes.map { (part, $0) } }
        var names = declared.map(\.1.name).uniqued
        var aliases: [String: TypeExpression] = [:]
        var others: [(part: MockedProtocol.Part, constraint: GenericRequirement)] = []
        for part in mock.parts {
            for constraint in part.declared.constraints {
                let subject = constraint.subjectName
                if let same = constraint.sameType, !subject.contains("."), aliases[subject] == nil {
                    aliases[subject] = part.spelled(same)
                    if !names.contains(subject) { names.append(subject) }
                } else if let head = subject.split(separator: ".").first, names.contains(String(head)) {
                    others.append((part, constraint))
                }
            }
        }
        // A `where` clause of the type cannot use the aliases that the type declares.
        func expanded(_ type: TypeExpression, _ part: MockedProtocol.Part) -> TypeExpression {
            part.spelled(type).replacingNames { components in
                aliases[components[0].name]?.appending(components.dropFirst()) ?? .named(components)
            }
        }
        let generic = Set(names.filter { aliases[$0] == nil })
        let parameters = names.filter(generic.contains).map { name in
            let bounds = declared.filter { $0.1.name == name }.flatMap { part, associated in
                associated.inheritance.map { texts.constraint(expanded($0, part)) }
            }.uniqued.joined(separator: " & ")
            let name = ReservedWords.escapedTypeName(name)
            return bounds.isEmpty ? name : "\(name): \(bounds)"
        }
        // A clause on types that are all fixed holds already, and Swift rejects it.
        let open = others.filter { part, constraint in
            ([constraint.subject] + [constraint.sameType].compactMap(\.self)).contains {
                expanded($0, part).containsName { generic.contains($0[0].name) }
            }
        }
        let clauses = open.map { part, constraint in texts.clause(constraint) { expanded($0, part) } }
        let typealiases = names.compactMap { name in
            let word = ReservedWords.escapedTypeName(name)
            if let alias = aliases[name] { return "typealias \(word) = \(texts.spelling(alias))" }
            return repeatsAssociatedTypes ? "typealias \(word) = \(word)" : nil
        }
        return (parameters, typealiases, clauses.uniqued)
    }
}

// MARK: Protocols of the standard library

extension ProtocolMockPlanner {
    private var standard: [String] {
        let (bool, string) = (texts.standard("Bool"), texts.standard("String"))
        let (id, hasher) = (texts.standard("ObjectIdentifier"), texts.standard("Hasher"))
        let operands = "(left: \(typeName), right: \(typeName)) -> \(bool)"
        let members: [(name: String, text: String)] = [
            ("hash", "func hash(into hasher: inout \(hasher)) { hasher.combine(\(id)(self)) }"),
            ("==", "static func == \(operands) { left === right }"),
            ("<", "static func < \(operands) { \(id)(left) < \(id)(right) }"),
            ("description", "var description: \(string) { \"\(mock.name)\" }"),
            ("debugDescription", "var debugDescription: \(string) { \"\(mock.name)\" }"),
        ]
        let missing = members.filter { member in
            mock.standard.contains { $0.members.contains(member.name) }
                && !requirements.contains { $0.requirement.name == member.name }
        }
        return (missing.isEmpty ? [] : [""]) + missing.map { nonisolated + $0.text }
    }
}

extension MockedProtocol {
    /// The names of its associated types and of the generic parameters of its functions.
    fileprivate var genericParameters: [String] {
        parts.map(\.declared).flatMap { declared in
            declared.associatedTypes.map(\.name)
                + declared.requirements.flatMap { $0.genericParameters.map(\.name) }
        }
    }

    /// All types that are printed.
    var types: [ResolvedType] {
        [type] + [superclass].compactMap(\.self)
            + parts.flatMap { $0.types.sorted { $0.key.spelling < $1.key.spelling }.map(\.value) }
    }
}

extension [String] {
    /// The elements without duplicates, in the order of their first occurrence.
    fileprivate var uniqued: [String] {
        var known: Set<String> = []
        return filter { known.insert($0).inserted }
    }

    fileprivate var lines: [MockLine] { map { MockLine(0, $0) } }
}
