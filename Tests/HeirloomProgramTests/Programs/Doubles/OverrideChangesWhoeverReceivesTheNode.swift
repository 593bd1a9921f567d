// An override applies to all receivers below, up to the next scope that builds its own instance.

//: option configuration=debug
//: App/Types.swift
import Heirloom

@Instantiable
class Storage: Instantiable {}
final class StubStorage: Storage {}

@Instantiable
struct Leaf: Instantiable {
    @Received let storage: Storage
}

@Instantiable
struct Sharing: Instantiable {
    @Instantiated let leaf: Leaf
}

@Instantiable
struct Private: Instantiable {
    @Instantiated let storage: Storage
    @Instantiated let leaf: Leaf
}

@Instantiable(isRoot: false, generateMock: true)
struct Screen: Instantiable {
    @Instantiated let storage: Storage
    @Instantiated let sharing: Sharing
    @Instantiated let own: Private
}

//: App/main.swift
printTree(Screen.mock(overrides: .init(storage: StubStorage.init)))
printTree(Screen.mock(overrides: .init(own: .init(storage: StubStorage.init))))

//: prints
// Screen
//   storage: StubStorage #1
//   sharing: Sharing
//     leaf: Leaf
//       storage: StubStorage #1
//   own: Private
//     storage: Storage #2
//     leaf: Leaf
//       storage: Storage #2
// Screen
//   storage: Storage #1
//   sharing: Sharing
//     leaf: Leaf
//       storage: Storage #1
//   own: Private
//     storage: StubStorage #2
//     leaf: Leaf
//       storage: StubStorage #2
