import HeirloomGraph
import HeirloomModel

/// Prints types so that they mean the same in the generated file as where they were written.
struct TypePrinter: Sendable {
    private let names: VisibleNames
    /// The module in which the text will stand.
    private let module: String
    /// The names that mean something else at this place.
    private let shadowed: Set<String>

    init(names: VisibleNames, module: String, shadowed: Set<String>) {
        self.names = names
        self.module = module
        self.shadowed = shadowed
    }

    init(_ graph: ScopeGraph, shadowed: Set<String> = []) {
        self.init(names: graph.names, module: graph.module, shadowed: shadowed)
    }

    /// The type of a local, a result, or what is called.
    func spelling(_ type: ResolvedType) -> String { spelling(type.spelled.declarable) }

    /// The type of a parameter, with `@escaping` where a function is stored.
    func parameterSpelling(_ type: ResolvedType) -> String {
        Self.parameterSpelling(type, printedAs: spelling(type))
    }

    static func parameterSpelling(_ type: ResolvedType, printedAs spelling: String) -> String {
        type.canonical.isFunction ? TypeExpression.escaping(spelling) : spelling
    }

    /// A type whose names are in full.
    func spelling(_ type: TypeExpression) -> String {
        if case .named(let components) = type, components.allSatisfy({ $0.arguments.isEmpty }) {
            return (isConstraint(components) ? "any " : "") + spelling(components)
        }
        return type.sayingAny(isConstraint).spelling(name: spelling)
    }

    /// One of Heirloom's own types.
    func runtimeSpelling(_ name: String) -> String {
        names.topLevel[name] == nil ? name : "Heirloom." + name
    }

    /// The names that mean something else at this place and cannot be qualified, because their modules' names do,
    /// too, or are not known. They go by an alias outside: `private typealias HeirloomColor = Color`.
    func aliasedNames(in type: ResolvedType) -> [String] {
        if shadowed.isEmpty { return [] }
        var names: [String] = []
        type.spelled.forEachName { components in
            if let name = aliasedName(in: components) { names.append(name) }
        }
        return names
    }

    private func aliasedName(in components: [TypeNameComponent]) -> String? {
        guard isRead(components) else {
            return shadowed.contains(components[0].name) ? components[0].name : nil
        }
        let name = components[1].name
        return shadowed.contains(name) && !canQualify(components[0].name) ? name : nil
    }

    /// What a name that means something else goes by.
    static func alias(of name: String) -> String { "Heirloom" + name }

    private func isRead(_ components: [TypeNameComponent]) -> Bool {
        components.count > 1 && names.modules.contains(components[0].name)
    }

    private func isConstraint(_ components: [TypeNameComponent]) -> Bool {
        if isRead(components) {
            return !names.constraints.isEmpty && names.constraints.contains(components.map(\.name))
        }
        // Other names that were not read cannot be told from types'.
        let short = components.first?.name == "Swift" ? components.dropFirst() : components[...]
        guard short.count == 1, let name = short.first else { return false }
        return name.arguments.isEmpty && SDKType.named(name.name)?.isProtocolOfStandardLibrary == true
    }

    private func spelling(_ components: [TypeNameComponent]) -> String {
        var printed = components[...]
        if isRead(components), !needsModule(components[1].name, of: components[0].name) {
            printed = printed.dropFirst()
        }
        if let name = aliasedName(in: components) { printed[printed.startIndex].name = Self.alias(of: name) }
        if printed.count == 1, let only = printed.first, only.arguments.isEmpty {
            return ReservedWords.escapedTypeName(only.name)
        }
        // Arguments say `any` already.
        return printed.map { $0.spelling(name: spelling) }.joined(separator: ".")
    }

    /// Whether a module's name stands for the module: a type of that name would hide it.
    private func canQualify(_ module: String) -> Bool {
        names.topLevel[module] == nil && !shadowed.contains(module)
    }

    private func needsModule(_ name: String, of declaringModule: String) -> Bool {
        // Then only the short name is left to try.
        guard canQualify(declaringModule) else { return false }
        if shadowed.contains(name) { return true }
        // The module's own declarations win over imported ones; two imported ones are ambiguous.
        guard declaringModule != module else { return false }
        return names.topLevel[name, default: []].count > 1 || FrameworkNames.all.contains(name)
    }
}
