// A user and a clock with hand-written mocks, and a custom mock above collected dependencies.
//: option configuration=debug
//: App/main.swift
import Heirloom
struct User: Sendable, Equatable { var n: String }
@Instantiable(mockOnly: true) extension User { static func mock() -> User { User(n: "mock") } }
protocol Clock { var now: Int { get } }
@Instantiable(fulfillingAdditionalTypes: [Clock.self], mockOnly: true) struct FixedClock: Instantiable, Clock
{
    let now = 7
    static func mock() -> FixedClock { FixedClock() }
}
@Instantiable(fulfillingAdditionalTypes: [Clock.self]) struct LiveClock: Instantiable, Clock { let now = 1 }
@Instantiable(generateMock: true, customMockName: "custom") final class Note: Instantiable {
    @Received let user: User
    @Received let clock: any Clock
    @Instantiated let parts: [any Part]
    init(user: User, clock: any Clock, parts: [any Part]) {
        self.user = user
        self.clock = clock
        self.parts = parts
    }
    static func custom(user: User, clock: any Clock, parts: [any Part], extra: Int = 1) -> Note {
        Note(user: user, clock: clock, parts: parts)
    }
}
protocol Part { var c: Int { get } }
@Instantiable(fulfillingAdditionalTypes: [Part.self]) struct Body: Instantiable, Part {
    @Received let clock: any Clock
    var c: Int { clock.now }
}
@Instantiable(fulfillingAdditionalTypes: [Part.self]) struct Head: Instantiable, Part {
    @Received(onlyIfAvailable: true) let theme: String?
    var c: Int { theme == nil ? 0 : 100 }
}
@Instantiable(isRoot: true, generateMock: true) struct Root: Instantiable {
    @Instantiated let clock: any Clock
    @Instantiated let noteBuilder: Instantiator<NoteScope>
}
@Instantiable(generateMock: true) struct NoteScope: Instantiable {
    @Forwarded let user: User
    @Instantiated let note: Note
    @Instantiated({ (note: Note) in note.parts.count }) let count: Int
}
print(Root().noteBuilder.instantiate(User(n: "a")).note.parts.map(\.c))
print(Note.mock().parts.map(\.c), Note.mock(theme: "dark").parts.map(\.c), Note.mock().user)
print(NoteScope.mock(overrides: .init(note: .init(parts: .init(build: { _, _ in [] })))).count)
print(Root.mock().noteBuilder.instantiate(.mock()).note.clock.now)
//: prints
// [1, 0]
// [7, 0] [7, 100] User(n: "mock")
// 0
// 7
