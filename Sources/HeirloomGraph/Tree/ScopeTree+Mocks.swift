import HeirloomModel

extension ScopeTree {
    /// The configurations of the module for which code is generated.
    var ownConfigurations: [(file: FileID, declaration: ConfigurationDeclaration)] {
        table.files.configurations(of: input.module)
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

    /// Returns whether a type was declared only for a generated mock.
    func isDeclaredForMocks(_ entity: EntityID) -> Bool {
        table[entity].file.map { table.files[$0].summary.path == GeneratedNames.fileOfMocks } ?? false
    }

    /// The prefix of the names of mocks.
    var mockPrefix: String { ownConfigurations.first?.declaration.mockPrefix ?? "Mock" }

    /// Returns the attribute that an import needs for a protocol to be visible: `@_spi(Internals)`; `nil` if the protocol is
    /// visible.
    package func missingSPI(of entity: EntityID) -> String? {
        let module = table.qualifiedPath(of: entity)[0]
        guard module != input.module, case .type(let read) = table[entity].kind,
            let spi = input.requirements[read.summary.protocolText]?.spi, !spi.isEmpty
        else { return nil }
        let imports = table.files.files.lazy.flatMap(\.summary.imports).filter { $0.module == module }
        return imports.contains { !$0.attributes.allSatisfy { !spi.contains($0) } } ? nil : spi[0]
    }

    /// Returns whether a generated mock may name a type.
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

    /// Returns whether a type belongs to a module whose internal declarations the generated file does not see.
    func isAbove(_ type: EntityID) -> Bool {
        let module = table.qualifiedPath(of: type)[0]
        return module != input.module && !testableModules.contains(module)
    }

    /// Returns whether a subclass without initializers of its own has an `init()`.
    func passesOnPlainInitializer(_ base: EntityID) -> Bool {
        for current in [base] + superclasses(of: base) {
            let least = isAbove(current) ? AccessLevel.internal : .fileprivate
            let all = initializers(of: current)
            let designated = all.filter { !$0.isConvenience }
            let plain = all.first { $0.isPlain && !$0.isAsync && $0.throwing == .never && $0.access > least }
            if let plain {
                // A convenience initializer is inherited together with all designated ones.
                return !plain.isConvenience || designated.allSatisfy { $0.access > least }
            }
            guard designated.isEmpty, !isInstantiable(current) else { return false }
            switch superclass(of: current) {
            case .read: continue
            case .sdk(_, let facts): return facts.passesOnInit(toClassWith: [])
            case .unread: return false
            // An implicit initializer is internal. If a property has no initial value, the compiler reports the class.
            case .none: return !isAbove(current)
            }
        }
        return false
    }
}
