import HeirloomGraph
import HeirloomModel

/// Checks a tree. Each rule is a member that returns its problems, in terms of the user's names and types.
///
/// Most trees have no problems, and need none of what words are made of.
final class TreeReview {
    let survey: TreeSurvey
    let tree: ScopeTree
    private let writing: FixWriting?
    private(set) lazy var remedies = Remedies(survey)
    /// Writes the fix-its; `nil` if only their number matters.
    private(set) lazy var write = writing.map { $0(remedies) }
    private(set) lazy var needs = NeedSearch(tree)
    /// The eager cycles.
    private(set) lazy var loops = eagerLoops()
    private(set) lazy var loopsByScope = Dictionary(
        loops.enumerated().flatMap { loop, members in members.map { ($0, loop) } },
        uniquingKeysWith: { first, _ in first }
    )
    private(set) lazy var faultyProviders = FaultyProviders(self)
    private(set) lazy var providers = ProviderIndex(tree)
    let provided = ProvidedNames()
    private(set) lazy var conformers = ConformerIndex(tree.resolver, plainProducts)
    private(set) lazy var plainConformers = ConformerIndex(tree.resolver, possibleProducts)
    private(set) lazy var meantTypes = MeantTypes(tree)
    private lazy var moduleNames = ModuleNames(tree.table)
    private(set) lazy var names = NearNames(tree)

    /// - Parameter fixes: Writes the fix-its of diagnostics. Without it, they have no edits.
    init(_ survey: TreeSurvey, fixes: FixWriting?) {
        self.survey = survey
        tree = survey.tree
        writing = fixes
    }

    /// The name of a scope: `Outer.Inner`; `Container<Int>` if an extension builds it.
    func name(_ scope: ScopeID) -> String { remedies.name(scope) }

    /// `'Fetcher'`, `the closure of 'fetcher'`
    func subject(_ scope: ScopeID) -> String {
        if case .closure(let label) = tree[scope].declared.declaration.form {
            return "the closure of '\(label)'"
        }
        return "'\(name(scope))'"
    }

    /// `'Fetcher' receives`, `the closure of 'fetcher' takes`
    func receiving(_ scope: ScopeID) -> String {
        subject(scope) + (tree[scope].declared.owner == nil ? " receives" : " takes")
    }

    /// `Outer.Inner`
    func name(_ entity: EntityID) -> String {
        switch tree.table[entity].kind {
        case .type(let read): read.summary.path.typeSpelling
        case .alias(let alias): alias.path.typeSpelling
        case .module, .outside, .external: tree.table[entity].name
        }
    }

    /// `label: Type` as written, except for `Self` and for names that other modules share: elsewhere, these denote
    /// other types.
    func text(of property: DependencyID) -> String {
        "\(tree[property].declared.declaration.label): \(typeText(of: property))"
    }

    private func typeText(of property: DependencyID) -> String {
        let declared = tree[property].declared
        let written = declared.declaration.type.type.replacingSelf(
            by: tree[property.scope].declared.declaration.path
        )
        let isShared = moduleNames.hasSharedName(declared.type.spelled)
        let isElsewhere = isShared || tree[property.scope].declared.isSpecialization
        return isElsewhere ? spelling(declared.type) : written.spelling
    }

    /// `label: Type` as it must be written.
    func escapedText(of property: DependencyID) -> String {
        "\(ReservedWords.escaped(tree[property].declared.declaration.label)): \(typeText(of: property))"
    }

    /// `label: Type`
    func value(_ id: ValueID) -> String { "\(tree.values[id].label): \(spelling(tree.values[id].type))" }

    /// `label: Type` as written in a declaration.
    func declaration(of id: ValueID) -> String {
        "\(ReservedWords.escaped(tree.values[id].label)): \(spelling(tree.values[id].type))"
    }

    /// The type without module names, except where several modules share a name.
    func spelling(_ type: ResolvedType) -> String { written(type.spelled) }

    /// The spelling of a part of a type, or of a type that is not written in the sources.
    func spelling(_ type: TypeExpression) -> String {
        written(type.sugared { isProtocol($0) ? .existential($0) : $0 })
    }

    func spelling(_ attribute: TypeAttribute) -> String { attribute.spelling { shortName($0) } }

    private func written(_ type: TypeExpression) -> String { type.spelling { shortName($0) } }

    private func shortName(_ components: [TypeNameComponent]) -> String {
        let isQualified =
            components.count > 1 && tree.table.module(named: components[0].name) != nil
            && !moduleNames.isShared(components)
        return (isQualified ? components.dropFirst() : components[...])
            .map { $0.spelling { shortName($0) } }
            .joined(separator: ".")
    }

    func isProtocol(_ type: TypeExpression) -> Bool {
        type.entity(in: tree.table).map { tree.table.typeKind(of: $0) == .protocol } ?? false
    }

    func text(of edge: BuildEdge) -> String { text(of: edge.builtFor) }

    /// The location of a property's name.
    func place(_ property: DependencyID) -> SourceLocation {
        location(tree[property].declared.declaration.labelRange, property.scope)
    }

    /// The location of the name of the property for which the edge builds.
    func place(_ edge: BuildEdge) -> SourceLocation { place(edge.builtFor) }

    /// The location of a type's name.
    func place(_ scope: ScopeID) -> SourceLocation {
        location(tree[scope].declared.declaration.nameRange, scope)
    }

    func place(_ scope: DeclaredScope) -> SourceLocation {
        tree.table.files.location(scope.declaration.nameRange, in: scope.file)
    }

    /// The location of the name of a type in the sources.
    func place(_ entity: EntityID) -> SourceLocation? {
        guard case .type(let read) = tree.table[entity].kind, let file = tree.table[entity].file else {
            return nil
        }
        return tree.table.files.location(read.summary.nameRange, in: file)
    }

    func location(_ range: SourceRange, _ scope: ScopeID) -> SourceLocation {
        tree.table.files.location(range, in: tree[scope].file)
    }

    /// Returns a note for each edge from a root down, at the property for which it builds. If the path is long, only
    /// its ends are shown.
    func path(_ path: ScopePath, shownAtEachEnd: Int = 12) -> [Diagnostic.Note] {
        let hidden = Self.hiddenSteps(of: path.edges.count, shownAtEachEnd: shownAtEachEnd)
        let between = hidden.first.map {
            note("… \(hidden.count) steps further down …", at: path.edges[$0])
        }
        return path.edges[..<hidden.lowerBound].map(step) + [between].compactMap(\.self)
            + path.edges[hidden.upperBound...].map(step)
    }

    private func step(_ edge: BuildEdge) -> Diagnostic.Note {
        note("'\(name(edge.owner))' builds '\(name(edge.product))' here", at: edge)
    }

    /// Returns notes about the other properties that share the problem of the first.
    func alsoNeeded(by properties: [DependencyID]) -> [Diagnostic.Note] {
        properties.dropFirst().prefix(5).map { note("also needed by \(subject($0.scope))", at: $0) }
    }

    /// `a → b → a`
    func loop(_ names: [String]) -> String {
        let hidden = Self.hiddenSteps(of: names.count)
        var shown = names + [names[0]]
        shown.replaceSubrange(hidden, with: hidden.isEmpty ? [] : ["… \(hidden.count) more …"])
        return shown.joined(separator: " → ")
    }

    func note(_ message: String, at location: SourceLocation) -> Diagnostic.Note {
        Diagnostic.Note(message: message, location: location)
    }

    func note(_ message: String, at property: DependencyID) -> Diagnostic.Note {
        note(message, at: place(property))
    }

    func note(_ message: String, at edge: BuildEdge) -> Diagnostic.Note { note(message, at: place(edge)) }

    func note(_ message: String, at scope: ScopeID) -> Diagnostic.Note { note(message, at: place(scope)) }

    /// Returns a note at the name of a type; `nil` if the type was not read.
    func note(_ message: String, at type: EntityID) -> Diagnostic.Note? {
        place(type).map { note(message, at: $0) }
    }

    /// The maximum number of items that a message lists. There can be thousands.
    static let shownCount = 8

    /// Returns the indices in the middle of a path that are omitted if it is too long.
    static func hiddenSteps(of count: Int, shownAtEachEnd: Int = 12) -> Range<Int> {
        count > 2 * shownAtEachEnd ? shownAtEachEnd..<count - shownAtEachEnd : count..<count
    }

    // MARK: Functions that build products

    /// Returns notes about the calls with the given effects, among all calls that building a scope makes immediately.
    func origins(ofEffectsOf scope: ScopeID, where isMeant: (BuildEffects) -> Bool) -> [Diagnostic.Note] {
        var walk = BreadthFirstWalk(from: [scope])
        var notes: [Diagnostic.Note] = []
        while let next = walk.next(), notes.count < 5 {
            let effects = tree[next].callEffects
            if isMeant(effects) {
                let range = tree[next].declared.declaration.construction.range
                let place = range.map { location($0, next) } ?? place(next)
                notes.append(note("building '\(name(next))' \(verb(effects))", at: place))
            }
            for edge in tree[next].eagerEdges where !tree[edge.product].exactEffects.isEmpty {
                walk.reach(edge.product)
            }
        }
        return notes
    }

    func writing(along edge: BuildEdge) -> [Diagnostic.Note] {
        remedies.function(along: edge).map { [note("write '\($0.text)'", at: edge)] } ?? []
    }

    /// `is async and can throw`
    func verb(_ effects: BuildEffects) -> String {
        [effects.isAsync ? "is async" : nil, effects.isThrowing ? "can throw" : nil].compactMap(\.self)
            .joined(separator: " and ")
    }

    /// Returns a note for each forwarded property.
    func whatIsForwarded(to product: ScopeID) -> [Diagnostic.Note] {
        tree[product].forwarded.map { index in
            let property = DependencyID(scope: product, index: index)
            return note("'\(text(of: property))' is forwarded", at: property)
        }
    }

    /// The forwarded properties as written at the edge's property: `Void`, `User`, `(user: User, line: Int)`.
    func forwardedProperties(along edge: BuildEdge) -> String {
        tree[edge.product].forwarded.isEmpty
            ? remedies.void(in: edge.owner).spelling
            : spelling(tree[edge.product].declared.forwardedProperties.spelled)
    }

    /// Returns a declaration that builds the product on demand.
    func onDemand(_ edge: BuildEdge) -> String {
        remedies.onDemand(edge)?.text
            ?? "Instantiator<\(tree[edge.builtFor].declared.declaration.type.type.spelling)>"
    }
}

/// Recognizes names that types of several modules share, and that are unambiguous only with their module.
final class ModuleNames {
    private let table: NameTable
    private let modules: Set<String>
    private var known: [[String]: Bool] = [:]

    init(_ table: NameTable) {
        self.table = table
        modules = Set(table.files.modules)
    }

    /// Whether types of several modules have this name, which starts with its module.
    func isShared(_ components: [TypeNameComponent]) -> Bool {
        let path = components.dropFirst().map(\.name)
        if let known = known[path] { return known }
        let holders = modules.filter { module in
            table.entity(withQualifiedPath: [module] + path).map { isType($0) } ?? false
        }
        known[path] = holders.count > 1
        return holders.count > 1
    }

    /// Whether a type with fully qualified names contains a shared name.
    func hasSharedName(_ type: TypeExpression) -> Bool { type.containsName { $0.count > 1 && isShared($0) } }

    private func isType(_ entity: EntityID) -> Bool {
        guard case .type(let read) = table[entity].kind else { return false }
        return read.summary.access > .fileprivate
    }
}

extension DeclaredDependency {
    /// The type of the parameter that takes it: `@escaping () -> X`.
    package var parameterSpelling: String {
        let spelling = declaration.type.type.spelling
        return type.canonical.isFunction ? TypeExpression.escaping(spelling) : spelling
    }
}
