// Fields of overrides can be set after creation, at any depth, and copies are independent.

//: option configuration=debug
//: App/Types.swift
import Heirloom

@Instantiable
class Storage: Instantiable {}

final class MemoryStorage: Storage {}

@Instantiable
class Notes: Instantiable {
    @Instantiated let storage: Storage
    init(storage: Storage) { self.storage = storage }
}

final class StubNotes: Notes {}

@Instantiable
struct Panel: Instantiable {
    @Instantiated let notes: Notes
}

@Instantiable(isRoot: false, generateMock: true)
struct Screen: Instantiable {
    @Instantiated let panel: Panel
}

//: App/main.swift
var base = Screen.MockOverrides()
base.panel.notes.storage = { MemoryStorage() }
var other = base
other.panel.notes.replace { storage in StubNotes(storage: storage) }
printTree(Screen.mock(overrides: base))
printTree(Screen.mock(overrides: other))

//: prints
// Screen
//   panel: Panel
//     notes: Notes #1
//       storage: MemoryStorage #2
// Screen
//   panel: Panel
//     notes: StubNotes #1
//       storage: MemoryStorage #2
