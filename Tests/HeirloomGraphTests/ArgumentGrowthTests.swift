import HeirloomGraphTestSupport
import Testing

@testable import HeirloomGraph

/// A type that needs ever larger generic arguments is recognized by its declaration, even if nothing builds it.
@Suite struct ArgumentGrowthTests {
    @Test(arguments: [
        "struct A<T>: Instantiable { @Instantiated let a: A<[T]> }",
        "struct A<T>: Instantiable { @Instantiated let a: () -> A<A<T>> }",
        "struct A<T>: Instantiable { @Instantiated(fulfilledByType: \"A<T?>\") let a: Any }",
        "struct A<T>: Instantiable { @Instantiated(collecting: [\"A<(T, T)>\"]) let a: [any P] }",
        "struct A<T>: Instantiable { @Instantiated let b: B<T> }\n"
            + "@Instantiable struct B<U>: Instantiable { @Instantiated let a: Instantiator<A<[U]>> }",
        "struct A<T, U>: Instantiable { @Instantiated let a: A<U, [T]> }",
    ])
    func nestingCyclesAreEndless(_ source: String) {
        #expect(Self.tree(source).endlessGenerics.count == 1)
    }

    @Test(arguments: [
        "struct A<T>: Instantiable { @Instantiated let a: Instantiator<A<T>> }",
        "struct A<T>: Instantiable { @Instantiated let a: Instantiator<A> }",
        "struct A<T, U>: Instantiable { @Instantiated let a: () -> A<U, T> }",
        "struct A<T>: Instantiable { @Instantiated let a: () -> A<[Int]> }",
        "struct A<T>: Instantiable { @Instantiated let b: B<T, [T]> }\n"
            + "@Instantiable struct B<U, V>: Instantiable { @Instantiated let a: () -> A<U> }",
        "struct A<T>: Instantiable { @Received let a: A<[T]> }",
    ])
    func otherCyclesEnd(_ source: String) {
        let tree = Self.tree(source)
        #expect(tree.endlessGenerics.isEmpty)
        #expect(tree.scopes.count < 10)
    }

    private static func tree(_ source: String) -> ScopeTree {
        let root = "@Instantiable struct Root: Instantiable { @Instantiated let a: A<Int> }\n"
        let other = "@Instantiable struct Other: Instantiable { @Instantiated let a: A<Int, Bool> }\n"
        let text = "//: App/App.swift\nprotocol P {}\n" + root + other + "@Instantiable " + source
        return ScopeTree(ShownSources(text).input)
    }
}
