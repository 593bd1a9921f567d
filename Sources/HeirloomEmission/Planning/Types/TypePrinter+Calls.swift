import HeirloomGraph
import HeirloomModel

/// A type as it is called: `Child` of `Child()`.
struct CalledType {
    var spelling: String
    /// What stands there for names that cannot.
    var aliases: [TypeAlias] = []
}

extension TypePrinter {
    /// The type as it is called. One that is named `Type` or `Protocol` and nested in another goes by an alias: in an
    /// expression ``Outer.`Type` `` is the metatype of `Outer`, in ``[Outer.`Type`]`` as well.
    func called(_ type: ResolvedType) -> CalledType {
        var aliases: [TypeAlias] = []
        let text = type.spelled.spelling { components in
            guard let part = metatypePart(of: components) else { return spelling(components) }
            let alias = alias(of: part)
            aliases.append(alias)
            let rest = components.dropFirst(part.count).map { $0.spelling(name: spelling) }
            return ([alias.name] + rest).joined(separator: ".")
        }
        return CalledType(spelling: text, aliases: aliases)
    }

    /// The beginning of a name that means a metatype in an expression.
    private func metatypePart(of components: [TypeNameComponent]) -> [TypeNameComponent]? {
        let outermost = isRead(components) ? 1 : 0
        let last = components.indices.last { index in
            index > outermost && (components[index].name == "Type" || components[index].name == "Protocol")
        }
        guard let last, components[...last].allSatisfy(\.isPlain) else { return nil }
        return Array(components[...last])
    }
}
