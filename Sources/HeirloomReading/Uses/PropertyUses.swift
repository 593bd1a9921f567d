import HeirloomModel

/// Finds the uses of a property by its name in the text of a file, without parsing it. Reports too many rather than too
/// few.
///
/// Declaring the property, naming it in a comment, and storing it in an initializer that takes it are not uses.
package struct PropertyUses {
    /// The places outside of the bodies where the name of the property counts as a use.
    package enum Elsewhere: Hashable, Sendable {
        /// Nowhere.
        case nowhere
        /// Anywhere after a `.`, and after `var`, because a protocol in the file may require it.
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
    ///   - declaration: The declaration of the property.
    ///   - initializers: The initializers that may store their parameters.
    ///   - bodies: The places where the property can be named without a qualifier.
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

    /// Whether the property has no uses.
    ///
    /// - Complexity: Linear in the length of the text.
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

    /// Whether the label is a whole word at an offset. `$x` and `_x` are the projection and the storage of the wrapper
    /// of `x`.
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

    /// Either `x` in `self.x = x`, if no other operator follows.
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
