// In a module whose default isolation is the main actor, test doubles of nonisolated types are explicitly nonisolated.

//: option configuration=debug
//: option swift=6.2 default isolation
//: option swiftc=-default-isolation MainActor
//: App/Types.swift
import Heirloom

#HeirloomConfiguration(defaultIsolation: "MainActor")

@Instantiable
nonisolated class Storage: Instantiable {
    init() {}
}
nonisolated final class StubStorage: Storage {}

@Instantiable
nonisolated struct Notes: Instantiable {
    @Instantiated let storage: Storage
    let title: String
    init(storage: Storage, title: String = "real") { self.storage = storage; self.title = title }
}

@Instantiable(isRoot: true, generateMock: true)
nonisolated struct Worker: Instantiable {
    @Instantiated let notes: Notes
}

@Instantiable
final class Model: Instantiable {
    @Received let storage: Storage
}

@Instantiable(isRoot: true, generateMock: true)
struct Screen: Instantiable {
    @Instantiated let storage: Storage
    @Instantiated let model: Model
    @Instantiated let notesBuilder: Instantiator<Notes>
}

//: App/main.swift
nonisolated func work() -> String {
    Worker.mock(overrides: .init(notes: .init(storage: { StubStorage() }, title: "mock"))).notes.title
}
print(work())
printTree(Screen.mock())
let screen = Screen.mock(overrides: .init(storage: { StubStorage() }, notesBuilder: .init(title: "built")))
printTree(screen)
print(screen.notesBuilder.instantiate().title)

//: prints
// mock
// Screen
//   storage: Storage #1
//   model: Model #2
//     storage: Storage #1
//   notesBuilder: Instantiator<Notes>
// Screen
//   storage: StubStorage #1
//   model: Model #2
//     storage: StubStorage #1
//   notesBuilder: Instantiator<Notes>
// built
