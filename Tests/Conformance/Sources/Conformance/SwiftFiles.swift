import Foundation

/// The Swift files below a folder.
enum SwiftFiles {
    /// Returns the sorted paths of the files, without those in hidden folders, such as builds, and without the programs
    /// of the tests, whose marks make them invalid Swift.
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
