import HeirloomModel

/// Names that need no import: the standard library's, as far as they are common, and Heirloom's own.
enum StandardLibraryNames {
    /// Heirloom's own.
    static let ofHeirloom: Set<String> = [
        "Instantiable", "Instantiator", "SendableInstantiator", "ErasedInstantiator",
        "SendableErasedInstantiator",
    ]

    package static let all: Set<String> = [
        "Any", "AnyClass", "AnyHashable", "AnyObject", "Array", "ArraySlice", "AsyncIteratorProtocol",
        "AsyncSequence", "AsyncStream", "AsyncThrowingStream", "Bool", "CaseIterable", "Character",
        "ClosedRange", "Codable", "Collection", "Comparable", "ContiguousArray", "Copyable",
        "CustomStringConvertible", "Decodable", "Dictionary", "Double", "Duration", "Encodable", "Equatable",
        "Error", "Escapable", "Float", "Hashable", "Identifiable", "Int", "Int16", "Int32", "Int64", "Int8",
        "MainActor", "Never", "ObjectIdentifier", "Optional", "Range", "RawRepresentable", "Result", "Self",
        "Sendable", "Sequence", "Set", "StaticString", "String", "Substring", "Swift", "Task", "UInt",
        "UInt16",
        "UInt32", "UInt64", "UInt8", "Void", "Heirloom", "Instantiable", "Instantiator",
        "SendableInstantiator", "ErasedInstantiator", "SendableErasedInstantiator",
    ]

    /// Names of the standard library's that others give to types of their own as well, or that stand in stored
    /// properties only now and then. Whether an import is needed for one of them is not known.
    package static let others: Set<String> = [
        "Actor", "AdditiveArithmetic", "AnyActor", "AnyBidirectionalCollection", "AnyCollection",
        "AnyIndex", "AnyIterator", "AnyKeyPath", "AnyRandomAccessCollection", "AnySequence",
        "AsyncMapSequence", "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger",
        "BitwiseCopyable", "CInt", "CVarArg", "CancellationError", "CheckedContinuation", "Clock",
        "CodingKey", "CodingUserInfoKey", "CollectionDifference", "CollectionOfOne", "CommandLine",
        "ContinuousClock", "CustomDebugStringConvertible", "CustomLeafReflectable", "CustomReflectable",
        "Decoder", "DecodingError", "DiscardingTaskGroup", "DurationProtocol", "EmptyCollection", "Encoder",
        "EncodingError", "Executor", "ExpressibleByStringLiteral", "FixedWidthInteger", "Float16",
        "Float80", "FloatingPoint", "GlobalActor", "Hasher", "InlineArray", "InstantProtocol", "Int128",
        "IteratorProtocol", "KeyPath", "KeyValuePairs", "LazySequence", "LosslessStringConvertible",
        "ManagedBuffer", "MemoryLayout", "Mirror", "MutableCollection", "Numeric", "OpaquePointer",
        "OptionSet", "PartialKeyPath", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo",
        "RandomAccessCollection", "RandomNumberGenerator", "RangeExpression", "RangeReplaceableCollection",
        "RangeSet", "RawSpan", "ReferenceWritableKeyPath", "Regex", "RegexComponent", "Repeated",
        "ReversedCollection", "SIMD2", "SIMD3", "SIMD4", "SendableMetatype", "SerialExecutor", "SetAlgebra",
        "SignedInteger", "SignedNumeric", "Slice", "Span", "StaticBigInt", "StrideThrough", "StrideTo",
        "Strideable", "StringProtocol", "SuspendingClock", "SystemRandomNumberGenerator", "TaskExecutor",
        "TaskGroup", "TaskLocal", "TaskPriority", "TextOutputStream", "TextOutputStreamable",
        "ThrowingDiscardingTaskGroup", "ThrowingTaskGroup", "UInt128", "Unicode", "Unmanaged",
        "UnownedSerialExecutor", "UnsafeBufferPointer", "UnsafeContinuation", "UnsafeMutableBufferPointer",
        "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer", "UnsafeMutableRawPointer", "UnsafePointer",
        "UnsafeRawBufferPointer", "UnsafeRawPointer", "UnsignedInteger", "WritableKeyPath",
    ]

    /// Whether it is a struct or an enum of the standard library's that no value of another type becomes by itself.
    static func isTakenAsItIs(_ name: String) -> Bool {
        guard all.contains(name), name != "Any", name != "AnyHashable", let type = SDKType.named(name),
            type.modules == [.standardLibrary]
        else { return false }
        switch type.kind {
        case .value: return true
        case .class, .protocol, .propertyWrapper: return false
        }
    }
}
