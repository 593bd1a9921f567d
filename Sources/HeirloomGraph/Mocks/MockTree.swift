import HeirloomModel

/// The mocks of protocols that the module's configuration requests.
package struct MockTree {
    /// In the order of their names.
    package private(set) var mocks: [MockedProtocol] = []
    package private(set) var unmockable: [UnmockableProtocol] = []

    package init(_ tree: ScopeTree) {
        var known: Set<EntityID> = []
        for (file, configuration) in tree.ownConfigurations {
            for name in configuration.additionalMocksToGenerate {
                guard let entity = tree.protocolToMock(name, in: file), known.insert(entity).inserted else {
                    continue
                }
                let survey = ProtocolSurvey(entity, in: tree)
                if let reason = survey.obstacle {
                    unmockable.append(
                        UnmockableProtocol(name: name, file: file, entity: entity, reason: reason)
                    )
                } else {
                    mocks += survey.mocks()
                }
            }
        }
        mocks.sort { $0.name < $1.name }
    }
}

/// A protocol for which a mock is generated, with all members of the mock.
package struct MockedProtocol: Sendable {
    /// The name of the mock.
    package let name: String
    /// The protocol.
    package let type: ResolvedType
    /// The nested name of the protocol, as messages show it.
    package let title: String
    package let isActor: Bool
    package let isolation: Isolation
    /// Whether the module of one of the protocols has a default isolation.
    package let isIsolatedByDefault: Bool
    /// The class from which the mock must inherit; `nil` for none.
    package var superclass: ResolvedType?
    /// Whether the mock is marked `@unchecked Sendable`, as its superclass is.
    package let restatesSendable: Bool
    /// The standard library's protocols to which the mock conforms with generated members of its own for each.
    package let standard: [StandardConformance]
    /// The protocol itself and the protocols from which it inherits.
    package let parts: [Part]
    /// Whether doubles receive the mock by default.
    package let isDefault: Bool
    /// The condition of the enclosing `#if`; `nil` outside of one.
    package var condition: Condition?

    /// The requirements of one protocol.
    package struct Part: Sendable {
        package let declared: ProtocolRequirements
        /// The resolved form of each type that the requirements spell. `Self` is the mock; the protocol's associated
        /// types and the generic parameters of functions resolve to themselves.
        package var types: [TypeExpression: ResolvedType]
        /// The attributes of requirements that are global actors, as written.
        package let actors: Set<String>
        /// Whether the protocol is not isolated, unlike the mock.
        package var isNonisolated = false

        package func spelled(_ type: TypeExpression) -> TypeExpression { types[type]?.spelled ?? type }
        package func canonical(_ type: TypeExpression) -> TypeExpression { types[type]?.canonical ?? type }
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

    /// The names of the members that a mock has for it.
    package var members: Set<String> {
        switch self {
        case .equatable: ["=="]
        case .hashable: ["==", "hash"]
        case .comparable: ["==", "<"]
        case .identifiable: ["id"]
        case .describable: ["description"]
        case .describableForDebugging: ["debugDescription"]
        case .error, .observable: []
        }
    }
}

/// A protocol for which no mock can be generated.
package struct UnmockableProtocol {
    package let name: ConfiguredText
    package let file: FileID
    package let entity: EntityID
    package let reason: Reason

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
