import HeirloomModel

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Finds texts and words in a source text without parsing it.
extension UnsafeBufferPointer<UInt8> {
    /// The offset of the first occurrence of a text between two offsets; `nil` if it does not occur or is empty.
    ///
    /// The C library searches for one byte of the text, because files are long and the build plugin runs a debug build.
    /// The byte is a rare one: anything but a lowercase letter, if possible.
    func firstOffset(of text: [UInt8], from start: Int, to end: Int) -> Int? {
        guard let base = baseAddress, !text.isEmpty else { return nil }
        let place = text.firstIndex { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? 0
        let end = Swift.min(end, count) - (text.count - 1 - place)
        var offset = start + place
        while offset < end {
            guard let found = memchr(base + offset, Int32(text[place]), end - offset) else { return nil }
            offset = UnsafeRawPointer(base).distance(to: found)
            if memcmp(base + offset - place, text, text.count) == 0 { return offset - place }
            offset += 1
        }
        return nil
    }

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
