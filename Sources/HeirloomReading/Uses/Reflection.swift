import HeirloomModel

/// Finds in the text of a file where a type hands itself to what may look at all its properties: `print(self)`,
/// `"\(self)"`, `Mirror(reflecting: self)`.
///
/// What is assigned, captured or handed on under another label is no such thing: `child.delegate = self`.
struct Reflection {
    private static let word = Array("self".utf8)
    private static let labels = ["reflecting", "describing"].map { Array(($0 + ":").utf8) }

    /// Where the type's own members stand.
    let bodies: [SourceRange]

    /// Whether there may be one. Linear in the text.
    func mayTakePlace(in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            bodies.contains { body in
                var start = body.start.offset
                while let found = bytes.firstOffset(of: Self.word, from: start, to: body.end.offset) {
                    start = found + Self.word.count
                    if bytes.isWord(from: found, to: start), bytes.isWhole(to: start),
                        bytes.isHandedOn(from: found, labels: Self.labels), !bytes.isInLineComment(found)
                    {
                        return true
                    }
                }
                return false
            }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether no member is asked of what ends there.
    fileprivate func isWhole(to end: Int) -> Bool { !(end < count && self[end] == UInt8(ascii: ".")) }

    /// Whether it is an argument, without a label or under one of these.
    fileprivate func isHandedOn(from start: Int, labels: [[UInt8]]) -> Bool {
        let before = self[..<start].lastIndex { !$0.isSpace } ?? 0
        return self[before] == UInt8(ascii: "(") || self[before] == UInt8(ascii: ",")
            || labels.contains { self[...before].suffix($0.count).elementsEqual($0) }
    }
}
