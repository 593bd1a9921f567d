// Classes of Foundation come from Objective-C on Apple's platforms and from Swift elsewhere.
extension SDKType {
    private static func formatter(_ sendability: Sendability, _ facts: Facts = []) -> SDKType {
        `class`(.foundation, below: "Formatter", .designated, coder: .failable, sendability, facts)
    }

    static let foundation: KeyValuePairs<SDKType, [String]> = [
        .class(.foundation, below: nil, .designated, .never): ["NSObject"],
        .class(.foundation, below: "Operation", .designated, .always): ["BlockOperation"],
        .class(.foundation, .unknown, .unknown, .unmistakable): [
            "Bundle", "NotificationCenter", "ProcessInfo", "URLSession",
        ],
        .class(.foundation, .designated, .unknown, .unmistakable): ["FileManager"],
        .class(.foundation, .designated, coder: .failable): ["Formatter"],
        .class(.foundation, below: nil, .designated, .always, .unmistakable): ["JSONDecoder", "JSONEncoder"],
        .class(.foundation, .calling("domain: \"\", code: 0"), coder: .failable, .always): ["NSError"],
        .class(.foundation, .designated, .always): ["Operation", "Thread"],
        .class(.foundation, .designated, .always, .unmistakable): ["OperationQueue"],
        .class(.foundation, .designated): ["Process", "UndoManager"],
        .class(.foundation, .demanding): ["NSUserActivity", "XMLParser"],
        .class(.foundation, below: nil, .absent): ["NSProxy"],
        .class(.foundation, .unknown, .always): ["Progress"],
        .class(.foundation, below: nil, .designated, .always): [
            "PropertyListDecoder", "PropertyListEncoder",
        ],
        .class(.foundation, .demanding, .always): ["URLProtocol"],
        .class(.foundation, .demanding, .always, .unmistakable): ["UserDefaults"],
        .formatter(.unknown): ["ByteCountFormatter", "MeasurementFormatter"],
        .formatter(.always, .unmistakable): ["DateFormatter", "NumberFormatter"],
        .value(.foundation, .always, .plainValue): [
            "AttributedString", "Data", "Date", "DateInterval", "Decimal", "IndexPath", "IndexSet", "NSRange",
            "URL", "URLRequest", "UUID",
        ],
        .value(.foundation, .always, .unmistakable): ["Calendar", "Locale", "TimeZone"],
        .value(.coreGraphics, .always, .plainValue): ["CGFloat", "CGPoint", "CGRect", "CGSize"],
        .value(.foundation, .unknown): ["Measurement", "Notification"],
        .protocol(.foundation, sendability: .always): [
            "CustomNSError", "LocalizedError", "RecoverableError",
        ],
        .protocol(.foundation, sendability: .never): [
            "NSCoding", "NSCopying", "NSMutableCopying", "NSSecureCoding",
        ],
        .protocol(.foundation, sendability: .never, facts: .ofObjects): ["NSObjectProtocol"],
        .protocol(.foundation, facts: .ofObjects): ["StreamDelegate", "XMLParserDelegate"],
        .protocol(.foundation, sendability: .always, facts: .ofObjects): [
            "URLSessionDataDelegate", "URLSessionDelegate", "URLSessionDownloadDelegate",
            "URLSessionTaskDelegate", "URLSessionWebSocketDelegate",
        ],
    ]
}
