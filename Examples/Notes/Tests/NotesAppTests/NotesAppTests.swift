import Foundation
import NotesDoubles
import Testing

@testable import NotesApp

/// The whole program, with one thing replaced.
@Suite struct NotesAppTests {
    @Test func theProgramSpeaksToTheTerminalThatReplacesItsOwn() async throws {
        let terminal = RecordingTerminal()
        let app = NotesApp.mock(overrides: .init(terminal: { terminal }))

        try await app.perform(.help)

        #expect(terminal.lines == [helpText])
    }

    /// What is replaced counts for all that receive it: here only for what is below the tour.
    @Test func theTourHappensAtTheTimeOfItsOwnTimepiece() async throws {
        let terminal = RecordingTerminal()
        let moonLanding = Date(timeIntervalSince1970: -14_182_940)
        let app = NotesApp.mock(
            overrides: .init(
                terminal: { terminal },
                tour: .init(timepiece: { StoppedTimepiece(time: moonLanding) })
            )
        )

        try await app.perform(.tour)

        let found = "1  1969-07-20  Found a moth in relay 70"
        #expect(terminal.lines.filter { $0.hasPrefix("1  ") && $0.hasSuffix("70") } == [found])
    }
}
