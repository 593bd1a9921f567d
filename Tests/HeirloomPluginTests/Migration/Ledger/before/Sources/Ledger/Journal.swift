import SafeDI

/// The entries, in cents.
@Instantiable
public final class Journal: Instantiable {
    public init() {}

    public var entries: [(month: String, cents: Int)] = [("April", 1250), ("May", -300), ("May", 2000)]

    public var months: [String] {
        entries.map(\.month).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

/// Formats cents. SafeDI builds it once.
@Instantiable
public struct AmountFormatter: Instantiable {
    public init() {}

    public func text(_ cents: Int) -> String {
        let digits = String(abs(cents) % 100)
        return (cents < 0 ? "-" : "") + "\(abs(cents) / 100)." + (digits.count < 2 ? "0" : "") + digits
    }
}
