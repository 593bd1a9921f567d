import HeirloomModel

/// All that is generated for mocks of protocols: `#if DEBUG … #endif`
struct ProtocolMocksPlan: Sendable {
    /// `nil` for any build.
    var condition: String?
    var imports: [ImportPlan]
    /// Sorted by name.
    var aliases: [AliasPlan]
    /// Sorted by name.
    var mocks: [ProtocolMockPlan]
}

/// `final class MockClient: Client { … }`
struct ProtocolMockPlan: Sendable {
    var name: String
    /// The `#if` around all of it, `nil` for none.
    var condition: Condition?
    var lines: [MockLine]
}

/// A line of a mock, and how deep it is indented.
struct MockLine: Hashable, Sendable {
    var depth: Int
    var text: String

    init(_ depth: Int, _ text: String) {
        self.depth = depth
        self.text = text
    }
}
