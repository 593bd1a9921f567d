// The dependency built for an optional property can be replaced by another value of its type.

//: option configuration=debug
//: App/Types.swift
import Heirloom

@Instantiable
class Storage: Instantiable {}
final class StubStorage: Storage {}

@Instantiable
class Notes: Instantiable {
    @Instantiated let storage: Storage
    init(storage: Storage) { self.storage = storage }
}

final class StubNotes: Notes {}

@Instantiable
struct Row: Instantiable {
    @Received let storage: Storage?
}

@Instantiable(isRoot: false, generateMock: true)
struct Screen: Instantiable {
    @Instantiated let storage: Storage?
    @Instantiated let notes: Notes!
    @Instantiated let row: Row
}

//: App/main.swift
printTree(Screen.mock())
printTree(Screen.mock(overrides: .init(notes: .init(storage: { StubStorage() }))))
printTree(Screen.mock(overrides: .init(storage: { StubStorage() }, notes: .init(build: StubNotes.init))))

//: prints
// Screen
//   storage: Storage #1
//   notes: Notes #2
//     storage: Storage #3
//   row: Row
//     storage: Storage #1
// Screen
//   storage: Storage #1
//   notes: Notes #2
//     storage: StubStorage #3
//   row: Row
//     storage: Storage #1
// Screen
//   storage: StubStorage #1
//   notes: StubNotes #2
//     storage: Storage #3
//   row: Row
//     storage: StubStorage #1
