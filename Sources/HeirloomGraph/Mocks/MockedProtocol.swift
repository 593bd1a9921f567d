import HeirloomModel

/// A protocol of which a mock is generated, with everything that the mock must have.
package struct MockedProtocol: Hashable, Sendable {
    /// What the mock is called.
    package var name: String
    /// The protocol.
    package var type: ResolvedType
    /// The nested name of the protocol, as messages show it.
    package var title: String
    package var isActor: Bool
    package var isolation: Isolation
    /// The class below which the protocol's types are, with the access of which nothing is said; `nil` for none.
    package var superclass: ResolvedType?
    /// The standard library's protocols that the mock conforms to by what is written for each of them.
    package var standard: [StandardConformance]
    /// The protocol itself, and those that it inherits from.
    package var parts: [Part]
    /// Whether doubles receive the mock by default.
    package var isDefault: Bool
    /// The condition of the `#if` in which the protocol stands; `nil` outside of one.
    package var condition: Condition?

    /// What one protocol requires.
    package struct Part: Hashable, Sendable {
        package var declared: ProtocolRequirements
        /// What each type stands for that the requirements spell. `Self` is the mock, and the protocol's associated types and
        /// the parameters of functions are themselves.
        package var types: [TypeExpression: ResolvedType]
        /// The attributes of requirements that are global actors, as written.
        package var actors: Set<String>
    }
}

/// A protocol that is not read and to which a mock conforms nevertheless.
package enum StandardConformance: String, Hashable, Sendable, CaseIterable {
    case equatable = "Equatable"
    case hashable = "Hashable"
    case comparable = "Comparable"
    case identifiable = "Identifiable"
    case describable = "CustomStringConvertible"
    case describableForDebugging = "CustomDebugStringConvertible"
    case error = "Error"
    /// Combine writes what it requires.
    case observable = "ObservableObject"
}

/// A protocol of which no mock can be generated.
package struct UnmockableProtocol {
    package var name: ConfiguredText
    package var file: FileID
    package var entity: EntityID
    package var reason: Reason

    package enum Reason {
        /// It inherits from a protocol that was not read.
        case unread(String)
        /// Only a class may conform to it that has no initializer for a mock.
        case superclass(String)
        /// A requirement has a parameter or a result of a type that cannot be copied.
        case noncopyable(requirement: String, type: String)
    }
}
