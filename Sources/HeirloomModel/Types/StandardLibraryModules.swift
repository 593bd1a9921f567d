/// The modules that are the standard library, each of which every file sees.
package enum StandardLibraryModules {
    package static let names: Set<String> = ["Swift", "_Concurrency", "_StringProcessing"]

    /// The one that declares a name of the standard library's. Older compilers find no `Task` in `Swift`.
    package static func module(declaring name: String) -> String {
        let facts = SDKType.assumed(name)?.facts ?? []
        if facts.contains(.concurrency) { return "_Concurrency" }
        return facts.contains(.stringProcessing) ? "_StringProcessing" : "Swift"
    }
}
