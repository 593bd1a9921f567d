import Foundation
import Heirloom
import WeatherModels
import WeatherServices

/// A file that is made when the first report is kept, and by nobody who keeps none.
@Instantiable(fulfillingAdditionalTypes: [Journal.self])
package actor JournalFile: Instantiable, Journal {
    @Received private let options: Options
    private let file: FileHandle

    package init(options: Options) async throws(Mistake) {
        self.options = options
        let path = options.journal ?? "weather.journal"
        let files = FileManager.default
        guard files.fileExists(atPath: path) || files.createFile(atPath: path, contents: nil),
            let file = FileHandle(forWritingAtPath: path)
        else { throw .unwritable(file: path) }
        self.file = file
    }

    package func add(_ report: String) async throws {
        try file.seekToEnd()
        try file.write(contentsOf: Data((report + "\n").utf8))
    }
}
