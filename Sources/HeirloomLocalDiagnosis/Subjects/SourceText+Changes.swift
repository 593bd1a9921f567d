import HeirloomModel
import HeirloomReading
import HeirloomSyntax

extension SourceText {
    /// Whether the range appears to change a property: `x = y`, `x += y`, `f(&x)`, and for a value also changes of a
    /// part, such as `x[0] = y`, `x.y = z` and `x.append(y)`.
    func changes(_ property: String, isValue: Bool, in range: SourceRange) -> Bool {
        let words = SourceWords(text(range))
        return words.indices(of: property).contains { index in
            guard words.isProperty(at: index) else { return false }
            return words.isPassedInOut(at: index) || words.isChange(after: index, isValue: isValue)
        }
    }
}

/// A text as words, operators and delimiters, without white space.
private struct SourceWords {
    private let words: [Substring]

    init(_ text: String) {
        var words: [Substring] = []
        var start = text.startIndex
        while start < text.endIndex {
            let kind = Self.kind(of: text[start])
            var end = text.index(after: start)
            while kind != .delimiter, end < text.endIndex, Self.kind(of: text[end]) == kind {
                end = text.index(after: end)
            }
            if kind != .space { words.append(text[start..<end]) }
            start = end
        }
        self.words = words
    }

    private enum Kind { case space, name, mark, delimiter }

    private static func kind(of character: Character) -> Kind {
        if character.isLetter || character.isNumber || character == "_" { return .name }
        if "+-*/%=<>!&|^~?".contains(character) { return .mark }
        return character.isWhitespace || character == "`" ? .space : .delimiter
    }

    func indices(of name: String) -> [Int] { words.indices.filter { words[$0] == name } }

    private subscript(index: Int) -> Substring { words.indices.contains(index) ? words[index] : "" }

    /// Whether a name refers to the property, and not to another value's member or a local variable.
    func isProperty(at index: Int) -> Bool {
        if self[index - 1] == "." { return self[index - 2] == "self" }
        return self[index - 1] != "let" && self[index - 1] != "var"
    }

    /// `&x`, `&self.x`
    func isPassedInOut(at index: Int) -> Bool {
        self[index - 1] == "&" || self[index - 1] == "." && self[index - 3] == "&"
    }

    /// Whether the value at a name, or a part of it, is assigned or mutated.
    func isChange(after index: Int, isValue: Bool) -> Bool {
        var next = index + 1
        while isValue {
            if self[next] == "?" || self[next] == "!" {
                next += 1
            } else if self[next] == "." {
                if self[next + 2] == "(" { return Self.mutations.contains(self[next + 1]) }
                next += 2
            } else if self[next] == "[" {
                next = indexBehindBrackets(from: next)
            } else {
                break
            }
        }
        return Self.assignments.contains(self[next])
    }

    private func indexBehindBrackets(from start: Int) -> Int {
        var depth = 0
        for index in start..<words.count {
            if words[index] == "[" { depth += 1 }
            if words[index] == "]" { depth -= 1 }
            if depth == 0 { return index + 1 }
        }
        return words.count
    }

    private static let assignments: Set<Substring> = [
        "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=",
    ]

    /// The mutating methods of standard library values.
    private static let mutations: Set<Substring> = [
        "append", "formIntersection", "formSymmetricDifference", "formUnion", "insert", "merge", "negate",
        "popFirst", "popLast", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
        "removeValue", "replaceSubrange", "reserveCapacity", "reverse", "shuffle", "sort", "subtract",
        "swapAt", "toggle", "update", "updateValue",
    ]
}
