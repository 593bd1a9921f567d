import HeirloomModel

/// Encodes a value by its parts, one after the other and without their names.
///
/// Only the very program that wrote such bytes can read them. In return no part of the model can be forgotten
/// here: what is encoded is what `Codable` says.
final class PositionalEncoder {
    /// How deeply values are nested at most; a text decides how deep a type is.
    private static let depthLimit = 48

    fileprivate(set) var declarations = ByteBuilder()
    /// Places stand apart, so that what is declared can be compared without them.
    fileprivate(set) var places: [SourcePosition] = []
    private var depth = 0

    func encode<Value: Encodable>(_ value: Value) throws {
        if Value.self == SourceRange.self, let range = value as? SourceRange {
            places += [range.start, range.end]
            return
        }
        if Value.self == SourcePosition.self, let position = value as? SourcePosition {
            places.append(position)
            return
        }
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else {
            throw EncodingError.invalidValue(value, .init(codingPath: [], debugDescription: "too deep"))
        }
        try value.encode(to: self)
    }

    func encode(_ value: String) { declarations.append(value) }
    func encode(_ value: Bool) { declarations.append(CollectionOfOne(value ? 1 : 0)) }
    func encode(_ value: Int) { declarations.appendCount(value) }

    /// Whether there is a value, and then the value.
    fileprivate func encodeOptional<Value>(_ value: Value?, encode: (Value) throws -> Void) rethrows {
        self.encode(value != nil)
        if let value { try encode(value) }
    }
}

extension PositionalEncoder: Encoder {
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Fields(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { Elements(encoder: self) }

    func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoder: self) }
}

/// The properties of a value. An enum is one property, named after its case.
private struct Fields<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: PositionalEncoder
    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) { encoder.encode(false) }
    func encode(_ value: String, forKey key: Key) { encoder.encode(value) }
    func encode(_ value: Bool, forKey key: Key) { encoder.encode(value) }
    func encode(_ value: Int, forKey key: Key) { encoder.encode(value) }
    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try encoder.encode(value) }

    func encodeIfPresent(_ value: String?, forKey key: Key) {
        encoder.encodeOptional(value) { encoder.encode($0) }
    }
    func encodeIfPresent(_ value: Bool?, forKey key: Key) {
        encoder.encodeOptional(value) { encoder.encode($0) }
    }
    func encodeIfPresent(_ value: Int?, forKey key: Key) {
        encoder.encodeOptional(value) { encoder.encode($0) }
    }
    func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
        try encoder.encodeOptional(value) { try encoder.encode($0) }
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        encoder.encode(key.stringValue)
        return encoder.container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        encoder.unkeyedContainer()
    }
    func superEncoder() -> any Encoder { encoder }
    func superEncoder(forKey key: Key) -> any Encoder { encoder }
}

/// The elements of a collection, after their number.
private struct Elements: UnkeyedEncodingContainer {
    let encoder: PositionalEncoder
    private let countOffset: Int
    private(set) var count = 0
    var codingPath: [any CodingKey] { [] }

    init(encoder: PositionalEncoder) {
        self.encoder = encoder
        countOffset = encoder.declarations.bytes.count
        encoder.declarations.append([0, 0, 0, 0])
    }

    private mutating func countOne() {
        count += 1
        encoder.declarations.replaceCount32(at: countOffset, by: UInt32(count))
    }

    mutating func encodeNil() {
        countOne()
        encoder.encode(false)
    }

    mutating func encode(_ value: String) {
        countOne()
        encoder.encode(value)
    }

    mutating func encode<Value: Encodable>(_ value: Value) throws {
        countOne()
        try encoder.encode(value)
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) -> KeyedEncodingContainer<Nested> {
        countOne()
        return encoder.container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        countOne()
        return encoder.unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder {
        countOne()
        return encoder
    }
}

/// A value that is one thing, as the raw value of an enum is, or an optional among elements: whether it is there,
/// and then the value.
private struct Single: SingleValueEncodingContainer {
    let encoder: PositionalEncoder
    var codingPath: [any CodingKey] { [] }

    func encodeNil() { encoder.encode(false) }

    func encode(_ value: String) {
        encoder.encode(true)
        encoder.encode(value)
    }

    func encode<Value: Encodable>(_ value: Value) throws {
        encoder.encode(true)
        try encoder.encode(value)
    }
}
