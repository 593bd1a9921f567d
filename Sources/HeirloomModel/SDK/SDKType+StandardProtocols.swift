// One line per protocol.
extension SDKType {
    /// A protocol that does not require `Sendable`.
    private static func standardProtocol(
        _ name: String,
        _ facts: Facts = [],
        associated associatedTypes: Set<String> = []
    ) -> SDKType {
        `protocol`(name, .standardLibrary, sendability: .never, facts: facts, associated: associatedTypes)
    }

    /// A protocol that requires conforming types to be `Sendable`.
    private static func sendableProtocol(_ name: String, _ facts: Facts = []) -> SDKType {
        `protocol`(name, .standardLibrary, sendability: .always, facts: facts)
    }

    private static let ofCollections: Set = ["Element", "Index", "Indices", "Iterator", "SubSequence"]

    static let standardProtocols: [SDKType] = [
        .sendableProtocol("Actor", [.concurrency, .ofObjects]),
        .standardProtocol("AdditiveArithmetic", .shared),
        .sendableProtocol("AnyActor", [.concurrency, .ofObjects]),
        .standardProtocol("AnyObject", [.common, .marker, .unmistakable, .ofObjects]),
        .standardProtocol(
            "AsyncIteratorProtocol",
            [.common, .concurrency],
            associated: ["Element", "Failure"]
        ),
        .standardProtocol(
            "AsyncSequence",
            [.common, .concurrency],
            associated: ["AsyncIterator", "Element", "Failure"]
        ),
        .standardProtocol("BidirectionalCollection", .shared, associated: ofCollections),
        .standardProtocol("BinaryFloatingPoint", .shared),
        .standardProtocol("BinaryInteger", .shared),
        .standardProtocol("BitwiseCopyable", .marker),
        .standardProtocol("CaseIterable", .common, associated: ["AllCases"]),
        .sendableProtocol("Clock", [.shared, .concurrency]),
        .standardProtocol("Codable", .common),
        .sendableProtocol("CodingKey"),
        .standardProtocol("Collection", .common, associated: ofCollections),
        .standardProtocol("Comparable", .common),
        .standardProtocol("Copyable", [.common, .marker]),
        .standardProtocol("CustomDebugStringConvertible"),
        .standardProtocol("CustomLeafReflectable", .shared),
        .standardProtocol("CustomReflectable"),
        .standardProtocol("CustomStringConvertible", .common),
        .standardProtocol("CVarArg"),
        .standardProtocol("Decodable", .common),
        .standardProtocol("Decoder", .shared),
        .sendableProtocol("DurationProtocol"),
        .standardProtocol("Encodable", .common),
        .standardProtocol("Encoder", .shared),
        .standardProtocol("Equatable", .common),
        .sendableProtocol("Error", .common),
        .standardProtocol("Escapable", [.common, .marker]),
        .sendableProtocol("Executor", [.shared, .concurrency, .ofObjects]),
        .standardProtocol("ExpressibleByArrayLiteral", .shared),
        .standardProtocol("ExpressibleByBooleanLiteral", .shared, associated: ["BooleanLiteralType"]),
        .standardProtocol("ExpressibleByDictionaryLiteral", .shared, associated: ["Key", "Value"]),
        .standardProtocol("ExpressibleByFloatLiteral", .shared),
        .standardProtocol("ExpressibleByIntegerLiteral", .shared),
        .standardProtocol("ExpressibleByNilLiteral", .shared),
        .standardProtocol("ExpressibleByStringInterpolation", .shared),
        .standardProtocol("ExpressibleByStringLiteral", .shared),
        .standardProtocol("FixedWidthInteger", .shared),
        .standardProtocol("FloatingPoint", .shared),
        .standardProtocol("GlobalActor", .concurrency),
        .standardProtocol("Hashable", .common),
        .standardProtocol("Identifiable", .common, associated: ["ID"]),
        .sendableProtocol("InstantProtocol", .shared),
        .standardProtocol("IteratorProtocol", .shared, associated: ["Element"]),
        .standardProtocol("LosslessStringConvertible"),
        .standardProtocol("MutableCollection", .shared, associated: ofCollections),
        .standardProtocol("Numeric", .shared),
        .standardProtocol("OptionSet", .shared, associated: ["ArrayLiteralElement", "Element", "RawValue"]),
        .standardProtocol("RandomAccessCollection", .shared, associated: ofCollections),
        .standardProtocol("RandomNumberGenerator"),
        .standardProtocol("RangeExpression", .shared),
        .standardProtocol("RangeReplaceableCollection", .shared),
        .standardProtocol("RawRepresentable", .common, associated: ["RawValue"]),
        .standardProtocol("RegexComponent", [.shared, .stringProcessing]),
        .sendableProtocol("Sendable", [.common, .marker]),
        .standardProtocol("SendableMetatype", .marker),
        .standardProtocol("Sequence", .common, associated: ["Element", "Iterator"]),
        .sendableProtocol("SerialExecutor", [.concurrency, .ofObjects]),
        .standardProtocol("SetAlgebra", .shared, associated: ["ArrayLiteralElement", "Element"]),
        .standardProtocol("SignedInteger", .shared),
        .standardProtocol("SignedNumeric", .shared),
        .standardProtocol("Strideable", .shared, associated: ["Stride"]),
        .standardProtocol("StringProtocol", .shared),
        .sendableProtocol("TaskExecutor", [.concurrency, .ofObjects]),
        .standardProtocol("TextOutputStream"),
        .standardProtocol("TextOutputStreamable"),
        .standardProtocol("UnsignedInteger", .shared),
    ]
}
