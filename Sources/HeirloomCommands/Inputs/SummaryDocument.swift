#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HeirloomModel

/// The format of the file that `scan` writes and `--summary` reads:
/// `{"format":"heirloom-summary","module":{…},"version":18}`.
package struct SummaryDocument: Codable {
    /// The version, which increases whenever an older summary could be misread.
    package static let currentVersion = 18
    private static let formatName = "heirloom-summary"

    private var format: String
    private var version: Int
    package var module: ModuleSummary

    package init(module: ModuleSummary) {
        format = Self.formatName
        version = Self.currentVersion
        self.module = module
    }

    /// Returns the document with sorted keys, so that equal sources produce equal bytes.
    ///
    /// Files are encoded separately and in parallel: encoding a whole module at once takes many times the memory of the
    /// text.
    package func text() async throws(CommandFailure) -> String {
        let files = await ConcurrentWork.map(module.files.count) { [files = module.files] index in
            Result { () throws(CommandFailure) in try JSONText.line(of: files[index]) }
        }
        var frame = self
        frame.module.files = []
        let ends = try JSONText.text(of: frame).split(separator: "[]", maxSplits: 1)
        var text = ends[0] + "["
        for (index, file) in files.enumerated() {
            if index > 0 { text += "," }
            text += try file.get()
        }
        return text + "]" + ends[1]
    }

    /// Reads the module from a file that `scan` wrote.
    package static func read(_ path: String) throws(CommandFailure) -> ModuleSummary {
        let data = Data(try FileBytes.read(path))
        let decoder = JSONDecoder()
        guard let header = try? decoder.decode(Header.self, from: data), header.format == formatName else {
            throw CommandFailure("cannot read '\(path)': it is not a summary that 'heirloom scan' wrote")
        }
        guard header.version == currentVersion else {
            throw CommandFailure(
                """
                cannot read '\(path)': it is a summary of version \(header.version), and this heirloom reads \
                version \(currentVersion)
                """
            )
        }
        do {
            return try decoder.decode(SummaryDocument.self, from: data).module
        } catch {
            throw CommandFailure("cannot read '\(path)': the summary is damaged")
        }
    }

    /// The header, which is the same in every version of the document.
    private struct Header: Decodable {
        var format: String
        var version: Int
    }
}
