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

/// A property that the JSON omits if it is false or empty.
@propertyWrapper
package struct Omissible<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    package var wrappedValue: Value

    package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

// The synthesized conformances to `Codable` call these overloads.

extension KeyedEncodingContainer {
    mutating func encode(_ flag: Omissible<Bool>, forKey key: Key) throws {
        if flag.wrappedValue { try encode(true, forKey: key) }
    }

    mutating func encode<Element>(_ list: Omissible<[Element]>, forKey key: Key) throws {
        if !list.wrappedValue.isEmpty { try encode(list.wrappedValue, forKey: key) }
    }
}

extension KeyedDecodingContainer {
    func decode(_: Omissible<Bool>.Type, forKey key: Key) throws -> Omissible<Bool> {
        Omissible(wrappedValue: try decodeIfPresent(Bool.self, forKey: key) ?? false)
    }

    func decode<Element>(_: Omissible<[Element]>.Type, forKey key: Key) throws -> Omissible<[Element]> {
        Omissible(wrappedValue: try decodeIfPresent([Element].self, forKey: key) ?? [])
    }
}
