extension SDKType {
    private static func standard(_ sendability: Sendability, _ facts: Facts = []) -> SDKType {
        value(.standardLibrary, sendability, facts)
    }

    private static func standardClass(
        below superclass: String?,
        _ initializer: SDKClass.PlainInitializer,
        _ sendability: Sendability,
        _ facts: Facts = []
    ) -> SDKType {
        `class`(.standardLibrary, below: superclass, initializer, sendability, facts)
    }

    static let standardLibrary: KeyValuePairs<SDKType, String> = [
        .standard(.never, [.common, .unmistakable]): "Any",
        .standard(.never, .shared): """
        AnyBidirectionalCollection AnyCollection AnyIterator AnyRandomAccessCollection AnySequence
        Mirror
        """,
        .standard(.never, [.common, .plainValue]): "AnyHashable",
        .standard(.unknown, .shared): """
        AnyIndex CodingUserInfoKey CollectionDifference CommandLine DecodingError EncodingError
        Float16 Float80 Hasher Int128 LazySequence MemoryLayout PartialRangeFrom PartialRangeThrough
        PartialRangeUpTo RangeSet RawSpan SIMD2 SIMD3 SIMD4 Span StaticBigInt StrideThrough StrideTo
        SystemRandomNumberGenerator UInt128 Unicode
        """,
        .standard(.whereArgumentsAre, [.common, .unmistakable]): """
        Array ClosedRange Dictionary Optional Range Set
        """,
        .standard(.whereArgumentsAre, .common): "ArraySlice ContiguousArray Result",
        .standard(.unknown, [.shared, .concurrency]): """
        AsyncMapSequence CancellationError CheckedContinuation ContinuousClock DiscardingTaskGroup
        SuspendingClock TaskGroup TaskPriority ThrowingDiscardingTaskGroup ThrowingTaskGroup
        UnownedSerialExecutor UnsafeContinuation
        """,
        .standard(.whereArgumentsAre, [.common, .concurrency]): "AsyncStream AsyncThrowingStream Task",
        .standard(.always, [.common, .plainValue]): """
        Bool Character Double Float Int Int16 Int32 Int64 Int8 StaticString String Substring UInt
        UInt16 UInt32 UInt64 UInt8
        """,
        .standard(.whereArgumentsAre): "CollectionOfOne EmptyCollection KeyValuePairs Repeated",
        .standard(.always, .common): "Duration Never ObjectIdentifier",
        .standard(.whereArgumentsAre, .shared): "InlineArray ReversedCollection Slice Zip2Sequence",
        .standard(.never): """
        OpaquePointer Unmanaged UnsafeBufferPointer UnsafeMutableBufferPointer UnsafeMutablePointer
        UnsafeMutableRawBufferPointer UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer
        UnsafeRawPointer
        """,
        .standard(.unknown, [.shared, .stringProcessing]): "Regex",
        .standardClass(below: nil, .absent, .never): "AnyKeyPath ManagedBuffer",
        .standardClass(below: "PartialKeyPath", .absent, .never): "KeyPath",
        .standardClass(below: nil, .absent, .always, [.common, .concurrency]): "MainActor",
        .standardClass(below: "AnyKeyPath", .absent, .never): "PartialKeyPath",
        .standardClass(below: "WritableKeyPath", .absent, .never): "ReferenceWritableKeyPath",
        .standardClass(below: nil, .unknown, .unknown, [.shared, .concurrency]): "TaskLocal",
        .standardClass(below: "KeyPath", .absent, .never): "WritableKeyPath",
    ]

    /// A protocol that does not require `Sendable`.
    private static func standardProtocol(_ facts: Facts = [], associated types: Set<String> = []) -> SDKType {
        `protocol`(.standardLibrary, sendability: .never, facts: facts, associated: types)
    }

    /// A protocol that requires conforming types to be `Sendable`.
    private static func sendableProtocol(_ facts: Facts = []) -> SDKType {
        `protocol`(.standardLibrary, sendability: .always, facts: facts)
    }

    private static let ofCollections: Set = ["Element", "Index", "Indices", "Iterator", "SubSequence"]

    static let standardProtocols: KeyValuePairs<SDKType, String> = [
        .sendableProtocol([.concurrency, .ofObjects]): "Actor AnyActor SerialExecutor TaskExecutor",
        .sendableProtocol([.shared, .concurrency]): "Clock",
        .sendableProtocol(): "CodingKey DurationProtocol",
        .sendableProtocol(.common): "Error",
        .sendableProtocol([.shared, .concurrency, .ofObjects]): "Executor",
        .sendableProtocol(.shared): "InstantProtocol",
        .sendableProtocol([.common, .marker]): "Sendable",
        .standardProtocol(.shared): """
        AdditiveArithmetic BinaryFloatingPoint BinaryInteger CustomLeafReflectable Decoder Encoder
        ExpressibleByArrayLiteral ExpressibleByFloatLiteral ExpressibleByIntegerLiteral
        ExpressibleByNilLiteral ExpressibleByStringInterpolation ExpressibleByStringLiteral
        FixedWidthInteger FloatingPoint Numeric RangeExpression RangeReplaceableCollection
        SignedInteger SignedNumeric StringProtocol UnsignedInteger
        """,
        .standardProtocol([.common, .marker, .unmistakable, .ofObjects]): "AnyObject",
        .standardProtocol([.common, .concurrency], associated: ["Element", "Failure"]): """
        AsyncIteratorProtocol
        """,
        .standardProtocol([.common, .concurrency], associated: ["AsyncIterator", "Element", "Failure"]): """
        AsyncSequence
        """,
        .standardProtocol(.shared, associated: ofCollections): """
        BidirectionalCollection MutableCollection RandomAccessCollection
        """,
        .standardProtocol(.marker): "BitwiseCopyable SendableMetatype",
        .standardProtocol(.common, associated: ["AllCases"]): "CaseIterable",
        .standardProtocol(.common): """
        Codable Comparable CustomStringConvertible Decodable Encodable Equatable Hashable
        """,
        .standardProtocol(.common, associated: ofCollections): "Collection",
        .standardProtocol([.common, .marker]): "Copyable Escapable",
        .standardProtocol(): """
        CustomDebugStringConvertible CustomReflectable CVarArg LosslessStringConvertible
        RandomNumberGenerator TextOutputStream TextOutputStreamable
        """,
        .standardProtocol(.shared, associated: ["BooleanLiteralType"]): "ExpressibleByBooleanLiteral",
        .standardProtocol(.shared, associated: ["Key", "Value"]): "ExpressibleByDictionaryLiteral",
        .standardProtocol(.concurrency): "GlobalActor",
        .standardProtocol(.common, associated: ["ID"]): "Identifiable",
        .standardProtocol(.shared, associated: ["Element"]): "IteratorProtocol",
        .standardProtocol(.shared, associated: ["ArrayLiteralElement", "Element", "RawValue"]): "OptionSet",
        .standardProtocol(.common, associated: ["RawValue"]): "RawRepresentable",
        .standardProtocol([.shared, .stringProcessing]): "RegexComponent",
        .standardProtocol(.common, associated: ["Element", "Iterator"]): "Sequence",
        .standardProtocol(.shared, associated: ["ArrayLiteralElement", "Element"]): "SetAlgebra",
        .standardProtocol(.shared, associated: ["Stride"]): "Strideable",
    ]
}
