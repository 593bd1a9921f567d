import HeirloomModel

/// Finds words in a source text without parsing it.
extension UnsafeBufferPointer<UInt8> {
    /// Whether the bytes are a whole word: no name starts before them or continues after them.
    func isWord(from start: Int, to end: Int) -> Bool {
        !(start > 0 && self[start - 1].isPartOfName) && !(end < count && self[end].isPartOfName)
    }

    /// Whether a line comment starts before an offset on the same line. Slashes that may be part of a string or a
    /// regular expression do not start one.
    func isInLineComment(_ offset: Int) -> Bool {
        // A hand-written loop, because the build plugin runs a debug build.
        let (slash, newline) = (UInt8(ascii: "/"), UInt8(ascii: "\n"))
        var place = offset - 1
        while place >= 0, self[place] != newline, !self[place].isDoubtful {
            if self[place] == slash, place > 0, self[place - 1] == slash {
                return place < 2 || !self[place - 2].isDoubtful
            }
            place -= 1
        }
        return false
    }
}

extension UInt8 {
    /// Whether it may end a string or a comment, or change the meaning of what follows.
    fileprivate var isDoubtful: Bool {
        self == UInt8(ascii: "\\") || self == UInt8(ascii: "\"") || self == UInt8(ascii: "*")
            || self == UInt8(ascii: "#")
    }
}
