import HeirloomModel

/// Reads the sources of a module, several at a time.
package enum ModuleReader {
    /// The summary of a module, the same for any order of its sources.
    package static func summary(
        ofModule name: String,
        sources: [String],
        known: KnownConditions = KnownConditions()
    ) async throws(CommandFailure) -> ModuleSummary {
        try await read(name, sources: sources, known: known, cache: nil).summary()
    }

    /// The module's files, parsed where the cache does not know them.
    static func read(
        _ name: String,
        sources: [String],
        known: KnownConditions,
        cache: DeclarationCache?
    ) async throws(CommandFailure) -> ReadModule {
        let paths = distinct(sources)
        let results = await Lanes.map(paths.count, room: FileRoom.init) { index, room in
            Result { () throws(CommandFailure) in
                try ReadFile(path: paths[index], known: known, cache: cache, room: room)
            }
        }
        var files: [ReadFile] = []
        files.reserveCapacity(paths.count)
        var identities = Set<FileIdentity>(minimumCapacity: paths.count)
        for result in results {
            let file = try result.get()
            // A link to a file is that file.
            if identities.insert(file.identity).inserted { files.append(file) }
        }
        return ReadModule(name: name, files: files, known: known, cache: cache)
    }

    /// Each file once, sorted: `./a.swift` is `a.swift`.
    private static func distinct(_ sources: [String]) -> [String] {
        let paths = isAscending(sources) ? sources : Set(sources).sorted()
        // To take every path apart would cost as much as to hash every file.
        guard paths.contains(where: mayBeSpelledOtherwise) else { return paths }
        var known: Set<[Substring]> = []
        return paths.filter { path in
            let steps = path.split(separator: "/").filter { $0 != "." }
            return known.insert(path.hasPrefix("/") ? ["/"] + steps : steps).inserted
        }
    }

    /// Whether each path stands once and in its order, as build systems give them.
    private static func isAscending(_ paths: [String]) -> Bool {
        paths.indices.dropFirst().allSatisfy { paths[$0 - 1] < paths[$0] }
    }

    /// Whether there is an empty step in a path, or one that stays in place.
    private static func mayBeSpelledOtherwise(_ path: String) -> Bool {
        var path = path
        return path.withUTF8 { bytes in
            var isStart = true
            for index in bytes.indices {
                let isSlash = bytes[index] == UInt8(ascii: "/")
                let isDot = bytes[index] == UInt8(ascii: ".")
                if isStart, index > 0, isSlash { return true }
                if isStart, isDot, index + 1 == bytes.count || bytes[index + 1] == UInt8(ascii: "/") {
                    return true
                }
                isStart = isSlash
            }
            return false
        }
    }
}
