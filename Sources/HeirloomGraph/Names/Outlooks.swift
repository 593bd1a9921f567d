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
        for (index, file) in files.files.enumerated() {
            var key = file.module
            for declaration in file.summary.imports {
                key += "\n"
                for attribute in declaration.attributes { key += attribute + " " }
                if declaration.kind != nil { key += "only " }
                for name in declaration.path { key += "." + name }
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
