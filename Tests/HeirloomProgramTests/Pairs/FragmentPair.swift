/// Two idioms in one tree: both in a root, and both in a scope below it.
struct FragmentPair: Sendable {
    /// The declaration of the root.
    enum Root: CaseIterable {
        case structure, finalClass, nested, mainActorClass
    }

    /// The way in which the scope below is built.
    enum Inner: CaseIterable {
        case eager, builder, erasedBuilder, throughAnother, forwarding
    }

    var number: Int
    var first: Fragment
    var second: Fragment

    var description: String { "\(number): \(first.name) with \(second.name)" }

    private var root: Root { Root.allCases[number % Root.allCases.count] }
    private var inner: Inner { Inner.allCases[number % Inner.allCases.count] }
    private var name: String { "Pair\(number)" }

    /// Every pair, in a fixed order that mixes them.
    static let all: [FragmentPair] = {
        let fragments = Fragment.all
        let pairs = fragments.indices.flatMap { first in
            fragments[(first + 1)...].map { (fragments[first], $0) }
        }
        // With a prime as the stride, every pair occurs once.
        return pairs.indices.map { number in
            let (first, second) = pairs[number * 7_919 % pairs.count]
            return FragmentPair(number: number, first: first, second: second)
        }
    }()

    /// Returns the text of a section of both idioms.
    func text(_ section: String) -> String {
        first.text(section, prefix: "a\(number)") + second.text(section, prefix: "b\(number)")
    }

    /// The types that contain both idioms.
    var scopes: String {
        let isIsolated = root == .mainActorClass || first.needsMainActor || second.needsMainActor
        let isolation = isIsolated ? "@MainActor " : ""
        return rootScope(isolation) + innerScopes(isolation)
    }

    private func rootScope(_ isolation: String) -> String {
        let body = text("root") + innerProperty
        let attributes = isolation + "@Instantiable"
        switch root {
        case .structure: return "\(attributes) struct \(name)Root: Instantiable {\n\(body)}\n"
        case .finalClass, .mainActorClass:
            return "\(attributes) final class \(name)Root: Instantiable {\n\(body)}\n"
        case .nested:
            return """
                enum \(name)Space {
                \(attributes) struct Root: Instantiable {
                \(body)}
                }
                typealias \(name)Root = \(name)Space.Root

                """
        }
    }

    private var innerProperty: String {
        switch inner {
        case .eager: "@Instantiated let inner: \(name)Inner\n"
        case .builder, .forwarding: "@Instantiated let innerBuilder: Instantiator<\(name)Inner>\n"
        case .erasedBuilder:
            """
            @Instantiated(fulfilledByType: "\(name)Inner")
            let innerBuilder: ErasedInstantiator<Void, any \(name)Shown>

            """
        case .throughAnother: "@Instantiated let middleBuilder: Instantiator<\(name)Middle>\n"
        }
    }

    private func innerScopes(_ isolation: String) -> String {
        func scope(_ head: String, _ body: String) -> String {
            "\(isolation)@Instantiable \(head) {\n\(body)}\n"
        }
        let body = text("inner")
        return switch inner {
        case .eager, .builder: scope("final class \(name)Inner: Instantiable", body)
        case .erasedBuilder:
            "protocol \(name)Shown {}\n" + scope("struct \(name)Inner: Instantiable, \(name)Shown", body)
        case .throughAnother:
            scope("struct \(name)Inner: Instantiable", body)
                + scope(
                    "final class \(name)Middle: Instantiable",
                    "@Instantiated let inner: \(name)Inner\n"
                )
        case .forwarding: scope("struct \(name)Inner: Instantiable", "@Forwarded let seed: Int\n" + body)
        }
    }

    /// The statements of both idioms.
    var statements: String {
        let value =
            switch inner {
            case .eager: "root.inner"
            case .builder: "root.innerBuilder.instantiate()"
            case .erasedBuilder: "root.innerBuilder.instantiate() as! \(name)Inner"
            case .throughAnother: "root.middleBuilder.instantiate().inner"
            case .forwarding: "root.innerBuilder.instantiate(seed: \(number))"
            }
        return """
            do {
                let root = \(name)Root()
                let inner = \(value)
                _ = (root, inner)
            \(text("main"))}

            """
    }

    var printed: String { first.printed + second.printed }
}
