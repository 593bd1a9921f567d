import HeirloomGraph
import HeirloomModel

/// A type as it is called: `Child` of `Child()`.
struct CalledType {
    var spelling: String
    /// What stands for it there, where its name cannot.
    var alias: TypeAlias?
}

extension TypePrinter {
    /// The type as it is called. One that is named `Type` or `Protocol` and nested in another goes by an alias: in an
    /// expression ``Outer.`Type` `` is the metatype of `Outer`.
    func called(_ type: ResolvedType) -> CalledType {
        guard case .named(let components) = type.spelled, let part = metatypePart(of: components) else {
            return CalledType(spelling: spelling(type))
        }
        let alias = alias(of: part)
        let rest = components.dropFirst(part.count).map { $0.spelling(name: spelling) }
        return CalledType(spelling: ([alias.name] + rest).joined(separator: "."), alias: alias)
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
