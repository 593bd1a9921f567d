/// All files that a command reads. No wrong argument may overwrite any of them.
struct InputFiles {
    var modules: [ReadModule] = []
    /// Lists of sources and summaries.
    var paths: [String] = []

    /// Throws if the output or the cache would replace an input.
    func refuseToReplace(by output: OutputFile?, _ cache: DeclarationCache?) throws(CommandFailure) {
        if let output, contain(output) || cache?.paths.contains(where: output.isFile(at:)) ?? false {
            throw CommandFailure("the output '\(output.path)' is also an input")
        }
        guard let cache, contain(OutputFile(path: cache.path)) else { return }
        throw CommandFailure("the cache file '\(cache.path)' is also an input")
    }

    private func contain(_ file: OutputFile) -> Bool {
        guard let identity = file.identity else { return false }
        // Files that were read already have an identity; looking it up by path takes as long as hashing the file.
        return modules.contains { $0.files.contains { $0.identity == identity } }
            || paths.contains { FileIdentity($0) == identity }
    }
}
