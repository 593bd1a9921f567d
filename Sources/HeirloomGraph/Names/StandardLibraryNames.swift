/// Names that need no import: the standard library's, as far as they are common, and Heirloom's own.
enum StandardLibraryNames {
    static let all: Set<String> = [
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
}
