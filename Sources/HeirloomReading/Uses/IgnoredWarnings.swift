import HeirloomModel
import HeirloomSyntax

/// The comments of a file that silence warnings: `// heirloom-ignore: unused-received, built-too-high`.
///
/// A comment applies to the declaration on its own line. If nothing else is on that line, it applies to the next
/// declaration below, after any blank lines and other comments: to a property, including its attributes, or to a type.
struct IgnoredWarnings {
    private static let mark = Array("heirloom-ignore:".utf8)

    /// By the line of the comment.
    private var inLine: [Int: [ConfiguredText]] = [:]
    /// By the line of code below the comment.
    private var aboveLine: [Int: [ConfiguredText]] = [:]

    init(in text: SourceText) {
        text.withBytes { bytes in
            var lines = Lines()
            var start = 0
            // Hardly any file has such a comment, so this is rarely computed.
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

    /// The warnings in a list at the beginning of a text. The rest of the line is an explanation.
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

    /// Adds the warnings that comments silence to the declarations next to them.
    func mark(_ summary: inout FileSummary) {
        if inLine.isEmpty { return }
        mark(&summary.instantiables)
        for index in summary.types.indices { mark(&summary.types[index].initializers) }
        for index in summary.extensions.indices { mark(&summary.extensions[index].initializers) }
    }

    private func mark(_ initializers: inout [InitializerSummary]) {
        for index in initializers.indices {
            let line = initializers[index].range.start.line
            initializers[index].ignoredWarnings = warnings(beside: line...line)
        }
    }

    private func mark(_ types: inout [InstantiableDeclaration]) {
        for index in types.indices {
            types[index].ignoredWarnings = warnings(
                beside: types[index].attributeRange.start.line...types[index].bodyRange.start.line
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

/// The current line of a search through a text.
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

    /// The first line below that is neither blank nor starts with `//`.
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
    /// The start of a comment that contains only blanks so far: `let x: X // `, `let x: X /* `; `nil` if there is none.
    fileprivate var startOfComment: Int? {
        let slash = UInt8(ascii: "/")
        guard let last = lastIndex(where: { !$0.isBlank }), last > startIndex, self[last - 1] == slash else {
            return nil
        }
        if self[last] == UInt8(ascii: "*") { return last - 1 }
        guard self[last] == slash else { return nil }
        return self[...last].lastIndex { $0 != slash }.map { $0 + 1 } ?? startIndex
    }

    /// Whether it starts with `//`.
    fileprivate var isComment: Bool { drop(while: \.isBlank).starts(with: Array("//".utf8)) }

    /// Whether its first line is blank.
    fileprivate var isBlankLine: Bool {
        let rest = drop(while: \.isBlank)
        return rest.first == UInt8(ascii: "\n") || rest.starts(with: Array("\r\n".utf8))
    }
}

extension UInt8 {
    /// Whether the byte ends the id of a warning.
    fileprivate var endsWarning: Bool { isSpace || ",*".utf8.contains(self) }
}
