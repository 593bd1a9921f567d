#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// JSON as every command writes it: keys sorted, one value a line, so that equal values are equal bytes.
enum JSONText {
    static func text(of value: some Encodable) throws(CommandFailure) -> String {
        try line(of: value) + "\n"
    }

    /// The value without the end of its line, as a part of another.
    static func line(of value: some Encodable) throws(CommandFailure) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(value), as: UTF8.self)
        } catch {
            throw CommandFailure("cannot write JSON: \(error)")
        }
    }
}
