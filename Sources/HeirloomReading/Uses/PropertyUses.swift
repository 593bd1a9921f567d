import HeirloomModel

/// Finds in the text of a file what uses a property by its name, without parsing it: rather too much than too little.
///
/// To declare it, to name it in a comment, and to store it in an initializer that takes it is no use.
package struct PropertyUses {
    /// Where words are sought that are the property's name.
    package enum Elsewhere: Hashable, Sendable {
        /// In no other place.
        case nowhere
        /// Anywhere behind a `.`, and behind `var`: a protocol of the file may require it.
        case asMember
        /// Anywhere.
        case anywhere
    }

    private let label: [UInt8]
    private let declaration: SourceRange
    private let initializers: [SourceRange]
    private let bodies: [SourceRange]
    private let elsewhere: Elsewhere

    /// - Parameters:
    ///   - declaration: What declares it.
    ///   - initializers: Those that may store what they take.
    ///   - bodies: Where it can be named without anything before it.
    package init(
        of label: String,
        declaration: SourceRange,
        initializers: [SourceRange],
        bodies: [SourceRange],
        elsewhere: Elsewhere
    ) {
        self.label = Array(label.utf8)
        self.declaration = declaration
        self.initializers = initializers
        self.bodies = bodies
        self.elsewhere = elsewhere
    }

    /// Whether there is none. Linear in the text.
    package func areNone(in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            let places =
                elsewhere == .nowhere ? bodies.map { $0.start.offset..<$0.end.offset } : [0..<bytes.count]
            return places.allSatisfy { place in
                var start = place.lowerBound
                while let found = bytes.firstOffset(of: label, from: start, to: place.upperBound) {
                    if isName(at: found, bytes), isUse(at: found, bytes) { return false }
                    start = found + 1
                }
                return true
            }
        }
    }

    /// Whether the label stands there as a whole word. `$x` and `_x` are the wrapper of `x` and what stores it.
    private func isName(at start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let isPrefixed = start > 0 && Self.prefixes.contains(bytes[start - 1])
        return bytes.isWord(from: isPrefixed ? start - 1 : start, to: start + label.count)
    }

    private static let prefixes = Array("$_".utf8)

    private func isUse(at start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if declaration.contains(start) || bytes.isInLineComment(start) { return false }
        if initializers.contains(where: { $0.contains(start) }) {
            return !isParameter(at: start, bytes) && !isStored(at: start, bytes)
        }
        if bodies.contains(where: { $0.contains(start) }) { return true }
        switch elsewhere {
        case .nowhere: return false
        case .asMember:
            let before = bytes[..<start].lastIndex { !$0.isSpace } ?? 0
            return bytes[before] == UInt8(ascii: ".")
                || bytes[...before].suffix(Self.requirement.count).elementsEqual(Self.requirement)
        case .anywhere: return true
        }
    }

    /// `x:`
    private func isParameter(at start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes[(start + label.count)...].first { !$0.isSpace } == UInt8(ascii: ":")
    }

    /// Either `x` of `self.x = x`, which no other operator follows.
    private func isStored(at start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let statement = Array("self.".utf8) + label + Array(" = ".utf8) + label
        return [start - "self.".utf8.count, start - statement.count + label.count].contains { first in
            let end = first + statement.count
            guard first >= 0, end < bytes.count, bytes[first..<end].elementsEqual(statement) else {
                return false
            }
            return Self.statementEnds.contains(bytes[end])
                || bytes[end...].starts(with: Self.endOfBody)
        }
    }

    private static let requirement = Array("var".utf8)
    private static let statementEnds = Array("\n\r;}".utf8)
    private static let endOfBody = Array(" }".utf8)
}

extension SourceRange {
    fileprivate func contains(_ offset: Int) -> Bool { start.offset <= offset && offset < end.offset }
}
