/// What is known by name about types of the standard library and of Apple's frameworks.
package enum ExternalTypes {
    /// Whether it is a plain value, as data models are made of: `Int`, `Foundation.URL`.
    package static func isPlainValue(_ names: [String]) -> Bool {
        unqualified(names).map(plainValues.contains) ?? false
    }

    /// Whether it is surely declared in a module of another package.
    package static func isKnown(_ names: [String]) -> Bool {
        unqualified(names).map { plainValues.contains($0) || others.contains($0) } ?? false
    }

    private static func unqualified(_ names: [String]) -> String? {
        guard names.count < 2 || modules.contains(names[0]) else { return nil }
        return names.count < 3 ? names.last : nil
    }

    private static let modules: Set<String> = ["Swift", "Foundation", "FoundationEssentials"]

    private static let plainValues: Set<String> = [
        "AnyHashable", "AttributedString", "Bool", "Character", "CGFloat", "CGPoint", "CGRect", "CGSize",
        "Data", "Date", "DateInterval", "Decimal", "Double", "Float", "IndexPath", "IndexSet", "Int",
        "Int16", "Int32", "Int64", "Int8", "NSRange", "StaticString", "String", "Substring",
        "TimeInterval", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "URLRequest", "UUID",
    ]

    private static let others: Set<String> = [
        "Array", "Bundle", "Calendar", "ClosedRange", "DateFormatter", "Dictionary", "FileManager",
        "JSONDecoder", "JSONEncoder", "Locale", "NotificationCenter", "NumberFormatter", "OperationQueue",
        "Optional", "ProcessInfo", "Range", "Set", "TimeZone", "URLSession", "UserDefaults",
    ]
}
