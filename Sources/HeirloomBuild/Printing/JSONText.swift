/// JSON in the form that every command writes: with sorted keys, so that equal values have equal bytes.
package enum JSONText {
    package static func text(of value: some Encodable) throws(CommandFailure) -> String {
        try line(of: value) + "\n"
    }

    /// Returns the value in multiple lines, for comparison line by line.
    package static func lines(of value: some Encodable) throws(CommandFailure) -> String {
        try text(of: value, .prettyPrinted) + "\n"
    }

    /// Returns the value without a final line break, for use as part of another.
    package static func line(of value: some Encodable) throws(CommandFailure) -> String {
        try text(of: value, [])
    }

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
