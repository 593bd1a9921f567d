import Foundation

/// The folder in which everybody's notes are kept.
package struct Folder: Hashable, Sendable {
    package let url: URL

    package init(url: URL) {
        self.url = url
    }

    /// The file of that name in this folder.
    package func file(named name: String) -> URL {
        url.appending(path: name)
    }
}
