import HeirloomModel
import HeirloomSyntax

/// The comments of a file that silence warnings: `// heirloom-ignore: unused-received, built-too-high`.
///
/// One counts for what is declared in its line. Where there is nothing else in that line, it counts for what is declared
/// below, be there blank lines and other comments between: for a property, from its attribute on, or for a type.
struct IgnoredWarnings {
    private static let mark = Array("heirloom-ignore:".utf8)

    /// By the line in which the comment stands.
    private var inLine: [Int: [ConfiguredText]] = [:]
    /// By the line that stands below the comment.
    private var aboveLine: [Int: [ConfiguredText]] = [:]

    init(in text: SourceText) {
        text.withBytes { bytes in
            var lines = Lines()
            var start = 0
            // Hardly any file has such a comment, so that this is rarely done.
            lazy var literals = Parser.literals(in: text.bytes)
            while let found = bytes.firstOffset(of: Self.mark, from: start, to: bytes.count) {
                start = found + Self.mark.count
                lines.pass(bytes, to: found)
                let line = bytes[lines.start..<found]
                guard let comment = line.startOfComment,
                    !literals.contains(where: { $0.contains(found) })
                else { continue }
                let warnings = Self.warnings(bytes[start...], lines)
                inLine[lines.number, default: []] += warnings
                if line[..<comment].allSatisfy(\.isBlank) || line.isComment {
                    aboveLine[lines.firstOfCode(bytes), default: []] += warnings
                }
            }
        }
    }

    /// What a list at the beginning of a text names. Whatever else stands in the line says why.
    private static func warnings(
        _ text: Slice<UnsafeBufferPointer<UInt8>>,
        _ lines: Lines
    ) -> [ConfiguredText] {
        var warnings: [ConfiguredText] = []
        var rest = text
        repeat {
            rest = rest.drop(while: \.isBlank)
            let id = rest.prefix { !$0.endsWarning }
            if !id.isEmpty {
                let range = SourceRange(
                    start: lines.position(id.startIndex),
                    end: lines.position(id.endIndex)
                )
                warnings.append(ConfiguredText(text: String(decoding: id, as: UTF8.self), range: range))
            }
            rest = rest[id.endIndex...].drop(while: \.isBlank)
        } while rest.popFirst() == UInt8(ascii: ",")
        return warnings
    }

    /// Adds what comments silence to what they stand beside.
    func mark(_ types: inout [InstantiableDeclaration]) {
        if inLine.isEmpty { return }
        for index in types.indices {
            types[index].ignoredWarnings = warnings(
                beside: types[index].attribute.range.start.line...types[index].bodyRange.start.line
            )
            for place in types[index].dependencies.indices {
                let range = types[index].dependencies[place].range
                types[index].dependencies[place].ignoredWarnings = warnings(
                    beside: range.start.line...range.end.line
                )
            }
        }
    }

    private func warnings(beside lines: ClosedRange<Int>) -> [ConfiguredText] {
        (aboveLine[lines.lowerBound] ?? []) + lines.flatMap { inLine[$0] ?? [] }
    }
}

/// The line that a search through a text is in.
private struct Lines {
    private static let end = [UInt8(ascii: "\n")]
    private(set) var number = 1
    private(set) var start = 0
    private var offset = 0

    mutating func pass(_ bytes: UnsafeBufferPointer<UInt8>, to end: Int) {
        while let newline = bytes.firstOffset(of: Self.end, from: offset, to: end) {
            number += 1
            start = newline + 1
            offset = start
        }
        offset = end
    }

    func position(_ offset: Int) -> SourcePosition {
        SourcePosition(offset: offset, line: number, column: offset - start + 1)
    }

    /// The first line below that is neither blank nor begins with `//`.
    func firstOfCode(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var below = self
        repeat {
            guard let newline = bytes.firstOffset(of: Self.end, from: below.offset, to: bytes.count) else {
                break
            }
            below.pass(bytes, to: newline + 1)
        } while bytes[below.start...].isComment || bytes[below.start...].isBlankLine
        return below.number
    }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    /// Where a comment begins in which nothing but blanks stands: `let x: X // `, `let x: X /* `; `nil` where there is none.
    fileprivate var startOfComment: Int? {
        let slash = UInt8(ascii: "/")
        guard let last = lastIndex(where: { !$0.isBlank }), last > startIndex, self[last - 1] == slash else {
            return nil
        }
        if self[last] == UInt8(ascii: "*") { return last - 1 }
        guard self[last] == slash else { return nil }
        return self[...last].lastIndex { $0 != slash }.map { $0 + 1 } ?? startIndex
    }

    /// Whether it begins with `//`.
    fileprivate var isComment: Bool { drop(while: \.isBlank).starts(with: Array("//".utf8)) }

    /// Whether its first line ends without anything in it.
    fileprivate var isBlankLine: Bool {
        let rest = drop(while: \.isBlank)
        return rest.first == UInt8(ascii: "\n") || rest.starts(with: Array("\r\n".utf8))
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    /// Whether no id goes on with it.
    fileprivate var endsWarning: Bool { isBlank || ",*\n\r".utf8.contains(self) }
}
