import HeirloomModel

/// The types that a function of their own module builds for modules above, because these do not see everything that the
/// types take.
///
/// The module that generates the functions and the modules that call them come to the same result: nothing counts that a
/// module further up can change.
struct BoundaryTypes {
    /// The functions to generate, in the order of their names.
    private(set) var functions: [BoundaryFunction] = []
    /// By ``ScopeID``, the calls of functions of other modules; empty if there are none.
    private var calls: [Call?] = []
    /// The types that no function can build, although their modules generate functions.
    private(set) var obstacles: [ScopeID: BoundaryObstacle] = [:]
    /// The effects of all scopes, if some calls throw errors of a type that the functions cannot spell; otherwise `nil`.
    private(set) var effects: EffectTable?
    /// The effects of these calls.
    private var widened: [ScopeID: BuildEffects] = [:]

    /// A call of the functions that build a type.
    struct Call {
        let functions: BoundaryCall
        /// The type that they return.
        let result: ResolvedType
        /// The values that they take in addition to forwarded ones, in order.
        let requires: [Requirement]
    }

    /// No types.
    init() {}

    init(
        _ scopes: [LinkedScope],
        _ components: StronglyConnectedComponents,
        _ read: DeclaredScopes,
        _ effects: EffectTable,
        _ isolation: BuildIsolation,
        requires: () -> [[Requirement]]
    ) {
        let input = read.declarations.input
        if input.moduleViews.isEmpty { return }
        var tree = LinkedTree(scopes, components, read, effects, isolation)
        if input.moduleViews[input.module] == nil, !tree.hidesScopes(from: input.module) { return }
        let requires = requires()
        let types = types(in: &tree, taking: requires)
        functions = types.filter { $0.module == input.module }
            .flatMap { tree.functions(of: $0, taking: requires[$0.scope.index]) }
            .sorted { $0.name < $1.name }
        let others = Dictionary(
            uniqueKeysWithValues: types.filter { $0.module != input.module }.map { ($0.scope, $0) }
        )
        let called = tree.called(from: input.module, among: others)
        for (id, type) in others where called[id] == nil {
            obstacles[id] = tree.typeHiding(type, taking: requires[id.index]).map { .signature($0) }
        }
        if called.isEmpty { return }
        widen(called, in: &tree)
        calls = [Call?](repeating: nil, count: scopes.count)
        let revealed = Set(types.filter(\.isPublic).map(\.module))
        lazy var edges = Dictionary(grouping: scopes.flatMap(\.dependencies).edges, by: \.product)
        for type in called.values {
            guard
                let functions = tree.call(
                    of: type,
                    from: input.module,
                    isHidden: revealed.contains(type.module)
                )
            else {
                continue
            }
            let result =
                functions.returnsRequestedType
                ? edges[type.scope]?.first { functions.function(along: $0) != nil }?.requestedType
                : scopes[type.scope.index].declared.type
            calls[type.scope.index] = result.map {
                Call(
                    functions: functions,
                    result: $0,
                    requires: read.values.sorted(requires[type.scope.index])
                )
            }
        }
    }

    /// Returns the call that builds a scope; `nil` if the module's code builds it itself.
    func call(of id: ScopeID) -> Call? { calls.isEmpty ? nil : calls[id.index] }

    /// Returns the types of all modules, those of a module after those of the modules that it sees.
    private mutating func types(in tree: inout LinkedTree, taking requires: [[Requirement]]) -> [BoundaryType]
    {
        let input = tree.declarations.input
        let views = input.moduleViews.filter { !input.modulesWithoutPlugin.contains($0.key) }
        var found: [ScopeID: BoundaryType] = [:]
        for (module, view) in views.sorted(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) }) {
            let candidates = tree.candidates(of: module)
            if candidates.isEmpty { continue }
            let called = tree.called(from: module, among: found)
            widen(called, in: &tree)
            let roots = BoundaryRoots(
                tree.scopes,
                marked: tree.roots,
                tree.components,
                tree.read,
                seenFrom: module
            )
            func isCalled(_ id: ScopeID) -> Bool { called[id] != nil || roots.contains(id.index) }
            let obstacles = BelowEach(
                below: candidates,
                tree.components,
                products: { isCalled($0) ? [] : tree.scopes[$0.index].products },
                finding: { id in
                    isCalled(id) ? nil : tree.obstacle(to: id, in: module, seeing: view, calling: called)
                }
            )
            let names = BoundaryNames(input.unresolvedModules.first { $0.name == module })
            for id in candidates {
                do throws(Unbuildable) {
                    if let obstacle = obstacles.first(below: id) { throw Unbuildable(obstacle) }
                    found[id] = try tree.type(id, of: module, names, taking: requires[id.index])
                } catch {
                    self.obstacles[id] = error.obstacle
                }
            }
        }
        return found.values.sorted { $0.scope.index < $1.scope.index }
    }
}

extension BoundaryTypes {
    /// Records the effects of calls that differ from those of what they build.
    private mutating func widen(_ called: [ScopeID: BoundaryType], in tree: inout LinkedTree) {
        let known = widened.count
        for (id, type) in called {
            guard let access = type.functions.map(\.access).max() else { continue }
            let effects = tree.declarations.spellable(tree.effects[id], where: access)
            if effects != tree.effects[id] { widened[id] = effects }
        }
        if widened.count == known { return }
        tree.effects = EffectTable(tree.scopes, tree.declarations, calls: widened)
        effects = tree.effects
    }
}

/// The reason why no function builds a type.
struct Unbuildable: Error {
    let obstacle: BoundaryObstacle

    init(_ obstacle: BoundaryObstacle) { self.obstacle = obstacle }
}

/// A type that functions of its module build.
struct BoundaryType {
    /// A function, and the type that it returns.
    struct Function {
        let name: String
        let access: AccessLevel
        let result: ResolvedType
    }

    let scope: ScopeID
    let module: String
    /// The function that returns the type itself; `nil` for a type that no other module sees.
    let own: Function?
    /// The functions that return types that it lists and that are more visible than the type.
    let listed: [Function]

    var functions: [Function] { [own].compactMap(\.self) + listed }
    var isPublic: Bool { functions.contains { $0.access == .public } }
}

/// The names of the boundary functions of a module: `make`, the full name of the type, and the name of the type that it
/// lists.
///
/// Every type of the module counts, under every condition, so that a name depends on no condition.
struct BoundaryNames {
    /// The full name of a type, and the spelling of the type that it lists; empty for the type itself.
    private struct Key: Hashable {
        let type: String
        let listed: String

        /// The name of the function, unless another key has the same.
        var name: String {
            let words = Self.words(of: type) + Self.words(of: listed)
            return "make" + words.filter { $0 != "any" }.joined(separator: "_")
        }

        /// Returns the names in the spelling of a type, which is mostly a single one.
        private static func words(of text: String) -> [Substring] {
            ReservedWords.isPlainIdentifier(text)
                ? [text[...]] : text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        }
    }

    private var names: [Key: String] = [:]

    init(_ module: ModuleSummary?) {
        for declaration in (module?.files ?? []).lazy.flatMap(\.instantiables) {
            for listed in [nil] + declaration.fulfilledTypes.map(\.type) {
                let key = Self.key(declaration, as: listed)
                names[key] = key.name
            }
        }
        if Set(names.values).count == names.count { return }
        var taken: Set<String> = []
        for (key, name) in names.sorted(by: { ($0.key.type, $0.key.listed) < ($1.key.type, $1.key.listed) }) {
            names[key] = taken.insert(name).inserted ? name : taken.insertNumbered(name)
        }
    }

    func name(_ declaration: InstantiableDeclaration, as listed: TypeExpression? = nil) -> String {
        names[Self.key(declaration, as: listed)] ?? ""
    }

    private static func key(_ declaration: InstantiableDeclaration, as listed: TypeExpression?) -> Key {
        // An extension may build several specializations.
        let name =
            declaration.form == .extension
            ? declaration.type.type.spelling : declaration.path.joined(separator: ".")
        return Key(type: name, listed: listed?.spelling ?? "")
    }
}
