/// The names of generated declarations that could conflict with names in the user's code.
package enum GeneratedNames {
    /// The prefix of the functions of a root: `heirloomMakeLoggedInView`.
    package static let functionPrefix = "heirloomMake"
    /// The prefix of the functions that the macro generates for closures: `heirloomFactory_client`.
    package static let factoryPrefix = "heirloomFactory_"
    /// The prefix of type aliases: `HeirloomColor`.
    package static let aliasPrefix = "Heirloom"
    /// The prefix of type aliases for doubles: `HeirloomMockColor`.
    package static let mockAliasPrefix = "HeirloomMock"
    /// The type whose functions build the parts of doubles.
    package static let mocks = "HeirloomMocks"
    /// The type with the values that doubles receive by default.
    package static let surroundings = "HeirloomSurroundings"
    /// The function that creates a protocol mock that a double receives by default.
    package static let mockFunction = "heirloomMock"
    /// The path of the virtual file that declares such mocks.
    package static let fileOfMocks = ""
    /// The wrapper that passes a value to an actor in a double.
    package static let sent = "HeirloomSent"
}
