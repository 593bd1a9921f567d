/// The size of a project.
package struct ProjectOptions: Hashable, Sendable {
    /// The number of types; each shape defines which types count.
    package var types: Int
    /// The number of members of a type in addition to its dependencies; five make 2.2 kilobytes.
    package var membersPerType: Int
    package var typesPerFile: Int
    /// The number of modules, for shapes that have several.
    package var modules: Int
    package var seed: UInt64

    package init(
        types: Int,
        membersPerType: Int = 5,
        typesPerFile: Int = 1,
        modules: Int = 20,
        seed: UInt64 = 1
    ) {
        self.types = types
        self.membersPerType = membersPerType
        self.typesPerFile = typesPerFile
        self.modules = modules
        self.seed = seed
    }
}
