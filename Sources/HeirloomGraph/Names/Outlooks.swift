import HeirloomModel

/// What files see of others: two that are of one module, with the same imports, see the same.
struct Outlooks {
    /// By ``FileID``.
    private var outlooks: [Int] = []
    /// The first file with each.
    private(set) var examples: [FileID] = []

    init(files: FileTable) {
        var known: [String: Int] = [:]
        outlooks.reserveCapacity(files.files.count)
        // One text for all, since most are met again.
        var key = ""
        for (index, file) in files.files.enumerated() {
            if let last = outlooks.last, file.seesTheSame(as: files.files[index - 1]) {
                outlooks.append(last)
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
            let outlook = known[key] ?? examples.count
            if outlook == examples.count {
                known[key] = outlook
                examples.append(FileID(index))
            }
            outlooks.append(outlook)
        }
    }

    /// Equal for files that see the same.
    subscript(file: FileID) -> Int { outlooks[file.index] }
}

extension ReadFile {
    /// Whether the imports are spelled alike, as those of neighbours often are. Then no text need be made of them.
    fileprivate func seesTheSame(as other: ReadFile) -> Bool {
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
