// A written initializer with defaults, in another order.
//: Core
@Instantiable
public final class XXJournal: Instantiable {}
//: Feature
@Instantiable
public final class XXRecorder: Instantiable {
    @Received private let xxJournal: XXJournal
    @Forwarded private let title: String
    public let lines: [String]
    public init(title: String, limit: Int = 3, xxJournal: XXJournal) {
        self.xxJournal = xxJournal
        self.title = title
        lines = Array(repeating: title, count: limit)
    }
}
//: root
@Instantiated let xxJournal: XXJournal
//: inner
@Instantiated let xxRecorderBuilder: Instantiator<XXRecorder>
//: main
print(inner.xxRecorderBuilder.instantiate(title: "log").lines)
//: prints
// ["log", "log", "log"]
