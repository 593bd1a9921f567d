/// The parts of a type's name, for finding it by a part of that: `Storage`, `Repository` of
/// `Storage.Repository<Models.User>`.
struct TypeName: Hashable {
    /// With their arguments.
    private let components: [Substring]
    /// Without them.
    private let plainComponents: [Substring]

    init(_ text: String) {
        components = Self.components(of: text)
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

    /// The parts between the dots that stand between no brackets.
    private static func components(of text: String) -> [Substring] {
        var components: [Substring] = []
        var depth = 0
        var start = text.startIndex
        for index in text.indices {
            switch text[index] {
            case "<", "(", "[": depth += 1
            case ">", ")", "]": depth -= 1
            case "." where depth == 0:
                components.append(text[start..<index])
                start = text.index(after: index)
            default: break
            }
        }
        return components + [text[start...]]
    }
}
