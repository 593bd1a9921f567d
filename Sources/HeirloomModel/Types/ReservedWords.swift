/// Swift's reserved words, which need backticks where a name is meant.
package enum ReservedWords {
    /// Words that are keywords wherever an expression or a declaration's name may stand.
    package static let everywhere: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
        "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
        "where", "while",
    ]

    /// The bytes of the longest, `precedencegroup`.
    private static let longest = 15

    /// A local's or a function's name: `` `default` ``.
    package static func escaped(_ name: String) -> String {
        isReserved(name) || !isPlainIdentifier(name) ? "`\(name)`" : name
    }

    /// Whether it is one of ``everywhere``, or something else where an expression begins, behind a dot, or as a closure
    /// behind the value of a local.
    private static func isReserved(_ name: String) -> Bool {
        guard name.utf8.count <= longest else { return false }
        if hasSmallLettersOnly(name) {
            return everywhere.contains(name) || name == "await" || isOfMetatypes(name)
        }
        return name == "didSet" || name == "willSet"
    }

    /// Whether all letters but the first are small, as in all of ``everywhere`` and in few other names, which then
    /// need not be looked up.
    private static func hasSmallLettersOnly(_ name: String) -> Bool {
        var name = name
        return name.withUTF8 { bytes in
            var index = 1
            while index < bytes.count, bytes[index] >= UInt8(ascii: "a"), bytes[index] <= UInt8(ascii: "z") {
                index += 1
            }
            return index >= bytes.count
        }
    }

    /// A type's name. `Any` and `Self` stand for themselves.
    package static func escapedTypeName(_ name: String) -> String {
        // Compared one by one: a switch over texts makes a list of them each time.
        if name == "Any" || name == "Self" { return name }
        return escaped(name)
    }

    /// Whether it is the last part of `X.Type` or `X.Protocol`, which no member may be called.
    private static func isOfMetatypes(_ name: String) -> Bool { name == "Type" || name == "Protocol" }

    /// A parameter's label, for which only `inout`, `var` and `let` are reserved.
    package static func escapedLabel(_ name: String) -> String {
        if name == "var" || name == "let" { return "`\(name)`" }
        return escapedArgumentLabel(name)
    }

    /// The label of an argument in a call, for which only `inout` is reserved; backticks around another word are
    /// warned about.
    package static func escapedArgumentLabel(_ name: String) -> String {
        isPlainIdentifier(name) && name != "inout" ? name : "`\(name)`"
    }

    /// Whether the name can stand without backticks, keywords aside: a raw identifier (`` `two words` ``) cannot.
    package static func isPlainIdentifier(_ name: String) -> Bool {
        var name = name
        // By index, and with comparisons: the macros ask it of every name, and are not optimized.
        return name.withUTF8 { bytes in
            guard let first = bytes.first, !isDigit(first) else { return false }
            var index = 0
            while index < bytes.count, isInIdentifier(bytes[index]) { index += 1 }
            return index == bytes.count
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    private static func isInIdentifier(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
            || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
    }
}
