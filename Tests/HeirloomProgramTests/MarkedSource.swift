/// Swift text without its marks, and where each of them stood.
struct MarkedSource {
    var text = ""
    /// By place, as in `3:14`: lines and columns from 1, columns in bytes.
    var marks: [(position: String, mark: Character)] = []

    private static let all = (1...9).map { Character("\($0)\u{FE0F}\u{20E3}") }

    init(marked: String) {
        var line = 1
        var column = 1
        for character in marked {
            if Self.all.contains(character) {
                marks.append(("\(line):\(column)", character))
                continue
            }
            text.append(character)
            column += character.utf8.count
            if character.isNewline {
                line += 1
                column = 1
            }
        }
    }
}
