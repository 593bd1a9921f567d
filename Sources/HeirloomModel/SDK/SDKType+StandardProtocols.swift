extension SDKType {
    /// A protocol that does not require `Sendable`.
    private static func standardProtocol(_ facts: Facts = [], associated types: Set<String> = []) -> SDKType {
        `protocol`(.standardLibrary, sendability: .never, facts: facts, associated: types)
    }

    /// A protocol that requires conforming types to be `Sendable`.
    private static func sendableProtocol(_ facts: Facts = []) -> SDKType {
        `protocol`(.standardLibrary, sendability: .always, facts: facts)
    }

    private static let ofCollections: Set = ["Element", "Index", "Indices", "Iterator", "SubSequence"]

    static let standardProtocols: KeyValuePairs<SDKType, [String]> = [
        .sendableProtocol([.concurrency, .ofObjects]): [
            "Actor", "AnyActor", "SerialExecutor", "TaskExecutor",
        ],
        .sendableProtocol([.shared, .concurrency]): ["Clock"],
        .sendableProtocol(): ["CodingKey", "DurationProtocol"],
        .sendableProtocol(.common): ["Error"],
        .sendableProtocol([.shared, .concurrency, .ofObjects]): ["Executor"],
        .sendableProtocol(.shared): ["InstantProtocol"],
        .sendableProtocol([.common, .marker]): ["Sendable"],
        .standardProtocol(.shared): [
            "AdditiveArithmetic", "BinaryFloatingPoint", "BinaryInteger", "CustomLeafReflectable", "Decoder",
            "Encoder", "ExpressibleByArrayLiteral", "ExpressibleByFloatLiteral",
            "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral", "ExpressibleByStringInterpolation",
            "ExpressibleByStringLiteral", "FixedWidthInteger", "FloatingPoint", "Numeric", "RangeExpression",
            "RangeReplaceableCollection", "SignedInteger", "SignedNumeric", "StringProtocol",
            "UnsignedInteger",
        ],
        .standardProtocol([.common, .marker, .unmistakable, .ofObjects]): ["AnyObject"],
        .standardProtocol([.common, .concurrency], associated: ["Element", "Failure"]): [
            "AsyncIteratorProtocol"
        ],
        .standardProtocol([.common, .concurrency], associated: ["AsyncIterator", "Element", "Failure"]): [
            "AsyncSequence"
        ],
        .standardProtocol(.shared, associated: ofCollections): [
            "BidirectionalCollection", "MutableCollection", "RandomAccessCollection",
        ],
        .standardProtocol(.marker): ["BitwiseCopyable", "SendableMetatype"],
        .standardProtocol(.common, associated: ["AllCases"]): ["CaseIterable"],
        .standardProtocol(.common): [
            "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable",
            "Hashable",
        ],
        .standardProtocol(.common, associated: ofCollections): ["Collection"],
        .standardProtocol([.common, .marker]): ["Copyable", "Escapable"],
        .standardProtocol(): [
            "CustomDebugStringConvertible", "CustomReflectable", "CVarArg", "LosslessStringConvertible",
            "RandomNumberGenerator", "TextOutputStream", "TextOutputStreamable",
        ],
        .standardProtocol(.shared, associated: ["BooleanLiteralType"]): ["ExpressibleByBooleanLiteral"],
        .standardProtocol(.shared, associated: ["Key", "Value"]): ["ExpressibleByDictionaryLiteral"],
        .standardProtocol(.concurrency): ["GlobalActor"],
        .standardProtocol(.common, associated: ["ID"]): ["Identifiable"],
        .standardProtocol(.shared, associated: ["Element"]): ["IteratorProtocol"],
        .standardProtocol(.shared, associated: ["ArrayLiteralElement", "Element", "RawValue"]): ["OptionSet"],
        .standardProtocol(.common, associated: ["RawValue"]): ["RawRepresentable"],
        .standardProtocol([.shared, .stringProcessing]): ["RegexComponent"],
        .standardProtocol(.common, associated: ["Element", "Iterator"]): ["Sequence"],
        .standardProtocol(.shared, associated: ["ArrayLiteralElement", "Element"]): ["SetAlgebra"],
        .standardProtocol(.shared, associated: ["Stride"]): ["Strideable"],
    ]
}
