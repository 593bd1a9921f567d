import HeirloomModel

/// Files by what they see of others: two that are of one module, with the same imports, see the same.
struct VisibilityGroups {
    /// By ``FileID``.
    private var groups: [Int] = []
    /// The first file of each group.
    private(set) var representatives: [FileID] = []

    init(files: FileTable) {
        var known: [String: Int] = [:]
        groups.reserveCapacity(files.files.count)
        // One text for all, since most are met again.
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

    /// Equal for files that see the same.
    package subscript(file: FileID) -> Int { groups[file.index] }
}

extension ModuleFile {
    /// Whether the imports are spelled alike, as those of neighbours often are. Then no text need be made of them.
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
