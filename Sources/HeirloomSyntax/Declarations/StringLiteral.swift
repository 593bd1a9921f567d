import HeirloomModel

/// A string literal as it is written: `"text"`, `#"text"#`, `"""` blocks.
enum StringLiteral {
    /// The value of the literal; `nil` if it has interpolations or cannot be read.
    static func value(of literal: String) -> String? {
        let bytes = Array(literal.utf8)
        var pounds = 0
        while pounds < bytes.count, bytes[pounds] == .pound { pounds += 1 }
        let body = bytes.dropFirst(pounds).dropLast(pounds)
        let quotes: [UInt8] = [.quote, .quote, .quote]
        if body.count >= 6, body.starts(with: quotes), body.reversed().starts(with: quotes),
            body.dropFirst(3).first(where: { !$0.isBlank }).map(\.isLineEnd) ?? false
        {
            guard let lines = blockLines(Array(body.dropFirst(3).dropLast(3))) else { return nil }
            return unescaped(lines, pounds: pounds)
        }
        guard body.count >= 2, body.first == .quote, body.last == .quote else { return nil }
        return unescaped(Array(body.dropFirst().dropLast()), pounds: pounds)
    }

    /// The content of a multiline string, without its first and last line end and the indentation of its closing
    /// quotes.
    private static func blockLines(_ content: [UInt8]) -> [UInt8]? {
        let unified = content.filter { $0 != .carriageReturn }
        var lines = unified.split(separator: .newline, omittingEmptySubsequences: false)
        guard lines.count >= 2 else { return nil }
        lines.removeFirst()
        let indentation = lines.removeLast()
        var result: [UInt8] = []
        for (index, line) in lines.enumerated() {
            if index > 0 { result.append(.newline) }
            if line.starts(with: indentation) {
                result += line.dropFirst(indentation.count)
            } else if line.allSatisfy(\.isBlank) {
                continue
            } else {
                return nil
            }
        }
        return result
    }

    private static func unescaped(_ content: [UInt8], pounds: Int) -> String? {
        var result: [UInt8] = []
        var place = 0
        while place < content.count {
            let byte = content[place]
            let escapeEnd = place + 1 + pounds
            guard byte == .backslash, escapeEnd < content.count,
                content[(place + 1)..<escapeEnd].allSatisfy({ $0 == .pound })
            else {
                result.append(byte)
                place += 1
                continue
            }
            place = escapeEnd + 1
            switch content[escapeEnd] {
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "0"): result.append(0x00)
            case UInt8(ascii: "u"):
                guard let scalar = unicodeScalar(content, &place) else { return nil }
                result += Array(String(scalar).utf8)
            case .backslash, .quote, UInt8(ascii: "'"): result.append(content[escapeEnd])
            case .newline: break
            default: return nil
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Reads the `{1F600}` in `\u{1F600}`.
    private static func unicodeScalar(_ content: [UInt8], _ place: inout Int) -> Unicode.Scalar? {
        guard place < content.count, content[place] == .leftBrace,
            let close = content[place...].firstIndex(of: .rightBrace)
        else { return nil }
        let digits = String(decoding: content[(place + 1)..<close], as: UTF8.self)
        place = close + 1
        return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    }
}
