/// The sources of trees of any size, in shapes that take long if an algorithm is not linear.
package enum GrowingTree: CaseIterable, Sendable {
    /// Each type builds the next one twice.
    case ladder
    /// A root builds all other types, which each receive the preceding one.
    case siblings
    /// Each type builds the next one, and all receive one value of the root.
    case chain
    /// A chain in which the types receive a hundred different values of the root.
    case values
    /// Each type builds the next one with a builder, and the last one builds the first.
    case loop
    /// A root collects all other types, which each receive one value of the root.
    case collection
    /// A root builds a generic type for all other types, each time with another generic type.
    case specializations

    package func source(of count: Int) -> String {
        let types = (0..<count).map { type($0, of: count) }
        switch self {
        case .ladder:
            return types.joined() + Self.type(count, [])
        case .siblings:
            let built = (0..<count).reversed().map { "@Instantiated let sibling\($0): Type\($0)" }
            return Self.type("Root", built) + types.joined()
        case .chain:
            return types.joined() + Self.type(count, []) + Self.type("Shared", [])
        case .values:
            let values = (0..<100).map { "@Instantiated let value\($0): Value\($0)" }
            return Self.type("Root", values + ["@Instantiated let next: Type0"]) + types.joined()
                + Self.type(count, []) + (0..<100).map { Self.type("Value\($0)", []) }.joined()
        case .loop:
            return types.joined() + Self.type("Shared", [])
        case .collection:
            let built = ["@Instantiated let shared: Shared", "@Instantiated let all: [any Listed]"]
            return Self.type("Root", built) + types.joined() + Self.type("Shared", [])
                + "protocol Listed {}\n"
        case .specializations:
            let built = (0..<count).map { "@Instantiated let part\($0): Repository<Type\($0)>" }
            let repository = ["@Received let shared: Shared", "@Instantiated let codec: Codec<[Model]>"]
            return Self.type("Root", ["@Instantiated let shared: Shared"] + built) + types.joined()
                + Self.type("Repository<Model>", repository) + Self.type("Codec<Model>", [])
                + Self.type("Shared", [])
        }
    }

    private func type(_ index: Int, of count: Int) -> String {
        let next = "@Instantiated let next: Type\(index + 1)"
        let shared = index == 0 ? "@Instantiated let shared: Shared" : "@Received let shared: Shared"
        switch self {
        case .ladder:
            return Self.type(index, ["@Instantiated let left: Type\(index + 1)", next])
        case .siblings:
            let before = "@Received let sibling\(index - 1): Type\(index - 1)"
            return Self.type(index, index == 0 ? [] : [before])
        case .chain:
            return Self.type(index, [shared, next])
        case .values:
            return Self.type(index, ["@Received let value\(index % 100): Value\(index % 100)", next])
        case .loop:
            let next = "@Instantiated let next: Instantiator<Type\((index + 1) % count)>"
            return Self.type(index, [shared, next], isRoot: index == 0)
        case .collection:
            return Self.type(index, ["@Received let shared: Shared"])
                .replacing(
                    "@Instantiable ",
                    with: "@Instantiable(fulfillingAdditionalTypes: [Listed.self]) "
                )
                .replacing(": Instantiable", with: ": Instantiable, Listed")
        case .specializations:
            return "struct Type\(index) {}\n"
        }
    }

    private static func type(_ index: Int, _ members: [String], isRoot: Bool = false) -> String {
        type("Type\(index)", members, isRoot: isRoot)
    }

    /// Returns a type: `@Instantiable struct Name: Instantiable { … }`.
    package static func type(_ name: String, _ members: [String], isRoot: Bool = false) -> String {
        """
        @Instantiable\(isRoot ? "(isRoot: true)" : "") struct \(name): Instantiable {
        \(members.joined(separator: "\n"))
        }

        """
    }
}
