import HeirloomDocuments
import Testing

/// Parts of a document, and several as one.
@Suite struct DocumentPartsTests {
    @Test func whatIsBelowATypeCanBeShownByItself() throws {
        let document = try DocumentedTrees.notes().below(["Notes.LoggedInView"])
        #expect(document.roots == ["Notes.LoggedInView"])
        #expect(document.scopes.map(\.name) == ["Notes.Editor", "Notes.LoggedInView", "Notes.NoteStorage"])
    }

    @Test func whatIsBelowATypeEndsAtADepth() throws {
        let document = try DocumentedTrees.notes().below(["Notes.NotesApp"], depth: 1)
        #expect(
            document.scopes.map(\.name) == [
                "Notes.LoggedInView", "Notes.NotesApp", "Notes.UserService", "UserDefaults",
            ]
        )
    }

    /// What leads to the focus says nothing of what else it has.
    @Test func aFocusShowsWhatLeadsToATypeAndWhatIsBelowIt() throws {
        #expect(
            try TreeText.text(of: DocumentedTrees.notes().focused(on: ["Notes.NoteStorage"])) == """
                NotesApp
                └─ loggedInViewBuilder: Instantiator<LoggedInView>  (built on demand)
                   └─ noteStorage: NoteStorage
                      ├─ user: User  (received)
                      └─ stringStorage: any StringStorage  (received)

                """
        )
    }

    @Test func aFocusThatNoRootReachesStandsOnTopItself() throws {
        #expect(
            try DocumentedTrees.notes().focused(on: ["Notes.Unused"]).roots == ["Notes.Unused"]
        )
    }

    @Test func documentsOfSeveralModulesBecomeOne() throws {
        let notes = try DocumentedTrees.notes()
        let station = try DocumentedTrees.station()
        let merged = try GraphDocument.merged([station, notes, station])
        #expect(merged.modules == ["Notes", "Station"])
        #expect(merged.roots == ["Notes.NotesApp", "Station.Station"])
        #expect(merged.scopes == (notes.scopes + station.scopes).sorted { $0.name < $1.name })
    }

    @Test func documentsThatContradictOneAnotherAreNoTree() throws {
        let notes = try DocumentedTrees.notes()
        var other = notes
        other.scopes[0].kind = .actor
        let thrown = #expect(throws: GraphDocument.Contradiction.self) {
            try GraphDocument.merged([notes, other])
        }
        #expect(thrown?.scope == notes.scopes[0].name)
    }
}
