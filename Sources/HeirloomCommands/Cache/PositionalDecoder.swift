import HeirloomModel

/// Decodes what a ``PositionalEncoder`` encoded.
final class PositionalDecoder {
    fileprivate var declarations: ByteScanner
    private var places: ByteScanner

    init(declarations: ByteScanner, places: ByteScanner) {
        self.declarations = declarations
        self.places = places
    }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if type == SourceRange.self {
            let range = SourceRange(start: try places.position(), end: try places.position())
            if let range = range as? Value { return range }
        }
        if type == SourcePosition.self, let position = try places.position() as? Value { return position }
        return try type.init(from: self)
    }

    func decodeText() throws -> String { try declarations.text() }
    func decodeInteger() throws -> Int { try declarations.count() }

    func decodeBoolean() throws -> Bool {
        switch try declarations.byte() {
        case 0: false
        case 1: true
        case _: throw DamagedBytes()
        }
    }
}

extension PositionalDecoder: Decoder {
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Fields(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        Elements(decoder: self, number: try declarations.count32())
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { Single(decoder: self) }
}

/// The properties of a value. An enum is one property, named after its case.
private struct Fields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: PositionalDecoder
    var codingPath: [any CodingKey] { [] }

    /// The case of an enum, which is all that anybody asks for.
    var allKeys: [Key] {
        var name = decoder.declarations
        return (try? name.text()).flatMap { Key(stringValue: $0) }.map { [$0] } ?? []
    }

    /// Whether an optional is there.
    func contains(_ key: Key) -> Bool { (try? decoder.decodeBoolean()) ?? false }
    func decodeNil(forKey key: Key) -> Bool { false }

    func decode(_ type: String.Type, forKey key: Key) throws -> String { try decoder.decodeText() }
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try decoder.decodeBoolean() }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try decoder.decodeInteger() }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try decoder.decode(type)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        guard try decoder.decodeText() == key.stringValue else { throw DamagedBytes() }
        return decoder.container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder.unkeyedContainer()
    }

    func superDecoder() -> any Decoder { decoder }
    func superDecoder(forKey key: Key) -> any Decoder { decoder }
}

/// The elements of a collection.
private struct Elements: UnkeyedDecodingContainer {
    let decoder: PositionalDecoder
    let number: Int
    private(set) var currentIndex = 0
    var count: Int? { nil }
    var codingPath: [any CodingKey] { [] }
    var isAtEnd: Bool { currentIndex == number }

    init(decoder: PositionalDecoder, number: Int) {
        self.decoder = decoder
        self.number = number
    }

    mutating func decodeNil() -> Bool { false }

    mutating func decode(_ type: String.Type) throws -> String {
        currentIndex += 1
        return try decoder.decodeText()
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        currentIndex += 1
        return try decoder.decode(type)
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) -> KeyedDecodingContainer<Nested> {
        currentIndex += 1
        return decoder.container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        currentIndex += 1
        return try decoder.unkeyedContainer()
    }

    mutating func superDecoder() -> any Decoder {
        currentIndex += 1
        return decoder
    }
}

/// A value that is one thing, as the raw value of an enum is, or an optional among elements.
private struct Single: SingleValueDecodingContainer {
    let decoder: PositionalDecoder
    var codingPath: [any CodingKey] { [] }

    /// Passes the mark only where nothing follows it.
    func decodeNil() -> Bool {
        var rest = decoder.declarations
        guard (try? rest.byte()) == 0 else { return false }
        decoder.declarations = rest
        return true
    }

    func decode(_ type: String.Type) throws -> String {
        guard try decoder.decodeBoolean() else { throw DamagedBytes() }
        return try decoder.decodeText()
    }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        guard try decoder.decodeBoolean() else { throw DamagedBytes() }
        return try decoder.decode(type)
    }
}
