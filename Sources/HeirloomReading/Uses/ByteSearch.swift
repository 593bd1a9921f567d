#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension UnsafeBufferPointer<UInt8> {
    /// Where a text begins first that lies between two offsets; `nil` where it does not occur, and for an empty one.
    ///
    /// The C library seeks one byte of it, since files are long and the build plugin runs a debug build: one that is seldom,
    /// as all but small letters are.
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
