/// Words of a source text that is not parsed.
extension UnsafeBufferPointer<UInt8> {
    /// Whether a name neither begins before these bytes nor goes on behind them.
    func isWord(from start: Int, to end: Int) -> Bool {
        !(start > 0 && self[start - 1].isPartOfName) && !(end < count && self[end].isPartOfName)
    }

    /// Whether a comment stands before a byte in its line. Where two slashes may be part of a string or of a regular
    /// expression, they begin none.
    func isInLineComment(_ offset: Int) -> Bool {
        // A loop by hand, since the build plugin runs a debug build.
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
    /// A byte of an identifier; any that is not of ASCII is taken for one.
    fileprivate var isPartOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    /// Whether it ends a string or a comment, or says that what stands behind it is to be taken otherwise.
    fileprivate var isDoubtful: Bool {
        self == UInt8(ascii: "\\") || self == UInt8(ascii: "\"") || self == UInt8(ascii: "*")
            || self == UInt8(ascii: "#")
    }

    var isSpace: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\n")
            || self == UInt8(ascii: "\r")
    }
}
