/// The modules that make up the standard library. Every file can see each of them.
package enum StandardLibraryModules {
    package static let names: Set<String> = ["Swift", "_Concurrency", "_StringProcessing"]

    /// Returns the module that declares a name of the standard library. Older compilers find no `Task` in `Swift`.
    package static func module(declaring name: String) -> String {
        let facts = SDKType.assumed(name)?.facts ?? []
        if facts.contains(.concurrency) { return "_Concurrency" }
        return facts.contains(.stringProcessing) ? "_StringProcessing" : "Swift"
    }
}
