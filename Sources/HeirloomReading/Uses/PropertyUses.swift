import HeirloomModel

/// Finds in the text of a file what uses a property by its name, without parsing it: rather too much than too little.
///
/// To declare it, to name it in a comment, and to store it in an initializer that takes it is no use.
package struct PropertyUses {
    /// Where words are sought that are the property's name.
    package enum Elsewhere: Hashable, Sendable {
        /// In no other place.
        case nowhere
        /// Behind a `.`, anywhere.
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

    /// Whether the label stands there as a whole word.
    private func isName(at start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let end = start + label.count
        // `$x` and `_x` are the wrapper of `x` and what stores it.
        let isPrefixed = start > 0 && Self.prefixes.contains(bytes[start - 1])
        let before = isPrefixed ? start - 1 : start
        let continues = before > 0 && bytes[before - 1].isPartOfName
        return !continues && !(end < bytes.count && bytes[end].isPartOfName)
    }

    private static let prefixes = Array("$_".utf8)

    private func isUse(at start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if declaration.contains(start) || isInComment(start, bytes) { return false }
        if initializers.contains(where: { $0.contains(start) }) {
            return !isParameter(at: start, bytes) && !isStored(at: start, bytes)
        }
        if bodies.contains(where: { $0.contains(start) }) { return true }
        switch elsewhere {
        case .nowhere: return false
        case .asMember: return bytes[..<start].last { !$0.isSpace } == UInt8(ascii: ".")
        case .anywhere: return true
        }
    }

    /// Whether a comment stands before it in its line. Where two slashes may be part of a string or of a regular
    /// expression, they begin none.
    private func isInComment(_ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        // A loop by hand, since the build plugin runs a debug build.
        let (slash, newline) = (UInt8(ascii: "/"), UInt8(ascii: "\n"))
        var place = start - 1
        while place >= 0, bytes[place] != newline, !Self.isDoubtful(bytes[place]) {
            if bytes[place] == slash, place > 0, bytes[place - 1] == slash {
                return place < 2 || !Self.isDoubtful(bytes[place - 2])
            }
            place -= 1
        }
        return false
    }

    /// Whether a byte ends a string or a comment, or says that what stands behind it is to be taken otherwise.
    private static func isDoubtful(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "*")
            || byte == UInt8(ascii: "#")
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

    private static let statementEnds = Array("\n\r;}".utf8)
    private static let endOfBody = Array(" }".utf8)
}

extension SourceRange {
    fileprivate func contains(_ offset: Int) -> Bool { start.offset <= offset && offset < end.offset }
}

extension UInt8 {
    /// A byte of an identifier; any that is not of ASCII is taken for one.
    fileprivate var isPartOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    fileprivate var isSpace: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\n")
            || self == UInt8(ascii: "\r")
    }
}
