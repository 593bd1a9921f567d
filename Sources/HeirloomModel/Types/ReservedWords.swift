/// Swift's reserved words, which need backticks when used as names.
package enum ReservedWords {
    /// Keywords in every place where an expression or the name of a declaration may occur.
    package static let everywhere: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
        "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
        "where", "while",
    ]

    /// These keywords, and names with a special meaning at the beginning of an expression, after a dot, or before a
    /// closure that follows the value of a local variable.
    private static let reserved = everywhere.union(["await", "didSet", "willSet", "Type", "Protocol"])

    /// Returns the name of a local variable or a function, with backticks if necessary: `` `default` ``.
    package static func escaped(_ name: String) -> String {
        reserved.contains(name) || !isPlainIdentifier(name) ? "`\(name)`" : name
    }

    /// Returns the name of a type, with backticks if necessary. `Any` and `Self` refer to themselves.
    package static func escapedTypeName(_ name: String) -> String {
        refersToItself(name) ? name : escaped(name)
    }

    /// Whether the name of a type is a keyword, which no module declares.
    package static func refersToItself(_ name: String) -> Bool {
        // Compares the names one by one: a switch over strings would create an array of them each time.
        name == "Any" || name == "Self"
    }

    /// Returns the label of a parameter, for which only `inout`, `var` and `let` are reserved.
    package static func escapedLabel(_ name: String) -> String {
        if name == "var" || name == "let" { return "`\(name)`" }
        return escapedArgumentLabel(name)
    }

    /// Returns the label of an argument in a call, for which only `inout` is reserved. The compiler warns about
    /// backticks around other words.
    package static func escapedArgumentLabel(_ name: String) -> String {
        isPlainIdentifier(name) && name != "inout" ? name : "`\(name)`"
    }

    /// Returns whether the name needs no backticks, apart from keywords: a raw identifier (`` `two words` ``) does.
    package static func isPlainIdentifier(_ name: String) -> Bool {
        var name = name
        // Uses indices and comparisons, because the macros check every name and are not optimized.
        return name.withUTF8 { bytes in
            guard bytes.count > 0, bytes[0] < UInt8(ascii: "0") || bytes[0] > UInt8(ascii: "9") else {
                return false
            }
            var index = 0
            while index < bytes.count, bytes[index].isPartOfName || bytes[index] == UInt8(ascii: "$") {
                index += 1
            }
            return index == bytes.count
        }
    }
}
