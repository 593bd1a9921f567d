/// The meaning of a byte of source text.
extension UInt8 {
    /// Whether the byte may be part of a name: ASCII letters and digits, `_`, and every byte outside of ASCII.
    package var isPartOfName: Bool {
        // Makes a letter lowercase.
        let letter = self | 0x20
        return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
            || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
            || self == UInt8(ascii: "_") || self >= 0x80
    }

    /// Whether the byte is a space or a tab.
    package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    /// Whether the byte is part of a line end.
    package var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

    /// Whether the byte is white space.
    package var isSpace: Bool { isBlank || isLineEnd }
}
