import Foundation
import NotesModels

extension Folder {
    /// The folder that `NOTES_FOLDER` names, or else one among this person's application data.
    static var personal: Folder {
        if let path = ProcessInfo.processInfo.environment["NOTES_FOLDER"], !path.isEmpty {
            return Folder(url: URL(filePath: path))
        }
        let fileManager = FileManager.default
        let applicationData = fileManager.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        let place = applicationData ?? fileManager.homeDirectoryForCurrentUser
        return Folder(url: place.appending(path: "Heirloom Notes"))
    }

    /// A new folder that does not exist yet.
    static func temporary() -> Folder {
        let place = FileManager.default.temporaryDirectory
        return Folder(url: place.appending(path: "notes-\(UUID().uuidString)"))
    }

    /// Removes the folder with all that is in it, as far as it exists.
    func remove() {
        try? FileManager.default.removeItem(at: url)
    }
}
