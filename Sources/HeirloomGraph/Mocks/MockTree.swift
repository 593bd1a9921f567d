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
package struct MockedProtocol: Equatable, Sendable {
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
    package struct Part: Equatable, Sendable {
        package var declared: ProtocolRequirements
        /// The resolved form of each type that the requirements spell. `Self` is the mock; the protocol's associated
        /// types and the generic parameters of functions resolve to themselves.
        package var types: [TypeExpression: ResolvedType]
        /// The attributes of requirements that are global actors, as written.
        package var actors: Set<String>
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

extension ScopeTree {
    /// The configurations of the module for which code is generated.
    var ownConfigurations: [(file: FileID, declaration: ConfigurationDeclaration)] {
        table.files.withConfigurations.filter { table.files[$0].module == input.module }.flatMap { file in
            table.files[file].summary.configurations.map { (file, $0) }
        }
    }

    /// Returns the protocol to which a name in `additionalMocksToGenerate` refers, if the module can see it; otherwise
    /// `nil`.
    func protocolToMock(_ name: ConfiguredText, in file: FileID) -> EntityID? {
        guard let entity = protocolNamed(name, in: file), seesForMocks(entity) else { return nil }
        return entity
    }

    /// Returns the protocol to which a name in `additionalMocksToGenerate` refers.
    func protocolNamed(_ name: ConfiguredText, in file: FileID) -> EntityID? {
        let path = name.typePath.map { TypeNameComponent($0) }
        guard !path.isEmpty, !name.hasTypeArguments else { return nil }
        let resolution = resolver.resolve(.named(path), from: Place(file: file), searchingAllModules: true)
        guard resolution.ambiguousNames.isEmpty, let entity = resolution.type.canonical.entity(in: table),
            case .type(let read) = table[entity].kind, read.summary.kind == .protocol
        else { return nil }
        return entity
    }

    /// Returns the reason why a protocol gets no mock in this module.
    func obstacle(toMockOf entity: EntityID) -> MisnamedDouble.Reason? {
        guard seesForMocks(entity) else { return .hiddenProtocol(entity) }
        let name = mockPrefix + table[entity].name
        let other =
            typesOfModule(named: name).first { !isDeclaredForMocks($0) } ?? otherProtocol(calledAs: entity)
        return other.map { .taken(name, $0) }
    }

    /// Returns a protocol of the same name that the configuration names first.
    private func otherProtocol(calledAs entity: EntityID) -> EntityID? {
        let name = table[entity].name
        for (file, configuration) in ownConfigurations {
            for named in configuration.additionalMocksToGenerate where named.typePath.last == name {
                if let first = protocolToMock(named, in: file) { return first == entity ? nil : first }
            }
        }
        return nil
    }

    func typesOfModule(named name: String) -> [EntityID] {
        table.module(named: input.module).map { table.allMembers(named: name, of: $0) } ?? []
    }

    /// Returns whether a type is a mock that is declared as a double, which others receive by default.
    func isDeclaredForMocks(_ entity: EntityID) -> Bool {
        table[entity].file.map { table.files[$0].summary.path == GeneratedNames.fileOfMocks } ?? false
    }

    /// The prefix of the names of mocks.
    var mockPrefix: String { ownConfigurations.first?.declaration.mockPrefix ?? "Mock" }

    /// Returns an attribute that imports of a protocol's module need to show it: `@_spi(Internals)`; `nil` if it is
    /// shown.
    package func missingSPI(of entity: EntityID) -> String? {
        let module = table.qualifiedPath(of: entity)[0]
        guard module != input.module, case .type(let read) = table[entity].kind,
            let spi = input.requirements[read.summary.protocolText]?.spi, !spi.isEmpty
        else { return nil }
        let imports = table.files.files.lazy.flatMap(\.summary.imports).filter { $0.module == module }
        return imports.contains { !$0.attributes.allSatisfy { !spi.contains($0) } } ? nil : spi[0]
    }

    /// Returns whether generated code may name a type.
    func seesForMocks(_ entity: EntityID) -> Bool {
        guard missingSPI(of: entity) == nil else { return false }
        let module = table.qualifiedPath(of: entity)[0]
        return table.isVisible(
            table[entity].access,
            of: module,
            from: input.module,
            isTestable: module == input.module || testableModules.contains(module)
        )
    }
}
