import HeirloomModel

/// All declarations that are generated for mocks of protocols.
struct ProtocolMocksPlan: Sendable {
    /// Sorted by module.
    var imports: [ImportPlan]
    /// Sorted by name.
    var aliases: [AliasPlan]
    /// Sorted by name.
    var mocks: [ProtocolMockPlan]
}

/// `final class MockClient: Client { … }`
struct ProtocolMockPlan: Sendable {
    var name: String
    /// The condition of the `#if` around all of it; `nil` for none.
    var condition: Condition?
    var lines: [MockLine]
}

/// A line of a mock and its depth of indentation.
struct MockLine: Hashable, Sendable {
    var depth: Int
    var text: String

    init(_ depth: Int, _ text: String) {
        self.depth = depth
        self.text = text
    }
}
