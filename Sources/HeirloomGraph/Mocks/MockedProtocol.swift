import HeirloomModel

/// A protocol for which a mock is generated, with all members of the mock.
package struct MockedProtocol: Hashable, Sendable {
    /// The name of the mock.
    package var name: String
    /// The protocol.
    package var type: ResolvedType
    /// The nested name of the protocol, as messages show it.
    package var title: String
    package var isActor: Bool
    package var isolation: Isolation
    /// Whether the module of one of the protocols has a default isolation.
    package var isIsolatedByDefault: Bool
    /// The class from which the mock must inherit; `nil` for none.
    package var superclass: ResolvedType?
    /// Whether the mock is marked `@unchecked Sendable`, as its superclass is.
    package var restatesSendable: Bool
    /// The standard library's protocols to which the mock conforms with generated members of its own for each.
    package var standard: [StandardConformance]
    /// The protocol itself and the protocols from which it inherits.
    package var parts: [Part]
    /// Whether doubles receive the mock by default.
    package var isDefault: Bool
    /// The condition of the enclosing `#if`; `nil` outside of one.
    package var condition: Condition?

    /// The requirements of one protocol.
    package struct Part: Hashable, Sendable {
        package var declared: ProtocolRequirements
        /// The resolved form of each type that the requirements spell. `Self` is the mock; the protocol's associated
        /// types and the generic parameters of functions resolve to themselves.
        package var types: [TypeExpression: ResolvedType]
        /// The attributes of requirements that are global actors, as written.
        package var actors: Set<String>
        /// Whether the protocol is not isolated, unlike the mock.
        package var isNonisolated = false
    }
}

/// A protocol that is not read and to which a mock can conform nevertheless.
package enum StandardConformance: String, Hashable, Sendable, CaseIterable {
    case equatable = "Equatable"
    case hashable = "Hashable"
    case comparable = "Comparable"
    case identifiable = "Identifiable"
    case describable = "CustomStringConvertible"
    case describableForDebugging = "CustomDebugStringConvertible"
    case error = "Error"
    /// Combine implements its requirements.
    case observable = "ObservableObject"
}

/// A protocol for which no mock can be generated.
package struct UnmockableProtocol {
    package var name: ConfiguredText
    package var file: FileID
    package var entity: EntityID
    package var reason: Reason

    package enum Reason {
        /// The protocol inherits from a protocol that was not read.
        case unread(String)
        /// Only subclasses of a class may conform, and these inherit no `init()`.
        case superclass(String)
        /// Only subclasses of a class may conform, and it is final, or public without being open.
        case sealed(String, word: String)
        /// A requirement has a parameter or a result of a type that does not conform to `Copyable` or `Escapable`.
        case noncopyable(String, type: String, lacking: String)
        /// The protocol requires both a property and a function without parameters of this name.
        case redeclared(String)
    }
}
