import HeirloomLocalDiagnosis
import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// `@Instantiable` on a type or an extension: adds members and reports problems.
struct InstantiableExpansion {
    let request: AttachedExpansionRequest

    var expansion: PluginReply.Expansion {
        let source = ExpansionSource(request.declSyntax)
        if let fault = source.fault { return PluginReply.Expansion(diagnostics: source.message(fault)) }
        switch source.declaration {
        case .type(let declaration):
            let enclosing = EnclosingDeclaration.chain(request.lexicalContext ?? [])
            let type = InstantiableAlternatives(declaration, enclosing: enclosing)
            let problems =
                LocalRules.problems(of: type, text: source.text)
                + StrayAttributeRule.problems(of: .type(declaration))
                + Self.strayAttributes(among: declaration.members)
            return Self.expansion(adding: type.addedMembers(in: source.text), problems, source)
        case .extending(let declaration):
            guard let type = InstantiableExtension(declaration) else { break }
            let problems =
                LocalRules.problems(of: type) + Self.strays(among: declaration.members)
                + StrayAttributeRule.problems(of: .extending(declaration))
                + Self.strayAttributes(among: declaration.members)
            return Self.expansion(adding: type.addedMembers, problems, source)
        case .importing, .alias, .property, .initializer, .function, .macroUse, .conditional, nil:
            break
        }
        return PluginReply.Expansion()
    }

    /// The problems of properties in an extension, also under conditions. Their own macros leave them to the
    /// extension's.
    private static func strays(among members: [Declaration]) -> [LocalProblem] {
        members.inAllClauses.flatMap { member, _ -> [LocalProblem] in
            guard case .property(let property) = member else { return [] }
            return StrayDependencyRule.problems(of: property, in: nil)
        }
    }

    /// The problems of attributes for properties on other members: their own macros reply without checking.
    private static func strayAttributes(among members: [Declaration]) -> [LocalProblem] {
        members.inAllClauses.flatMap { StrayAttributeRule.problems(of: $0.declaration) }
    }

    private static func expansion(
        adding members: [[String]],
        _ problems: [LocalProblem],
        _ source: ExpansionSource
    ) -> PluginReply.Expansion {
        let text = members.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
        return PluginReply.Expansion(
            expandedSource: members.isEmpty ? nil : text,
            diagnostics: source.messages(problems)
        )
    }
}

/// A function that is never called, and that compiles only if the type is a subtype of those it claims to fulfill:
///
/// ```swift
/// private static func heirloomFulfills(_ instance: Store) {
///     func check1<Fulfilling: Storage>(_: Fulfilling) {}
///     check1(instance)
/// }
/// ```
///
/// It checks only types spelled like `(any Storage).self` and `(Storage & Loading).self`. A name alone does not
/// distinguish a protocol from a wrapper such as `AnyStorage`, which may be listed without being a supertype: the
/// generator, which resolves names, checks those.
struct FulfillmentCheck {
    private let fulfilled: [TypeReference]
    /// The types that are built: the type itself, or each specialization.
    private let built: [Built]

    private struct Built {
        var type: String
        /// The condition under which the type is built; `nil` if it is always built.
        var condition: Condition?
    }

    init(_ type: InstantiableType) {
        // The attribute is outside of the type, but the function inside, where a nested type of the same name would
        // shadow the fulfilled one.
        fulfilled = Self.fulfilledTypes(type.attribute).filter { fulfilled in
            !fulfilled.type.containsName { type.nested[$0[0].name] != nil }
        }
        built = [Built(type: ReservedWords.escapedTypeName(type.declaration.name))]
    }

    init(_ type: InstantiableExtension) {
        fulfilled = Self.fulfilledTypes(type.attribute)
        var built: [Built] = []
        for function in type.functionsThatBuild where type.obstacles(to: function).isEmpty {
            guard let returned = function.returnType?.type else { continue }
            // A class cannot have parameters of type `Self`.
            let isSelf = returned.nominalName == ["Self"]
            let spelling = (isSelf ? type.declaration.extendedType.type : returned).spelling
            let condition = type.condition(of: function)
            guard let known = built.firstIndex(where: { $0.type == spelling }) else {
                built.append(Built(type: spelling, condition: condition))
                continue
            }
            let all = [built[known].condition, condition].map { $0 ?? .constant(true) }
            built[known].condition = Condition.any(of: all).reduced.unlessTrue
        }
        self.built = built
    }

    var lines: [String] { fulfilled.isEmpty ? [] : built.flatMap(lines(checking:)) }

    private func lines(checking built: Built) -> [String] {
        var lines = ["private static func heirloomFulfills(_ instance: \(built.type)) {"]
        for (number, fulfilled) in zip(1..., fulfilled) {
            let constraint = fulfilled.type.constraintSpelling
            lines.append("    func check\(number)<Fulfilling: \(constraint)>(_: Fulfilling) {}")
            lines.append("    check\(number)(instance)")
        }
        lines.append("}")
        guard let condition = built.condition else { return lines }
        return [condition.directive] + lines + ["#endif"]
    }

    private static func fulfilledTypes(_ attribute: AttributeUse) -> [TypeReference] {
        attribute.types("fulfillingAdditionalTypes").filter { $0.type.isPlainlyConstraint }
    }
}

extension TypeExpression {
    /// Whether the type is spelled `any P` or `P & Q`, possibly in parentheses.
    fileprivate var isPlainlyConstraint: Bool {
        if case .existential = self { return true }
        if case .composition = self { return true }
        guard case .tuple(let elements) = self, elements.count == 1 else { return false }
        return elements[0].type.isPlainlyConstraint
    }

    /// The spelling of the constraint after the colon of a generic parameter: `P` for `any P`.
    fileprivate var constraintSpelling: String {
        if case .existential(let constraint) = self { return constraint.constraintSpelling }
        guard case .tuple(let elements) = self, elements.count == 1 else { return spelling }
        return elements[0].type.constraintSpelling
    }
}

extension InstantiableAlternatives {
    /// The members to add to the type, each as lines.
    ///
    /// They compile even if the declaration has a fault, so that only its diagnostic is reported. A member that depends
    /// on a condition is added under that condition: only the compiler knows which other code is compiled.
    func addedMembers(in text: SourceText) -> [[String]] {
        [
            differing(by: \.forwardedProperties).lines,
            differing { $0.initializerLines(in: text) }.lines,
            differing(by: \.fulfillmentLines).lines,
        ].filter { !$0.isEmpty }
    }
}

extension Alternatives<[String]> {
    /// The lines of all clauses, separated by the directives.
    fileprivate var lines: [String] {
        let (openings, hasEnd) = directives
        var lines: [String] = []
        for (opening, clause) in zip(openings, clauses) {
            if let opening { lines.append(opening) }
            lines += clause.value
        }
        if hasEnd { lines.append("#endif") }
        return lines
    }
}

extension InstantiableType {
    private var isBuildable: Bool {
        switch declaration.kind {
        case .enum where attribute.servesDoublesOnly: true
        case .enum, .protocol: false
        case .struct, .class, .actor: true
        }
    }

    fileprivate var fulfillmentLines: [String]? { isBuildable ? FulfillmentCheck(self).lines.nonempty : nil }

    /// `public typealias ForwardedProperties = (user: User, name: String)`
    fileprivate var forwardedProperties: [String]? {
        guard isBuildable, !attribute.servesDoublesOnly, nested["ForwardedProperties"] == nil,
            exposesVisibleTypes,
            let first = forwarded.first
        else { return nil }
        let types = forwarded.map { takenType(of: $0)?.type.storedSpelling ?? "_" }
        let elements = zip(forwarded, types).map { property, type in
            "\(ReservedWords.escapedLabel(property.label)): \(type)"
        }
        let type = forwarded == [first] ? types[0] : "(\(elements.joined(separator: ", ")))"
        let access =
            switch writtenAccess {
            case .public, .open: "public "
            case .package: "package "
            case .internal, .private, .fileprivate, nil: ""
            }
        return ["\(access)typealias ForwardedProperties = \(type)"]
    }

    fileprivate func initializerLines(in text: SourceText) -> [String]? {
        // An initializer that leaves a stored property uninitialized would not compile.
        guard isBuildable, initializable.count == injected.count, exposesVisibleTypes else { return nil }
        // A plain type with 'mockOnly: true' keeps the initializers that Swift synthesizes.
        if attribute.servesDoublesOnly, injected.isEmpty || declaration.kind == .enum { return nil }
        switch initializerDecision(in: text) {
        case .memberwise(let initializer): return initializer.lines
        case .written, .inherited, .faulty: return nil
        }
    }
}

extension InstantiableExtension {
    /// The members to add to the extension, each as lines.
    var addedMembers: [[String]] {
        let lines = FulfillmentCheck(self).lines
        return lines.isEmpty ? [] : [lines]
    }
}

extension [String] {
    fileprivate var nonempty: [String]? { isEmpty ? nil : self }
}
