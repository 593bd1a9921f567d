/// The components of a type's name, for searching by part of the name: `Storage`, `Repository` of
/// `Storage.Repository<Models.User>`.
struct TypeName: Hashable {
    /// The components with their generic arguments.
    private let components: [Substring]
    /// The components without generic arguments.
    private let plainComponents: [Substring]

    /// Splits a name. Backticks are ignored, because shells interpret them.
    init(_ text: String) {
        components = Self.components(of: text.filter { $0 != "`" })
        plainComponents = components.map { $0.prefix { $0 != "<" } }
    }

    /// The last component, without generic arguments.
    var simpleName: String { plainComponents.last.map(String.init) ?? "" }

    /// Returns whether this name ends with the other one: `Repository`, `Storage.Repository<Models.User>`. Components
    /// without generic arguments match any arguments.
    func ends(with other: TypeName) -> Bool {
        guard other.components.count <= components.count else { return false }
        return zip(
            zip(components.reversed(), plainComponents.reversed()),
            other.components.reversed()
        )
        .allSatisfy { own, asked in own.0 == asked || own.1 == asked }
    }

    /// Splits a name at the dots outside of brackets. A function type has a single component.
    private static func components(of text: String) -> [Substring] {
        let isFunction = parts(of: text[...], between: "-").dropFirst().contains { $0.hasPrefix(">") }
        return isFunction ? [text[...]] : parts(of: text[...], between: ".")
    }

    private static func parts(of text: Substring, between separator: Character) -> [Substring] {
        var parts: [Substring] = []
        var depth = 0
        var start = text.startIndex
        var last: Character?
        for index in text.indices {
            switch text[index] {
            case "<", "(", "[": depth += 1
            case ">" where last == "-": break
            case ">", ")", "]": depth -= 1
            case separator where depth == 0:
                parts.append(text[start..<index])
                start = text.index(after: index)
            default: break
            }
            last = text[index]
        }
        return parts + [text[start...]]
    }

    /// Returns the type that is built for a value: the element type of a collection, or the result type of a function.
    /// For example, `Tab` for `Array<Tab>`, `Dictionary<String, Tab>`, `@Sendable (User) async -> Tab` and
    /// `Array<() -> Tab>`.
    static func product(of type: String) -> String {
        var text = type[...]
        for prefix in ["Array<", "Dictionary<", "Swift.Array<", "Swift.Dictionary<"]
        where text.hasPrefix(prefix) && text.hasSuffix(">") {
            text = parts(of: text.dropFirst(prefix.count).dropLast(), between: ",").last ?? text
        }
        if let arrow = text.ranges(of: "-> ").last { text = text[arrow.upperBound...] }
        return String(text.drop { $0 == " " })
    }
}
