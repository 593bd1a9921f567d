import HeirloomModel

/// The format of the file that `scan` writes and `--summary` reads:
/// `{"files":[…],"format":"heirloom-summary","module":"App","version":1234567890}`.
///
/// The declarations of a file are archived as in a cache. Spelled out as JSON, those of 4,000 types took seven times the
/// space, and reading them 4.7 times the processor time of reading the sources.
package struct SummaryDocument: Codable {
    /// The version, which is derived from the layout of archives.
    package static let currentVersion = Int(
        UInt32(truncatingIfNeeded: ContentHash(Array(ArchiveLayout.ofFiles.utf8)).first)
    )
    private static let formatName = "heirloom-summary"

    private var format: String
    private var version: Int
    private var module: String
    private var files: [File]
    /// Sorted.
    private var view: [String]?

    package init(module: ModuleSummary) async throws(CommandFailure) {
        format = Self.formatName
        version = Self.currentVersion
        self.module = module.name
        view = module.view?.sorted()
        let files = await ConcurrentWork.map(module.files.count) { [files = module.files] in File(files[$0]) }
        self.files = []
        for (file, summary) in zip(files, module.files) {
            guard let file else {
                throw CommandFailure(
                    "cannot summarize '\(summary.path)': a type or condition is nested too deeply"
                )
            }
            self.files.append(file)
        }
    }

    /// The document with sorted keys, so that equal sources produce equal bytes.
    package func text() throws(CommandFailure) -> String { try JSONText.text(of: self) }

    /// Reads the module from a file that `scan` wrote.
    package static func read(_ path: String) async throws(CommandFailure) -> ModuleSummary {
        let data = Data(try FileBytes.read(path))
        let decoder = JSONDecoder()
        guard let header = try? decoder.decode(Header.self, from: data), header.format == formatName else {
            throw CommandFailure("cannot read '\(path)': it is not a summary that 'heirloom scan' wrote")
        }
        guard header.version == currentVersion else {
            throw CommandFailure(
                "cannot read '\(path)': another version of heirloom wrote it; run 'heirloom scan' again"
            )
        }
        let document = try? decoder.decode(SummaryDocument.self, from: data)
        guard let document, let module = await document.summary else {
            throw CommandFailure("cannot read '\(path)': the summary is damaged")
        }
        return module
    }

    /// `nil` if a file's declarations are damaged.
    private var summary: ModuleSummary? {
        get async {
            let summaries = await ConcurrentWork.map(files.count) { [files] in files[$0].summary }
                .compactMap(\.self)
            if summaries.count < files.count { return nil }
            return ModuleSummary(name: module, files: summaries, view: view.map(Set.init))
        }
    }

    /// The header, which is the same in every version of the document.
    private struct Header: Decodable {
        var format: String
        var version: Int
    }

    /// A file, with what an archive leaves out.
    private struct File: Codable {
        private var path: String
        /// The bytes of an ``ArchivedSummary``.
        private var declarations: Data
        /// Recognizes bytes that are not those that were written.
        private var checksum: UInt64
        private var diagnostics: [Diagnostic]
        private var fault: SyntaxFault?

        /// Returns `nil` for types or conditions that are nested too deeply.
        init?(_ summary: FileSummary) {
            guard let archive = ArchivedSummary(summary) else { return nil }
            path = summary.path
            declarations = Data(archive.bytes)
            checksum = ContentHash(archive.bytes).first
            diagnostics = summary.diagnostics
            fault = summary.fault
        }

        var summary: FileSummary? {
            let bytes = Array(declarations)
            guard ContentHash(bytes).first == checksum else { return nil }
            var summary = ArchivedSummary.summary(bytes, path: path)
            summary?.diagnostics = diagnostics
            summary?.fault = fault
            return summary
        }
    }
}
