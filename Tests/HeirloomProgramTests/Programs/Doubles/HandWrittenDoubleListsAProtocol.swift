// A hand-written test double is used for each protocol that it lists: it takes precedence over the type that fulfills the
// protocol, and works even if no type does.

//: option configuration=debug
//: App/Types.swift
import Heirloom

protocol Clock {}

struct StubClock: Clock {}

@Instantiable(fulfillingAdditionalTypes: [Clock.self], mockOnly: true)
extension StubClock {
    static func mock() -> StubClock { StubClock() }
}

protocol Storage {}

@Instantiable(fulfillingAdditionalTypes: [Storage.self])
struct DiskStorage: Storage, Instantiable {}

@Instantiable(fulfillingAdditionalTypes: [Storage.self], mockOnly: true)
struct StubStorage: Storage {
    @Received let clock: any Clock
    init(clock: any Clock) { self.clock = clock }
    static func mock(clock: any Clock) -> StubStorage { StubStorage(clock: clock) }
}

@Instantiable(isRoot: false, generateMock: true)
struct Screen: Instantiable {
    @Received let clock: any Clock
    @Instantiated let storage: any Storage
}

//: App/main.swift
printTree(Screen.mock())
printTree(Screen.mock(overrides: .init(storage: { _ in DiskStorage() })))

//: prints
// Screen
//   clock: StubClock
//   storage: StubStorage
//     clock: StubClock
// Screen
//   clock: StubClock
//   storage: DiskStorage
