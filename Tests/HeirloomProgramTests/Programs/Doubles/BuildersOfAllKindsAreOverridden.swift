// The products of all four kinds of builders can be overridden, including those of optional builders.

//: option configuration=debug
//: App/Types.swift
import Heirloom

class Page {}

@Instantiable
final class First: Page, Instantiable {
    @Forwarded let number: Int
    @Received let storage: Storage
    init(number: Int, storage: Storage) { self.number = number; self.storage = storage }
}

final class StubPage: Page {}

protocol Store: AnyObject, Sendable {}

@Instantiable
class Storage: Store, Instantiable, @unchecked Sendable {}
final class StubStorage: Storage, @unchecked Sendable {}

@Instantiable
struct Second: Instantiable, Sendable {
    @Forwarded let a: Int
    @Forwarded let b: String
    @Instantiated let storage: Storage
}

@Instantiable(isRoot: false, generateMock: true)
struct Screen: Instantiable {
    @Instantiated let storage: Storage
    @Instantiated let plain: Instantiator<First>
    @Instantiated let sendable: SendableInstantiator<Second>
    @Instantiated(fulfilledByType: "First") let erased: ErasedInstantiator<Int, Page>
    @Instantiated(fulfilledByType: "Second")
    let sendableErased: SendableErasedInstantiator<(a: Int, b: String), any Sendable>
    @Instantiated let optional: Instantiator<Second>?
}

//: App/main.swift
func show(_ screen: Screen) {
    printTree(screen.plain.instantiate(1))
    printTree(screen.sendable.instantiate((a: 2, b: "b")))
    printTree(screen.erased.instantiate(3))
    printTree(screen.sendableErased.instantiate((a: 4, b: "b")))
    printTree(screen.optional?.instantiate((a: 5, b: "b")) as Any)
}

show(Screen.mock())
let overrides = Screen.MockOverrides(
    storage: StubStorage.init,
    plain: { number, storage in First(number: -number, storage: storage) },
    sendable: .init(storage: { StubStorage() }),
    erased: { _, _ in StubPage() },
    sendableErased: .init(build: { a, b, _ in "\(a)\(b)" }),
    optional: .init(build: { a, b, storage in Second(a: -a, b: b, storage: storage) })
)
print("overridden")
show(Screen.mock(overrides: overrides))

//: prints
// First #1
//   number: Int 1
//   storage: Storage #2
// Second
//   a: Int 2
//   b: String "b"
//   storage: Storage #1
// First #1
//   number: Int 3
//   storage: Storage #2
// Second
//   a: Int 4
//   b: String "b"
//   storage: Storage #1
// Second
//   a: Int 5
//   b: String "b"
//   storage: Storage #1
// overridden
// First #1
//   number: Int -1
//   storage: StubStorage #2
// Second
//   a: Int 2
//   b: String "b"
//   storage: StubStorage #1
// StubPage #1
// String "4b"
// Second
//   a: Int -5
//   b: String "b"
//   storage: Storage #1
