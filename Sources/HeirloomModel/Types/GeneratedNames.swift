/// How what is generated is named, where that must be kept clear of what the user named.
package enum GeneratedNames {
    /// The functions of a root: `heirloomMakeLoggedInView`.
    package static let functionPrefix = "heirloomMake"
    /// Aliases of types: `HeirloomColor`.
    package static let aliasPrefix = "Heirloom"
}
