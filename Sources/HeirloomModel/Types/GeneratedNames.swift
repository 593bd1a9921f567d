/// How what is generated is named, where that must be kept clear of what the user named.
package enum GeneratedNames {
    /// The functions of a root: `heirloomMakeLoggedInView`.
    package static let functionPrefix = "heirloomMake"
    /// What the macro writes for a closure: `heirloomFactory_client`.
    package static let factoryPrefix = "heirloomFactory_"
    /// Aliases of types: `HeirloomColor`.
    package static let aliasPrefix = "Heirloom"
    /// Aliases of types for doubles: `HeirloomMockColor`.
    package static let mockAliasPrefix = "HeirloomMock"
    /// What builds the parts of doubles.
    package static let mocks = "HeirloomMocks"
    /// What doubles receive by default.
    package static let surroundings = "HeirloomSurroundings"
    /// What makes a mock of a protocol where a double receives it by default.
    package static let mockFunction = "heirloomMock"
    /// The path of the file that declares such mocks, which is nowhere.
    package static let fileOfMocks = ""
    /// What hands something to an actor in a double.
    package static let sent = "HeirloomSent"
}
