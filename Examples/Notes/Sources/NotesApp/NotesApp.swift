import Foundation
import Heirloom
import NotesFeatures
import NotesModels
import NotesServices

/// The root of the tree. Heirloom generates its `init()` and everything that it calls.
///
/// In debug builds, it also generates `mock(overrides:)`: the same program with parts of it replaced, for its tests.
@main
@Instantiable(isRoot: true, generateMock: true)
struct NotesApp: Instantiable {
    @Instantiated private let terminal: any Terminal
    @Instantiated(fulfilledByType: "SystemTimepiece") private let timepiece: any Timepiece
    @Instantiated private let notebookBuilder: Instantiator<Notebook>
    @Instantiated private let tour: Tour

    static func main() async {
        do {
            let command = try Command(arguments: Array(CommandLine.arguments.dropFirst()))
            try await NotesApp().perform(command)
        } catch {
            FileHandle.standardError.write(Data("notes: \(error)\n".utf8))
            exit((error as? Mistake)?.exitStatus ?? 1)
        }
    }

    func perform(_ command: Command) async throws {
        switch command {
        case .tour: try await tour.run()
        case .help: terminal.show(helpText)
        case .tree: terminal.show(heirloomTree.trimmingCharacters(in: .newlines))
        case .notebook(let command):
            try await notebookBuilder.instantiate(folder: .personal).perform(command)
        }
    }
}
