import HeirloomModel

/// Finds in the text of a file what uses a property by its name, without parsing it: rather too much than too little.
struct PropertyUses {
    private let bytes: [UInt8]
    private let label: [UInt8]
    private let property: ChangedProperty

    init(of property: ChangedProperty, in bytes: [UInt8]) {
        self.bytes = bytes
        self.property = property
        label = Array(property.label.utf8)
    }

    var isEmpty: Bool {
        guard !label.isEmpty, bytes.count >= label.count else { return true }
        return !(0...bytes.count - label.count).contains { isName(at: $0) && isUse(at: $0) }
    }

    /// Whether the label stands there as a whole word.
    private func isName(at start: Int) -> Bool {
        guard bytes[start] == label[0], bytes[start..<start + label.count].elementsEqual(label) else {
            return false
        }
        let end = start + label.count
        // `$x` and `_x` are the wrapper of `x` and what stores it.
        let isPrefixed = start > 0 && Array("$_".utf8).contains(bytes[start - 1])
        let before = isPrefixed ? start - 1 : start
        let continues = before > 0 && bytes[before - 1].isPartOfName
        return !continues && !(end < bytes.count && bytes[end].isPartOfName)
    }

    private func isUse(at start: Int) -> Bool {
        if contains(property.declaration, start) || isInComment(start) { return false }
        if let initializer = property.initializer, contains(initializer, start) {
            return !isParameter(at: start) && !isStored(at: start)
        }
        if contains(property.body, start) || property.isExtended { return true }
        return previous(before: start).map { bytes[$0] == UInt8(ascii: ".") } ?? false
    }

    private func contains(_ range: SourceRange, _ offset: Int) -> Bool {
        range.start.offset <= offset && offset < range.end.offset
    }

    private func isInComment(_ start: Int) -> Bool {
        let line = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let text = bytes[line..<start].drop { $0.isSpace }
        return text.starts(with: Array("//".utf8))
    }

    /// `x:`
    private func isParameter(at start: Int) -> Bool {
        next(after: start).map { bytes[$0] == UInt8(ascii: ":") } ?? false
    }

    /// Either `x` of `self.x = x`, which no other operator follows.
    private func isStored(at start: Int) -> Bool {
        let statement = Array("self.\(property.label) = \(property.label)".utf8)
        let ends = Array("\n;}".utf8)
        return [start - "self.".utf8.count, start - statement.count + label.count].contains { first in
            let end = first + statement.count
            guard first >= 0, end < bytes.count, bytes[first..<end].elementsEqual(statement) else {
                return false
            }
            return ends.contains(bytes[end]) || bytes[end...].starts(with: Array(" }".utf8))
        }
    }

    private func previous(before start: Int) -> Int? { bytes[..<start].lastIndex { !$0.isSpace } }

    private func next(after start: Int) -> Int? {
        bytes[(start + label.count)...].firstIndex { !$0.isSpace }
    }
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
