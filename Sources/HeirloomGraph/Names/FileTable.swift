import HeirloomModel

/// A file and the module it belongs to.
final class ReadFile {
    let module: String
    let summary: FileSummary

    init(module: String, summary: FileSummary) {
        self.module = module
        self.summary = summary
    }
}

/// The files of all modules, in order of module and path, by ``FileID``.
struct FileTable {
    let files: [ReadFile]
    /// The modules read, sorted.
    let modules: [String]

    init(modules: [ModuleSummary]) {
        files =
            modules
            .flatMap { module in
                module.files.map { ReadFile(module: module.name, summary: $0) }
            }
            .sorted { ($0.module, $0.summary.path) < ($1.module, $1.summary.path) }
        self.modules = Set(modules.map(\.name)).sorted()
    }

    subscript(id: FileID) -> ReadFile { files[id.index] }

    var ids: [FileID] { files.indices.map(FileID.init) }

    /// Where a stretch of a file is.
    func location(_ range: SourceRange, in file: FileID) -> SourceLocation {
        SourceLocation(path: self[file].summary.path, range: range)
    }
}
