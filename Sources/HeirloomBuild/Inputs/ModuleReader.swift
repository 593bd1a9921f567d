import HeirloomModel

/// Reads the sources of a module in parallel.
package enum ModuleReader {
    /// Returns the summary of a module, independent of the order of its sources.
    package static func summary(
        ofModule name: String,
        sources: [String],
        known: KnownConditions = KnownConditions()
    ) async throws(CommandFailure) -> ModuleSummary {
        try await read(name, sources: sources, known: known, cache: nil).summary()
    }

    /// Reads the module's files, and parses those that the cache does not contain.
    static func read(
        _ name: String,
        sources: [String],
        known: KnownConditions,
        cache: DeclarationCache?
    ) async throws(CommandFailure) -> ReadModule {
        let paths = distinct(sources)
        let results = await ConcurrentWork.map(paths.count) { index in
            Result { () throws(CommandFailure) in
                try ReadFile(path: paths[index], known: known, cache: cache)
            }
        }
        var files: [ReadFile] = []
        files.reserveCapacity(paths.count)
        var identities = Set<FileIdentity>(minimumCapacity: paths.count)
        for result in results {
            let file = try result.get()
            // A link to a file counts as that file.
            if identities.insert(file.identity).inserted { files.append(file) }
        }
        return ReadModule(name: name, files: files, known: known, cache: cache)
    }

    /// Returns each path once, sorted. Different paths to the same file are detected when they are read.
    private static func distinct(_ sources: [String]) -> [String] {
        if isAscending(sources) { return sources }
        var paths: [String] = []
        paths.reserveCapacity(sources.count)
        for path in sources.sorted() {
            // Strings with different bytes for the same characters are equal, but name two files.
            if let last = paths.last, last == path, last.utf8.elementsEqual(path.utf8) { continue }
            paths.append(path)
        }
        return paths
    }

    /// Returns whether the paths are sorted and unique, as build systems pass them.
    private static func isAscending(_ paths: [String]) -> Bool {
        paths.indices.dropFirst().allSatisfy { paths[$0 - 1] < paths[$0] }
    }
}
