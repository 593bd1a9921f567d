import HeirloomModel

/// Swift text with marks (`1️⃣`, `2️⃣`, …, and after the ninth `Ⓐ`, `Ⓑ`, …) at the locations that a test refers to.
package struct MarkedSource: Sendable {
    /// The text without the marks.
    package let text: String
    /// The marks with their positions.
    package let marks: [(mark: Character, position: SourcePosition)]

    private static let all: [Character] =
        (1...9).map { Character("\($0)\u{FE0F}\u{20E3}") }
        + (0..<26).compactMap { Unicode.Scalar(0x24B6 + $0).map(Character.init) }

    /// Removes the marks from a text.
    package init(marked: String) {
        var text = ""
        var marks: [(mark: Character, position: SourcePosition)] = []
        var position = SourcePosition.start
        for character in marked {
            if Self.all.contains(character) {
                marks.append((character, position))
                continue
            }
            text.append(character)
            let isNewline = character.isNewline
            position = SourcePosition(
                offset: position.offset + character.utf8.count,
                line: position.line + (isNewline ? 1 : 0),
                column: isNewline ? 1 : position.column + character.utf8.count
            )
        }
        self.text = text
        self.marks = marks
    }

    /// Returns the mark with an index, counted from zero.
    package static func mark(_ index: Int) -> String {
        index < all.count ? String(all[index]) : "#\(index + 1)"
    }

    /// Returns the text with marks at the given offsets, in ascending order.
    package func marked(at offsets: [Int]) -> String {
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
