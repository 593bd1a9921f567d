import HeirloomGraph
import HeirloomModel

/// Prints types so that they mean the same in the generated file as where they were written.
struct TypePrinter: Hashable, Sendable {
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
        (type.canonical.isFunction ? "@escaping " : "") + spelling(type)
    }

    /// A type whose names are in full.
    func spelling(_ type: TypeExpression) -> String { type.spelling(name: spelling) }

    /// One of Heirloom's own types.
    func runtimeSpelling(_ name: String) -> String {
        names.topLevel[name] == nil ? name : "Heirloom." + name
    }

    /// The names of types that were not read and mean something else at this place. Their modules are not
    /// known, and so they go by an alias outside: `private typealias HeirloomColor = Color`.
    func aliasedNames(in type: ResolvedType) -> [String] {
        if shadowed.isEmpty { return [] }
        return type.spelled.names.filter { !isRead($0) }.map { $0[0].name }.filter(shadowed.contains)
    }

    /// What a name that means something else goes by.
    static func alias(of name: String) -> String { "Heirloom" + name }

    private func isRead(_ components: [TypeNameComponent]) -> Bool {
        components.count > 1 && names.modules.contains(components[0].name)
    }

    private func spelling(_ components: [TypeNameComponent]) -> String {
        var printed = components[...]
        if isRead(components) {
            if !needsModule(components[1].name, of: components[0].name) { printed = printed.dropFirst() }
        } else if shadowed.contains(components[0].name) {
            printed[0].name = Self.alias(of: components[0].name)
        }
        return printed.map { $0.spelling(name: spelling) }.joined(separator: ".")
    }

    private func needsModule(_ name: String, of declaringModule: String) -> Bool {
        // A type named like the module hides it: then only the short name is left to try.
        if names.topLevel[declaringModule] != nil || shadowed.contains(declaringModule) { return false }
        if shadowed.contains(name) { return true }
        // The module's own declarations win over imported ones; two imported ones are ambiguous.
        guard declaringModule != module else { return false }
        return names.topLevel[name, default: []].count > 1 || FrameworkNames.all.contains(name)
    }
}
