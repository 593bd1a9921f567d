import HeirloomDocuments
import Testing

/// Parts of a document, and several documents merged into one.
@Suite struct DocumentPartsTests {
    @Test func theTreeBelowATypeCanBeShown() throws {
        let document = try DocumentedTrees.notes().below(["Notes.LoggedInView"])
        #expect(document.roots == ["Notes.LoggedInView"])
        #expect(document.scopes.map(\.name) == ["Notes.Editor", "Notes.LoggedInView", "Notes.NoteStorage"])
    }

    @Test func theTreeBelowATypeEndsAtADepth() throws {
        let document = try DocumentedTrees.notes().below(["Notes.NotesApp"], depth: 1)
        #expect(
            document.scopes.map(\.name) == [
                "Notes.LoggedInView", "Notes.NotesApp", "Notes.UserService", "UserDefaults",
            ]
        )
    }

    /// Types on the path to the focus are shown without their other dependencies.
    @Test func focusesShowThePathToATypeAndTheTreeBelowIt() throws {
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

    @Test func focusesThatNoRootReachesAreRootsThemselves() throws {
        #expect(
            try DocumentedTrees.notes().focused(on: ["Notes.Unused"]).roots == ["Notes.Unused"]
        )
    }

    @Test func documentsOfSeveralModulesAreMerged() throws {
        let notes = try DocumentedTrees.notes()
        let station = try DocumentedTrees.station()
        let merged = try GraphDocument.merged([station, notes, station])
        #expect(merged.modules == ["Notes", "Station"])
        #expect(merged.roots == ["Notes.NotesApp", "Station.Station"])
        #expect(merged.scopes == (notes.scopes + station.scopes).sorted { $0.name < $1.name })
    }

    /// A module sees its own parts; in the merged tree the others still call it.
    @Test(arguments: [["App", "Kit"], ["Kit", "App"]])
    func typesHidePartsIfTheyDoSoFromOneModule(modules: [String]) throws {
        let app = try DocumentedTrees.hiding(seenFrom: "App")
        let merged = try GraphDocument.merged(modules.map { try DocumentedTrees.hiding(seenFrom: $0) })
        #expect(merged.scopes == app.scopes)
        #expect(app.scopes.filter(\.hidesParts).map(\.name) == ["Kit.Engine"])
    }

    @Test func contradictoryDocumentsCannotBeMerged() throws {
        let notes = try DocumentedTrees.notes()
        var other = notes
        other.scopes[0].kind = .actor
        let thrown = #expect(throws: GraphDocument.Contradiction.self) {
            try GraphDocument.merged([notes, other])
        }
        #expect(thrown?.scope == notes.scopes[0].name)
    }
}
