import HeirloomGraphTestSupport
import Testing

@testable import HeirloomGraph

/// Names whose expansions grow exponentially are resolved in a limited number of steps, wherever they are written.
@Suite struct AliasGrowthTests {
    @Test(arguments: [
        "(A#, A#)", "(A#) -> A#", "[A#: A#]", "Pair<A#, A#>", "(A#?, A#?)", "([A#], [A#])", "Result<A#, A#>",
    ])
    func doublingAliasesTakeFewSteps(_ doubled: String) {
        let aliases = (1...40).map { level in
            "typealias A\(level) = \(doubled.replacing("#", with: "\(level - 1)"))"
        }
        let declarations = [
            "@Instantiable struct Forwarding: Instantiable { @Forwarded let a: A40 }",
            "@Instantiable struct Listing: Instantiable, A40 { @Received let a: A40; init(a: A39) {} }",
            "struct Held { let a: A40 }",
            "@Instantiable struct Box<T>: Instantiable { @Received let held: Held }",
            "@Instantiable extension A40: Instantiable { static func instantiate(a: A40) -> A40 { a } }",
            """
            @Instantiable(isRoot: true) struct Root: Instantiable {
                @Instantiated let forwarding: (A40) -> Forwarding
                @Instantiated let listing: Listing
                @Instantiated let box: Box<A40>
                @Instantiated(fulfilledByType: "A40") let named: Any
                @Instantiated({ (a: A40) -> A40 in a }) let a: A40
            }
            """,
        ]
        expectFewSteps(["struct Pair<T, U> {}", "typealias A0 = Int"] + aliases + declarations)
    }

    @Test(arguments: [
        // Protocols that are listed and inherited.
        [
            "protocol P0 {}",
            "#typealias P$ = P% & P%",
            "@Instantiable(fulfillingAdditionalTypes: [(any P40).self]) struct X: Instantiable, P40 {}",
            "@Instantiable(isRoot: true) struct Root: Instantiable { @Instantiated let x: any P40 }",
        ],
        // An argument that occurs twice.
        [
            "typealias D0<T> = (T, T)",
            "#typealias D$<T> = D%<D%<T>>",
            "@Instantiable(isRoot: true) struct Root: Instantiable { @Instantiated let x: D40<Int> }",
        ],
        [
            "typealias D0<T> = T",
            "#typealias D$<T> = D%<(T, T)>",
            "@Instantiable(isRoot: true) struct Root: Instantiable { @Instantiated let x: D40<Int> }",
        ],
        // Superclasses.
        [
            "class C0<T> { typealias Item = T }",
            "#class C$<T>: C%<(T, T)> {}",
            "@Instantiable(fulfillingAdditionalTypes: [C0<Int>.self]) final class X: C40<Int>, Instantiable {}",
            "@Instantiable(isRoot: true) struct Root: Instantiable { @Instantiated let x: C0<Int> }",
            "@Instantiable struct Y: Instantiable { @Forwarded let item: C40<Int>.Item }",
        ],
        // Forwarded properties.
        [
            "@Instantiable struct F0: Instantiable { @Forwarded let a: Int; @Forwarded let b: Int }",
            """
            #@Instantiable struct F$: Instantiable { @Forwarded let a: F%.ForwardedProperties; \
            @Forwarded let b: F%.ForwardedProperties }
            """,
            "@Instantiable(isRoot: true) struct Root: Instantiable { @Instantiated let x: Instantiator<F40> }",
        ],
        // Associated types that only the compiler infers.
        [
            "struct I0: Identifiable { let id: Int }",
            "#struct I$: Identifiable { let id: (I%.ID, I%.ID) }",
            "@Instantiable struct X<T: Identifiable>: Instantiable { @Received let id: T.ID }",
            "@Instantiable(isRoot: true) struct Root: Instantiable { @Instantiated let x: X<I40> }",
        ],
        // Cycles.
        [
            "typealias A = (B, B)", "typealias B = (A, A)", "struct S<T> { typealias A = S<(T, T)>.A }",
            "typealias D<T> = E<(T, T)>", "typealias E<T> = D<(T, T)>",
            """
            @Instantiable(isRoot: true) struct Root: Instantiable { @Instantiated let a: A
            @Instantiated let s: S<Int>.A
            @Instantiated let d: D<Int> }
            """,
        ],
        // Protocols that refine two protocols that refine the same protocols.
        [
            "protocol P0 {}; protocol Q0 {}",
            "#protocol P$: P%, Q% {}",
            "#protocol Q$: P%, Q% {}",
            "@Instantiable(fulfillingAdditionalTypes: [(any P0).self]) struct X: Instantiable, P40, Q40 {}",
            "@Instantiable(isRoot: true) struct Root: Instantiable { @Instantiated let x: any P0 }",
        ],
    ])
    func otherDoublingNamesTakeFewSteps(_ lines: [String]) {
        expectFewSteps(lines.flatMap(Self.levels))
    }

    /// Repeats a line that starts with `#` for each level, with `$` for the level's number and `%` for the previous
    /// one.
    private static func levels(of line: String) -> [String] {
        guard line.first == "#" else { return [line] }
        return (1...40).map { level in
            String(line.dropFirst()).replacing("$", with: "\(level)").replacing("%", with: "\(level - 1)")
        }
    }

    private func expectFewSteps(_ lines: [String]) {
        let tree = ScopeTree(ShownSources("//: App/App.swift\n" + lines.joined(separator: "\n")).input)
        _ = TreeSurvey(tree, RootSearch(tree))
        let steps = tree.resolver.steps
        #expect(steps < 50_000)
    }
}
