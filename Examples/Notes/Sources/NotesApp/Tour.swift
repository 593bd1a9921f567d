import Heirloom
import NotesFeatures
import NotesModels
import NotesServices

/// A little story about two people, told by the program itself in a folder that is gone afterwards.
///
/// It is a scope of its own: everything below it is given its timepiece instead of the program's, so that
/// the story reads the same every day.
@Instantiable
struct Tour: Instantiable {
    @Received private let terminal: any Terminal
    @Instantiated(fulfilledByType: "StoryTimepiece") private let timepiece: any Timepiece
    @Instantiated private let notebookBuilder: Instantiator<Notebook>

    func run() async throws {
        let folder = Folder.temporary()
        defer { folder.remove() }
        terminal.show("Notes of several people in one folder, here a temporary one.")
        for line in story {
            terminal.show("\n$ notes \(line)")
            try await perform(line, in: folder)
        }
        terminal.show("\n\(epilogue)")
    }

    /// Each command finds a new notebook, as if the program had been started for it.
    private func perform(_ line: String, in folder: Folder) async throws {
        let command = try Command(arguments: line.split(separator: " ").map(String.init))
        guard case .notebook(let command) = command else {
            preconditionFailure("the story is about a notebook only, not '\(line)'")
        }
        try await notebookBuilder.instantiate(folder: folder).perform(command)
    }
}

private let story = [
    "status",
    "login ada",
    "add The engine weaves algebraical patterns",
    "add Ask Charles for the missing cogwheels",
    "login grace",
    "status",
    "add Found a moth in relay 70",
    "users",
    "search moth",
    "login ada",
    "search moth",
    "list",
    "remove 2",
    "export markdown",
    "logout",
]

private let epilogue = """
    Nobody wrote the code that put these objects together: it was generated when the program was built.

      notes tree        shows what the program is made of
      notes login NAME  starts keeping your own notes
      notes help        says what else there is
    """
