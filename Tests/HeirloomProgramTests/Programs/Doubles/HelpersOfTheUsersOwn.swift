// The user's declarations do not collide with generated ones.
//: option configuration=debug
//: App/Types.swift
import Heirloom

enum HeirloomMocks {}
final class HeirloomSurroundings {}

@Instantiable
final class Leaf: Instantiable {
    let n: Int
    let N: Int

    init(n: Int = 1, N: Int = 2) {
        self.n = n
        self.N = N
    }
}

@Instantiable(generateMock: true)
struct Top: Instantiable {
    struct MockOverrides {
        let own: Int
    }

    @Instantiated let leaf: Leaf
    @Received let other: Leaf
}
//: App/main.swift
let top = Top.mock(overrides: .init(leaf: .init(N: 3)))
print(top.leaf.n, top.leaf.N, top.other.N, Top.MockOverrides(own: 4).own)
//: prints
// 1 3 2 4
