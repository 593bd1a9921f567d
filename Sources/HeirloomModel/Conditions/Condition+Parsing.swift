extension Condition {
    /// Parses a condition as written after `#if`. A text that is not a condition becomes a single test with an unknown
    /// answer.
    package init(_ text: String) {
        self = Condition(reading: text) ?? .test(ConditionTest(name: text))
    }

    /// Parses a condition as written after `#if`. Returns `nil` for a text that is not a condition.
    package init?(reading text: String) {
        var reader = ConditionReader(text)
        guard let condition = reader.condition() else { return nil }
        self = condition
    }
}

extension Condition: ExpressibleByStringLiteral {
    package init(stringLiteral text: String) { self.init(text) }
}

/// Parses a condition: `A && !(B || os(iOS))`.
private struct ConditionReader {
    /// The maximum nesting depth of parentheses and negations.
    private static let maximumDepth = 64

    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    /// Parses the whole text. Returns `nil` if it is not a condition.
    mutating func condition() -> Condition? {
        let condition = disjunction()
        skipTrivia()
        return index == bytes.count ? condition : nil
    }

    private mutating func disjunction() -> Condition? {
        guard var operands = conjunction().map({ [$0] }) else { return nil }
        while take("||") {
            guard let next = conjunction() else { return nil }
            operands.append(next)
        }
        return .any(of: operands)
    }

    private mutating func conjunction() -> Condition? {
        guard var operands = operand().map({ [$0] }) else { return nil }
        while take("&&") {
            guard let next = operand() else { return nil }
            operands.append(next)
        }
        return .all(of: operands)
    }

    private mutating func operand() -> Condition? {
        guard depth < Self.maximumDepth else { return nil }
        depth += 1
        defer { depth -= 1 }
        if take("!") { return operand()?.negated }
        if take("(") {
            let inner = disjunction()
            return take(")") ? inner : nil
        }
        return test()
    }

    private mutating func test() -> Condition? {
        let start = index
        while index < bytes.count, bytes[index].isPartOfName || bytes[index] == UInt8(ascii: "`") {
            index += 1
        }
        guard index > start else { return nil }
        let name = String(decoding: bytes[start..<index], as: UTF8.self)
        if name == "true" || name == "false" { return .constant(name == "true") }
        guard take("(") else { return .test(ConditionTest(name: name)) }
        guard let argument = argument() else { return nil }
        // Of the two version comparisons, `<` is expressed by `>=`.
        if argument.hasPrefix("<"), !argument.hasPrefix("<=") {
            return .not(.test(ConditionTest(name: name, argument: ">=" + argument.dropFirst())))
        }
        return .test(ConditionTest(name: name, argument: argument))
    }

    /// Returns the text between parentheses, with a single space after each comma and colon and no other spaces.
    private mutating func argument() -> String? {
        var text: [UInt8] = []
        var open = 1
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "(") { open += 1 }
            if byte == UInt8(ascii: ")") { open -= 1 }
            if open == 0 { return String(decoding: text, as: UTF8.self) }
            guard !Self.isSpace(byte) else { continue }
            text.append(byte)
            if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") { text.append(UInt8(ascii: " ")) }
        }
        return nil
    }

    private mutating func take(_ text: StaticString) -> Bool {
        skipTrivia()
        guard stands(text) else { return false }
        index += text.utf8CodeUnitCount
        skipTrivia()
        return true
    }

    /// Whether the text occurs at the index.
    private func stands(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard bytes.count - index >= count else { return false }
        return text.withUTF8Buffer { wanted in
            (0..<count).allSatisfy { bytes[index + $0] == wanted[$0] }
        }
    }

    private mutating func skipTrivia() {
        while index < bytes.count {
            if Self.isSpace(bytes[index]) {
                index += 1
            } else if stands("/*") {
                index += 2
                while index < bytes.count, !stands("*/") { index += 1 }
                index = min(index + 2, bytes.count)
            } else {
                return
            }
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
