#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Recognises, without decoding it, a message about `@Received` and its like that wants no answer.
///
/// Every property is checked in the expansion of its type, and there are several properties to a type:
/// decoding their messages would be most of the plugin's work. A byte search is exact here, because
/// inside a JSON string the quotes of `"typeName":"ReceivedMacro"` would be escaped.
enum PropertyMacroMessage {
    private static let keys = ["InstantiatedMacro", "ForwardedMacro", "ReceivedMacro"].map { typeName in
        "\"typeName\":\"\(typeName)\""
    }

    /// The attribute that stands in the message when the property's type is expanded as well: at the start of a
    /// line or of the source. Elsewhere it may be part of a comment, and the message is decoded.
    private static let attributes = ["\\n", "\""].flatMap { start in
        ["@Instantiable", "@Heirloom.Instantiable"].map { start + $0 }
    }

    /// What begins a comment that may hold such a line.
    private static let comment = "/*"

    /// What each declaration around the property is said to stand in: the compiler sends them without a place.
    private static let placeless = "\"fileName\":\"\""

    static func isAnsweredAtOnce(_ message: Data) -> Bool {
        // The C library's search is fast in a debug build too, which is what an adopter runs. It wants an
        // end; a zero byte inside the message would only send it the longer way.
        var terminated = message
        terminated.append(0)
        return terminated.withUnsafeBytes { bytes in
            guard let text = bytes.assumingMemoryBound(to: CChar.self).baseAddress else { return false }
            return keys.contains { strstr(text, $0) != nil }
                && attributes.contains { isWhole($0, in: text) }
                && strstr(text, comment) == nil
                && !isNested(text)
        }
    }

    /// Whether the attribute is there, and not only the start of another one's name.
    private static func isWhole(_ attribute: String, in text: UnsafePointer<CChar>) -> Bool {
        guard let found = strstr(text, attribute) else { return false }
        switch UInt8(bitPattern: found[attribute.utf8.count]) {
        case UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: "\\"): return true
        case _: return false
        }
    }

    /// Whether there are several declarations around the property, any of which may carry the attribute.
    private static func isNested(_ text: UnsafePointer<CChar>) -> Bool {
        guard let first = strstr(text, placeless) else { return false }
        return strstr(first + 1, placeless) != nil
    }
}
