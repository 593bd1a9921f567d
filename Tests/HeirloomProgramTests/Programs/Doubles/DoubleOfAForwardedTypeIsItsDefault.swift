// The generated test double of a forwarded type is the default of its parameter.

//: option configuration=debug
//: App/Types.swift
import Heirloom

@Instantiable
class Storage: Instantiable {}
final class StubStorage: Storage {}

@Instantiable(generateMock: true)
final class Session: Instantiable {
    @Received let storage: Storage
}

@Instantiable(generateMock: true)
struct Screen: Instantiable {
    @Forwarded let session: Session
    @Received let storage: Storage
}

//: App/main.swift
printTree(Screen.mock())
printTree(Screen.mock(session: Session(storage: StubStorage())))
printTree(Screen.mock(overrides: .init(storage: StubStorage.init)))

//: prints
// Screen
//   session: Session #1
//     storage: Storage #2
//   storage: Storage #2
// Screen
//   session: Session #1
//     storage: StubStorage #2
//   storage: Storage #3
// Screen
//   session: Session #1
//     storage: StubStorage #2
//   storage: StubStorage #2
