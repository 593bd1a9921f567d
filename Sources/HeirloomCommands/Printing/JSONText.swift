#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// JSON as every command writes it: keys sorted, so that equal values are equal bytes.
enum JSONText {
    static func text(of value: some Encodable) throws(CommandFailure) -> String {
        try line(of: value) + "\n"
    }

    /// The value in many lines, for what is compared line by line.
    static func lines(of value: some Encodable) throws(CommandFailure) -> String {
        try text(of: value, .prettyPrinted) + "\n"
    }

    /// The value without the end of its line, as a part of another.
    static func line(of value: some Encodable) throws(CommandFailure) -> String { try text(of: value, []) }

    private static func text(
        of value: some Encodable,
        _ formatting: JSONEncoder.OutputFormatting
    ) throws(CommandFailure) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
        do {
            return String(decoding: try encoder.encode(value), as: UTF8.self)
        } catch {
            throw CommandFailure("cannot write JSON: \(error)")
        }
    }
}
