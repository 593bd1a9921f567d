import HeirloomGraph
import HeirloomModel

/// Prints types so that they mean the same in the generated file as where they were written.
///
/// A class, because every plan of a scope has it.
package final class TypePrinter: Sendable {
    let names: VisibleNames
    /// The module of the generated file.
    private let module: String
    /// The names that mean something else at the place of the text.
    private let shadowed: Set<String>
    /// The generic parameters at the place of the text, which are named alone: any other type of the same name has its
    /// module before it.
    let parameters: Set<String>
    /// Whether the file sees names that were not read, any of which may clash with names that were.
    private let meetsUnreadNames: Bool
    /// The prefix of the names of aliases.
    let aliasPrefix: String

    init(
        names: VisibleNames,
        module: String,
        shadowed: Set<String>,
        parameters: Set<String> = [],
        meetsUnreadNames: Bool = false,
        aliasPrefix: String = GeneratedNames.aliasPrefix
    ) {
        self.aliasPrefix = aliasPrefix
        self.parameters = parameters
        self.names = names
        self.module = module
        self.shadowed = shadowed
        self.meetsUnreadNames = meetsUnreadNames
    }

    /// - Parameters:
    ///   - shadowed: The names that mean something else at the place of the text.
    ///   - meetsUnreadNames: Whether names that were not read may clash with others there.
    package convenience init(
        _ graph: ScopeGraph,
        shadowed: Set<String> = [],
        meetsUnreadNames: Bool = false,
        aliasPrefix: String = GeneratedNames.aliasPrefix
    ) {
        self.init(
            names: graph.names,
            module: graph.module,
            shadowed: shadowed,
            meetsUnreadNames: meetsUnreadNames,
            aliasPrefix: aliasPrefix
        )
    }

    /// Returns a printer for a place within the declaration of these generic parameters as well.
    func declaring(_ added: [String]) -> TypePrinter {
        let all = parameters.union(added)
        if all.count == parameters.count { return self }
        return TypePrinter(
            names: names,
            module: module,
            shadowed: shadowed.subtracting(added),
            parameters: all,
            meetsUnreadNames: meetsUnreadNames,
            aliasPrefix: aliasPrefix
        )
    }

    /// Returns the text of a type for a local, a result or a call.
    package func spelling(_ type: ResolvedType) -> String { spelling(type.spelled.declarable) }

    /// Returns the text of a type for a parameter, with `@escaping` if it is a function.
    func parameterSpelling(_ type: ResolvedType) -> String {
        Self.parameterSpelling(type, printedAs: spelling(type))
    }

    static func parameterSpelling(_ type: ResolvedType, printedAs spelling: String) -> String {
        type.canonical.isFunction ? TypeExpression.escaping(spelling) : spelling
    }

    /// Returns the text of a type whose names are qualified.
    func spelling(_ type: TypeExpression) -> String {
        if case .named(let components) = type, components.allSatisfy({ $0.isPlain }) {
            return (isConstraint(components) ? "any " : "") + spelling(components)
        }
        return type.sayingAny(isConstraint).spelling(name: spelling)
    }

    /// Returns the name of one of Heirloom's own types, qualified if the name means something else.
    func runtimeSpelling(_ name: String) -> String {
        names.topLevel[name] == nil && !shadowed.contains(name) ? name : "Heirloom." + name
    }

    func isRead(_ components: [TypeNameComponent]) -> Bool {
        components.count > 1 && names.modules.contains(components[0].name)
    }

    func isConstraint(_ components: [TypeNameComponent]) -> Bool {
        if isRead(components) {
            return !names.constraints.isEmpty && names.constraints.contains(components.map(\.name))
        }
        // Any other name that was not read may be a protocol or a type, and is taken for a type.
        let isQualified = components.first.map { StandardLibraryModules.names.contains($0.name) } ?? false
        let short = isQualified ? components.dropFirst() : components[...]
        guard short.count == 1, let name = short.first else { return false }
        guard name.isPlain, isQualified || !parameters.contains(name.name) else { return false }
        return SDKType.named(name.name)?.isProtocolOfStandardLibrary == true
    }

    func spelling(_ components: [TypeNameComponent]) -> String {
        var printed = components[...]
        switch head(of: components) {
        case .aliased(let aliased):
            // The alias replaces several components, the last of which keeps its generic arguments.
            printed = printed.dropFirst(aliased.count - 1)
            printed[printed.startIndex].name = alias(of: aliased).name
        case .module: printed = printed.dropFirst()
        case .kept: break
        }
        if printed.count == 1, let only = printed.first, only.isPlain {
            return ReservedWords.escapedTypeName(only.name)
        }
        // The generic arguments contain `any` already.
        return printed.map { $0.spelling(name: spelling) }.joined(separator: ".")
    }
}

/// `private typealias HeirloomColor = Color`
struct TypeAlias: Hashable, Sendable {
    var name: String
    var target: String
    /// The access level of the alias: that of the declarations in whose signatures it is used.
    var access = AccessLevel.private
}

// MARK: Names that mean something else

extension TypePrinter {
    /// The aliases for names in a type that mean something else at this place and cannot be qualified, because the
    /// names of their modules mean something else as well, or are not known.
    ///
    /// - Parameter access: The access level of the declaration in which the type is printed.
    func aliases(in type: ResolvedType, access: AccessLevel = .private) -> [TypeAlias] {
        if shadowed.isEmpty { return [] }
        var aliases: [TypeAlias] = []
        func note(_ components: [TypeNameComponent], _ access: AccessLevel) {
            guard case .aliased(let aliased) = head(of: components) else { return }
            var alias = alias(of: aliased)
            alias.access = access
            aliases.append(alias)
        }
        if access > .private { type.spelled.forEachShownName { note($0, access) } }
        type.spelled.forEachName { note($0, .private) }
        return aliases
    }

    /// The leading part of a name that is not printed as it is.
    private enum Head {
        /// The name is printed as a whole.
        case kept
        /// The module is left out.
        case module
        /// An alias replaces the part.
        case aliased([TypeNameComponent])
    }

    private func head(of components: [TypeNameComponent]) -> Head {
        guard isRead(components) else {
            guard shadowed.contains(components[0].name) else { return .kept }
            // The first component may be the name of a module.
            let count = components[0].isPlain ? min(components.count, 2) : 1
            return .aliased(Array(components.prefix(count)))
        }
        let (module, name) = (components[0].name, components[1].name)
        let isTaken = shadowed.contains(name) || parameters.contains(name)
        // The name of the module qualifies others unless a type hides it, or a name at this place.
        if !isHidden(module), !shadowed.contains(module) {
            return isTaken || isContested(name, of: module) ? .kept : .module
        }
        // Outside of this place, the target of the alias can be qualified. Otherwise only the short name is left.
        let isContestedHere = isContested(name, of: module) && !isHidden(module)
        return isTaken || isContestedHere ? .aliased(Array(components.prefix(2))) : .module
    }

    /// An alias that is declared outside of this place, under a unique name.
    func alias(of components: [TypeNameComponent]) -> TypeAlias {
        let path = components.map(\.name)
        let short = isRead(components) ? Array(path.dropFirst()) : path
        // Outside of this place, only types hide modules.
        let isQualified =
            isRead(components) && !isHidden(path[0]) && isContested(path[1], of: path[0])
        let target = isQualified ? path : short
        var name = aliasPrefix + target.map(\.asPlainIdentifier).joined(separator: "_")
        while names.topLevel[name] != nil || names.takenAliases.contains(name) { name += "_" }
        return TypeAlias(
            name: name,
            target: target.map(ReservedWords.escapedTypeName).joined(separator: ".")
        )
    }

    /// Whether a type has the name of the module and hides it: one that was read, or one of a well-known framework.
    func isHidden(_ module: String) -> Bool {
        names.hiddenModules.contains(module)
            || meetsUnreadNames && names.kindsInHiddenModules[module] != nil
    }

    /// Whether several imports may provide a name. The module's own declarations take precedence over imported ones;
    /// two imported ones are ambiguous.
    func isContested(_ name: String, of declaringModule: String) -> Bool {
        declaringModule != module && (meetsUnreadNames || names.topLevel[name, default: []].count > 1)
    }

    /// The type in a call, if it needs aliases there. A nested type that is named `Type` or `Protocol` gets an alias: in
    /// an expression, ``Outer.`Type` `` is the metatype of `Outer`, even within ``[Outer.`Type`]``.
    func called(_ type: ResolvedType) -> (spelling: String, aliases: [TypeAlias])? {
        guard type.spelled.containsName(where: { metatypePart(of: $0) != nil }) else { return nil }
        var aliases: [TypeAlias] = []
        let text = type.spelled.spelling { components in
            guard let part = metatypePart(of: components) else { return spelling(components) }
            let alias = alias(of: part)
            aliases.append(alias)
            let rest = components.dropFirst(part.count).map { $0.spelling(name: spelling) }
            return ([alias.name] + rest).joined(separator: ".")
        }
        return aliases.isEmpty ? nil : (text, aliases)
    }

    /// The leading part of a name that means a metatype in an expression.
    private func metatypePart(of components: [TypeNameComponent]) -> [TypeNameComponent]? {
        let last = components.indices.last { index in
            index > 0 && (components[index].name == "Type" || components[index].name == "Protocol")
        }
        guard let last, last > (isRead(components) ? 1 : 0), components[...last].allSatisfy(\.isPlain) else {
            return nil
        }
        return Array(components[...last])
    }

    // MARK: Imports

    /// The declarations in a type that must be imported by themselves: imports of other modules may make their names
    /// ambiguous, and they cannot be qualified.
    func declarationsToImport(for type: ResolvedType) -> [ImportedDeclaration] {
        readDeclarations(in: type) + unreadDeclarations(in: type)
    }

    private func readDeclarations(in type: ResolvedType) -> [ImportedDeclaration] {
        if names.kindsInHiddenModules.isEmpty { return [] }
        var declarations: [ImportedDeclaration] = []
        type.spelled.forEachName { components in
            guard isRead(components) else { return }
            let (declaring, name) = (components[0].name, components[1].name)
            guard isContested(name, of: declaring), isHidden(declaring),
                let kind = names.kindsInHiddenModules[declaring]?[name]
            else { return }
            declarations.append(ImportedDeclaration(kind: kind, module: declaring, name: name))
        }
        return declarations
    }

    private func unreadDeclarations(in type: ResolvedType) -> [ImportedDeclaration] {
        if type.externalNamesFiles.isEmpty || names.importedAlone.isEmpty { return [] }
        var declarations: [ImportedDeclaration] = []
        type.spelled.forEachNameAndUse { components, isConstraint in
            let name = components[0].name
            guard let module = names.importedAlone[name] else { return }
            // `import typealias` imports any type except for a protocol.
            let isProtocol = isConstraint || SDKType.named(name)?.isProtocol == true
            let kind = isProtocol ? "protocol" : "typealias"
            declarations.append(ImportedDeclaration(kind: kind, module: module, name: name))
        }
        return declarations
    }
}

extension String {
    /// The name without the characters that only a raw name has, such as spaces, which become their numbers.
    fileprivate var asPlainIdentifier: String {
        if ReservedWords.isPlainIdentifier(self) { return self }
        return unicodeScalars.reduce(into: "") { name, scalar in
            if scalar.isASCII, !UInt8(ascii: scalar).isPartOfName {
                name += "_\(scalar.value)_"
            } else {
                name.unicodeScalars.append(scalar)
            }
        }
    }
}
