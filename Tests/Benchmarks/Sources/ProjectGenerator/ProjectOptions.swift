/// How large a project is.
package struct ProjectOptions: Hashable, Sendable {
    /// How many types; each shape says of what.
    package var types: Int
    /// How many members a type has besides its dependencies; five make 2.2 kilobytes.
    package var membersPerType: Int
    package var typesPerFile: Int
    /// How many modules, where the shape has several.
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
