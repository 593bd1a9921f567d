#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

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
}
