import Foundation

/// Swift text with marks (`1️⃣`, `2️⃣`, …) at the places that a test speaks of.
struct MarkedSource: Equatable {
    let text: String

    private static let marks = (1...9).map { "\($0)\u{FE0F}\u{20E3}" }

    /// Takes the marks out.
    init(marked: String) {
        text = Self.marks.reduce(marked) { text, mark in text.replacingOccurrences(of: mark, with: "") }
    }

    /// The mark for the place with that number, from 0.
    static func mark(_ index: Int) -> String {
        index < marks.count ? marks[index] : "#\(index + 1)"
    }

    /// The text with marks at those offsets, in order.
    func marked(at offsets: [Int]) -> String {
        var marked = ""
        var start = 0
        let bytes = Array(text.utf8)
        for (index, offset) in offsets.sorted().enumerated() {
            marked += String(decoding: bytes[start..<offset], as: UTF8.self) + Self.mark(index)
            start = offset
        }
        return marked + String(decoding: bytes[start...], as: UTF8.self)
    }
}
