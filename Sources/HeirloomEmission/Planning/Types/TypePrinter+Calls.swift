import HeirloomGraph
import HeirloomModel

/// A type that needs aliases in a call.
struct CalledType {
    var spelling: String
    /// The aliases for names that cannot be used in a call.
    var aliases: [TypeAlias]
}

extension TypePrinter {
    /// The type in a call, if it needs aliases there. A nested type that is named `Type` or `Protocol` gets an alias: in
    /// an expression, ``Outer.`Type` `` is the metatype of `Outer`, even within ``[Outer.`Type`]``.
    func called(_ type: ResolvedType) -> CalledType? {
        guard type.spelled.containsName(where: { metatypePart(of: $0) != nil }) else { return nil }
        var aliases: [TypeAlias] = []
        let text = type.spelled.spelling { components in
            guard let part = metatypePart(of: components) else { return spelling(components) }
            let alias = alias(of: part)
            aliases.append(alias)
            let rest = components.dropFirst(part.count).map { $0.spelling(name: spelling) }
            return ([alias.name] + rest).joined(separator: ".")
        }
        return aliases.isEmpty ? nil : CalledType(spelling: text, aliases: aliases)
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
}
