/// The JSON omits values that are false, empty or absent.
extension GraphDocument: Codable {
    private enum CodingKeys: String, CodingKey {
        case format, version, modules, roots, scopes
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        modules = try values.decode([String].self, forKey: .modules)
        roots = try values.decode([String].self, forKey: .roots)
        scopes = try values.decode([Scope].self, forKey: .scopes)
        guard Set(roots).isSubset(of: scopes.map(\.name)) else {
            throw DecodingError.dataCorruptedError(
                forKey: .roots,
                in: values,
                debugDescription: "a root is none of the scopes"
            )
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(Self.format, forKey: .format)
        try values.encode(Self.currentVersion, forKey: .version)
        try values.encode(modules, forKey: .modules)
        try values.encode(roots, forKey: .roots)
        try values.encode(scopes, forKey: .scopes)
    }
}

extension GraphDocument.Scope: Codable {
    private enum CodingKeys: String, CodingKey {
        case name, type, module, kind, place, isolation, effects, ownEffects, fulfills, key, dependencies,
            requires
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = try values.decode(String.self, forKey: .name)
        type = try values.decode(String.self, forKey: .type)
        module = try values.decode(String.self, forKey: .module)
        kind = try values.decode(Kind.self, forKey: .kind)
        place = try values.decode(GraphDocument.Place.self, forKey: .place)
        isolation = try values.decodeIfPresent(String.self, forKey: .isolation)
        effects = try values.decodeIfPresent(String.self, forKey: .effects)
        ownEffects = try values.decodeIfPresent(String.self, forKey: .ownEffects)
        fulfills = try values.decodeList(forKey: .fulfills)
        key = try values.decodeIfPresent(String.self, forKey: .key)
        dependencies = try values.decodeList(forKey: .dependencies)
        requires = try values.decodeList(forKey: .requires)
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(name, forKey: .name)
        try values.encode(type, forKey: .type)
        try values.encode(module, forKey: .module)
        try values.encode(kind, forKey: .kind)
        try values.encode(place, forKey: .place)
        try values.encodeIfPresent(isolation, forKey: .isolation)
        try values.encodeIfPresent(effects, forKey: .effects)
        try values.encodeIfPresent(ownEffects, forKey: .ownEffects)
        try values.encodeUnlessEmpty(fulfills, forKey: .fulfills)
        try values.encodeIfPresent(key, forKey: .key)
        try values.encodeUnlessEmpty(dependencies, forKey: .dependencies)
        try values.encodeUnlessEmpty(requires, forKey: .requires)
    }
}

extension GraphDocument.Requirement: Codable {
    private enum CodingKeys: String, CodingKey {
        case label, identity, type, isOnlyIfAvailable
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        value = try GraphDocument.Value(from: decoder)
        type = try values.decode(String.self, forKey: .type)
        isOnlyIfAvailable = try values.decodeFlag(forKey: .isOnlyIfAvailable)
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(value.label, forKey: .label)
        try values.encode(value.identity, forKey: .identity)
        try values.encode(type, forKey: .type)
        try values.encodeFlag(isOnlyIfAvailable, forKey: .isOnlyIfAvailable)
    }
}

extension GraphDocument.Dependency: Codable {
    private enum CodingKeys: String, CodingKey {
        case label, identity, type, origin, place, takes, isTakenIfAvailable, isLocal, collection
        case builds
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        value = try GraphDocument.Value(from: decoder)
        type = try values.decode(String.self, forKey: .type)
        origin = try values.decode(Origin.self, forKey: .origin)
        place = try values.decode(GraphDocument.Place.self, forKey: .place)
        takes = try values.decodeIfPresent(GraphDocument.Value.self, forKey: .takes)
        isTakenIfAvailable = try values.decodeFlag(forKey: .isTakenIfAvailable)
        isLocal = try values.decodeFlag(forKey: .isLocal)
        collection = try values.decodeIfPresent(GraphDocument.Collection.self, forKey: .collection)
        builds = try values.decodeList(forKey: .builds)
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(value.label, forKey: .label)
        try values.encode(value.identity, forKey: .identity)
        try values.encode(type, forKey: .type)
        try values.encode(origin, forKey: .origin)
        try values.encode(place, forKey: .place)
        try values.encodeIfPresent(takes, forKey: .takes)
        try values.encodeFlag(isTakenIfAvailable, forKey: .isTakenIfAvailable)
        try values.encodeFlag(isLocal, forKey: .isLocal)
        try values.encodeIfPresent(collection, forKey: .collection)
        try values.encodeUnlessEmpty(builds, forKey: .builds)
    }
}

extension GraphDocument.Build: Codable {
    private enum CodingKeys: String, CodingKey {
        case scope, key, isWrapped, decorates, isNamedByType
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        scope = try values.decode(String.self, forKey: .scope)
        key = try values.decodeIfPresent(String.self, forKey: .key)
        isWrapped = try values.decodeFlag(forKey: .isWrapped)
        decorates = try values.decodeFlag(forKey: .decorates)
        isNamedByType = try values.decodeFlag(forKey: .isNamedByType)
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(scope, forKey: .scope)
        try values.encodeIfPresent(key, forKey: .key)
        try values.encodeFlag(isWrapped, forKey: .isWrapped)
        try values.encodeFlag(decorates, forKey: .decorates)
        try values.encodeFlag(isNamedByType, forKey: .isNamedByType)
    }
}

extension KeyedEncodingContainer {
    fileprivate mutating func encodeFlag(_ flag: Bool, forKey key: Key) throws {
        if flag { try encode(true, forKey: key) }
    }

    fileprivate mutating func encodeUnlessEmpty(_ list: [some Encodable], forKey key: Key) throws {
        if !list.isEmpty { try encode(list, forKey: key) }
    }
}

extension KeyedDecodingContainer {
    fileprivate func decodeFlag(forKey key: Key) throws -> Bool {
        try decodeIfPresent(Bool.self, forKey: key) ?? false
    }

    fileprivate func decodeList<Element: Decodable>(forKey key: Key) throws -> [Element] {
        try decodeIfPresent([Element].self, forKey: key) ?? []
    }
}
