/// The parts of a type's name, for finding it by a part of that: `Storage`, `Repository` of
/// `Storage.Repository<Models.User>`.
struct TypeName: Hashable {
    /// With their arguments.
    private let components: [Substring]
    /// Without them.
    private let plainComponents: [Substring]

    /// Backticks do not count: a shell takes them for its own.
    init(_ text: String) {
        components = Self.components(of: text.filter { $0 != "`" })
        plainComponents = components.map { $0.prefix { $0 != "<" } }
    }

    /// The last part of the name, without arguments.
    var simpleName: String { plainComponents.last.map(String.init) ?? "" }

    /// Whether the other name is the end of this one: `Repository`, `Storage.Repository<Models.User>`. Where it says no
    /// arguments, any will do.
    func ends(with other: TypeName) -> Bool {
        guard other.components.count <= components.count else { return false }
        return zip(
            zip(components.reversed(), plainComponents.reversed()),
            other.components.reversed()
        )
        .allSatisfy { own, asked in own.0 == asked || own.1 == asked }
    }

    /// The parts between the dots that stand between no brackets; of a function there is one only.
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

    /// The type as which something is built for a value: the elements' of a collection, the result's of a function. `Tab` of
    /// `Array<Tab>`, of `Dictionary<String, Tab>`, of `@Sendable (User) async -> Tab` and of `Array<() -> Tab>`.
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
