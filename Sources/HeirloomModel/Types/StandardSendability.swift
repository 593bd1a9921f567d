/// What is known of the standard library's types and protocols and of concurrency. What stands in none of the lists is
/// not known.
package enum StandardSendability {
    /// Generic types that are `Sendable` where everything between their angle brackets is.
    package static let containers: Set<String> = [
        "Array", "ArraySlice", "AsyncStream", "AsyncThrowingStream", "ClosedRange", "CollectionOfOne",
        "ContiguousArray", "Dictionary", "InlineArray", "KeyValuePairs", "Optional", "Range", "Repeated",
        "Result", "ReversedCollection", "Set", "Slice", "Task", "Zip2Sequence",
    ]

    /// Types that are not.
    package static let others: Set<String> = [
        "Any", "AnyBidirectionalCollection", "AnyCollection", "AnyHashable", "AnyIterator", "AnyKeyPath",
        "AnyObject", "AnyRandomAccessCollection", "AnySequence", "KeyPath", "ManagedBuffer", "Mirror",
        "OpaquePointer", "PartialKeyPath", "ReferenceWritableKeyPath", "UnsafeBufferPointer",
        "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer",
        "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawBufferPointer", "UnsafeRawPointer",
        "WritableKeyPath",
    ]

    /// Protocols that want `Sendable`: Foundation's for errors is here too.
    package static let sendableProtocols: Set<String> = [
        "Actor", "AnyActor", "Clock", "CodingKey", "DistributedActor", "Error", "Executor", "InstantProtocol",
        "LocalizedError", "Sendable", "SerialExecutor", "TaskExecutor",
    ]

    /// Protocols that do not.
    package static let otherProtocols: Set<String> = [
        "AdditiveArithmetic", "AsyncIteratorProtocol", "AsyncSequence", "BidirectionalCollection",
        "BinaryFloatingPoint", "BinaryInteger", "BitwiseCopyable", "CVarArg", "CaseIterable", "Codable",
        "Collection", "Comparable", "CustomDebugStringConvertible", "CustomLeafReflectable",
        "CustomReflectable", "CustomStringConvertible", "Decodable", "Decoder", "Encodable", "Encoder",
        "Equatable", "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral",
        "ExpressibleByDictionaryLiteral", "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral",
        "ExpressibleByNilLiteral", "ExpressibleByStringInterpolation", "ExpressibleByStringLiteral",
        "FloatingPoint", "Hashable", "Identifiable", "IteratorProtocol", "LosslessStringConvertible",
        "MutableCollection", "Numeric", "OptionSet", "RandomAccessCollection", "RandomNumberGenerator",
        "RangeExpression", "RangeReplaceableCollection", "RawRepresentable", "Sequence", "SetAlgebra",
        "SignedInteger", "SignedNumeric", "Strideable", "StringProtocol", "TextOutputStream",
        "TextOutputStreamable", "UnsignedInteger",
    ]

    /// What conforms to these, without anything else, may be `Sendable` or not: Heirloom's own, and what suppresses.
    package static let neutralProtocols: Set<String> = ["AnyObject", "Copyable", "Escapable", "Instantiable"]

    /// Common classes and protocols of Foundation and Combine that are not.
    package static let othersOfFrameworks: Set<String> = [
        "NSCoding", "NSCopying", "NSMutableCopying", "NSObject", "NSObjectProtocol", "NSSecureCoding",
        "ObservableObject",
    ]

    /// Attributes of types that make nothing `Sendable`.
    package static let plainAttributes: Set<String> = ["Instantiable", "Observable"]

    /// Attributes of function types that say nothing of it: `@escaping`, `@convention(block)`. Others are those of
    /// global actors, or say `Sendable` themselves.
    package static let plainFunctionAttributes: Set<String> = [
        "@autoclosure", "@concurrent", "@convention(block)", "@convention(swift)", "@escaping",
        "@isolated(any)",
        "nonisolated(nonsending)",
    ]
}
