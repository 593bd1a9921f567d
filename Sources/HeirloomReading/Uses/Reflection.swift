import HeirloomModel

/// Finds where a type passes itself to code that may inspect all of its properties: `print(self)`, `"\(self)"`,
/// `Mirror(reflecting: self)`.
///
/// Assigning `self`, capturing it or passing it under another label does not count: `child.delegate = self`.
struct Reflection {
    private static let word = Array("self".utf8)
    private static let labels = ["reflecting", "describing"].map { Array(($0 + ":").utf8) }

    /// The bodies that contain the type's own members.
    let bodies: [SourceRange]

    /// Whether the type may pass itself to such code.
    ///
    /// - Complexity: Linear in the length of the text.
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
    /// Whether no member access follows the offset.
    fileprivate func isWhole(to end: Int) -> Bool { !(end < count && self[end] == UInt8(ascii: ".")) }

    /// Whether it is an argument, without a label or with one of these labels.
    fileprivate func isHandedOn(from start: Int, labels: [[UInt8]]) -> Bool {
        let before = self[..<start].lastIndex { !$0.isSpace } ?? 0
        return self[before] == UInt8(ascii: "(") || self[before] == UInt8(ascii: ",")
            || labels.contains { self[...before].suffix($0.count).elementsEqual($0) }
    }
}
