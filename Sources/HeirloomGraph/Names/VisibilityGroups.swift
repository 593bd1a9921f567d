import HeirloomModel

/// Groups of files that see the same declarations: files of one module with the same imports.
struct VisibilityGroups {
    /// By ``FileID``.
    private var groups: [Int] = []
    /// The first file of each group.
    private(set) var representatives: [FileID] = []

    init(files: FileTable) {
        var known: [String: Int] = [:]
        groups.reserveCapacity(files.files.count)
        // A single string that is reused, because most keys exist already.
        var key = ""
        for (index, file) in files.files.enumerated() {
            if let last = groups.last, file.seesTheSame(as: files.files[index - 1]) {
                groups.append(last)
                continue
            }
            key.removeAll(keepingCapacity: true)
            key += file.module
            for declaration in file.summary.imports {
                key += "\n"
                for attribute in declaration.attributes {
                    key += attribute
                    key += " "
                }
                if declaration.kind != nil { key += "only " }
                for name in declaration.path {
                    key += "."
                    key += name
                }
            }
            let group = known[key] ?? representatives.count
            if group == representatives.count {
                known[key] = group
                representatives.append(FileID(index))
            }
            groups.append(group)
        }
    }

    /// Returns a number that is equal for files that see the same declarations.
    package subscript(file: FileID) -> Int { groups[file.index] }
}

extension ModuleFile {
    /// Returns whether the imports are spelled alike, as those of neighboring files often are. Then no key has to be
    /// built.
    fileprivate func seesTheSame(as other: ModuleFile) -> Bool {
        guard module == other.module, summary.imports.count == other.summary.imports.count else {
            return false
        }
        return summary.imports.indices.allSatisfy { index in
            summary.imports[index].path == other.summary.imports[index].path
                && summary.imports[index].attributes == other.summary.imports[index].attributes
                && (summary.imports[index].kind == nil) == (other.summary.imports[index].kind == nil)
        }
    }
}
