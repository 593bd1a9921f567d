import Foundation

/// The Swift files below a folder.
enum SwiftFiles {
    /// Their paths, sorted; hidden folders, among them those of builds, aside, and programs of tests, of which marks
    /// make no Swift.
    static func paths(below folder: String) -> [String] {
        let files = FileManager.default.enumerator(
            at: URL(filePath: folder, directoryHint: .isDirectory),
            includingPropertiesForKeys: nil,
            options: .skipsHiddenFiles
        )
        var paths: [String] = []
        while let file = files?.nextObject() as? URL {
            if file.path.hasSuffix("/HeirloomProgramTests/Programs") { files?.skipDescendants() }
            if file.pathExtension == "swift", !file.hasDirectoryPath { paths.append(file.path) }
        }
        return paths.sorted()
    }
}
