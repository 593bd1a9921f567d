import HeirloomModel

/// A file and its module.
package final class ModuleFile {
    package let module: String
    package let summary: FileSummary

    init(module: String, summary: FileSummary) {
        self.module = module
        self.summary = summary
    }
}

/// The files of all modules, in order of module and path, by ``FileID``.
package struct FileTable {
    package let files: [ModuleFile]
    package let ids: [FileID]
    /// The modules that were read, sorted.
    package let modules: [String]
    /// The files with extensions and those with configurations: a search for either skips all other files.
    let withExtensions: [FileID]
    package let withConfigurations: [FileID]

    init(modules: [ModuleSummary]) {
        var files: [ModuleFile] = []
        files.reserveCapacity(modules.reduce(0) { $0 + $1.files.count })
        for module in modules {
            for file in module.files { files.append(ModuleFile(module: module.name, summary: file)) }
        }
        files.sort { left, right in
            left.module < right.module
                || left.module == right.module && left.summary.path < right.summary.path
        }
        self.files = files
        ids = files.indices.map { FileID($0) }
        self.modules = Set(modules.map(\.name)).sorted()
        withExtensions = files.indices.filter { !files[$0].summary.extensions.isEmpty }.map { FileID($0) }
        withConfigurations = files.indices.filter { !files[$0].summary.configurations.isEmpty }
            .map { FileID($0) }
    }

    @inlinable package subscript(id: FileID) -> ModuleFile { files[id.index] }

    /// Returns the configurations of a module, with their files.
    func configurations(of module: String) -> [(file: FileID, declaration: ConfigurationDeclaration)] {
        withConfigurations.filter { self[$0].module == module }.flatMap { file in
            self[file].summary.configurations.map { (file, $0) }
        }
    }

    /// Returns the location of a source range in a file.
    package func location(_ range: SourceRange, in file: FileID) -> SourceLocation {
        SourceLocation(path: self[file].summary.path, range: range)
    }
}
