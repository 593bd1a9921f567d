#if !canImport(SwiftUI)
import HeirloomInjection
import Testing
import Views

@testable import PreviewedNotes

/// What the previews show. Where there is SwiftUI, Xcode shows it.
@MainActor @Suite struct PreviewTests {
    @Test func aViewIsShownWithAllThatItNeeds() {
        #expect(printedLines(of: loggedInPreview()) == ["ada, logged in as nobody", "Nothing noted yet."])
    }

    @Test func aParameterFarBelowTheViewIsAdjusted() {
        let lines = ["ada, logged in as nobody", "A note that is somewhat longer."]
        #expect(printedLines(of: longNotePreview()) == lines)
    }

    @Test func aWrappedServiceIsReplaced() {
        #expect(printedLines(of: knownUserPreview()) == ["ada, logged in as grace", "Nothing noted yet."])
    }

    @Test func theWholeAppIsShownWithAnotherStorage() {
        let storage = MemoryStringStorage()
        storage.setString("grace", forKey: "userName")
        storage.setString("A moth.", forKey: "note of grace")
        let app = PreviewedNotes.mock(overrides: .init(stringStorage: { storage }))
        #expect(app.body.lines == ["grace, logged in as grace", "A moth."])
        #expect(PreviewedNotes.mock().body.lines == ["Nobody is logged in.", "Notes 1.2"])
    }

    @Test func aViewThatNoScopeBuildsIsShownWithAnotherRelease() {
        let lines = withInjections({ $0.register(\.about) { AboutScope(release: Release(name: "2.0")) } }) {
            printedLines(of: LoggedOutView())
        }
        #expect(lines == ["Nobody is logged in.", "Notes 2.0"])
    }
}
#endif
