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

    /// The attribute that stands in the message when the property's type is expanded as well.
    private static let attributes = ["@Instantiable", "@Heirloom.Instantiable"]

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
                && attributes.contains { strstr(text, $0) != nil }
                && !isNested(text)
        }
    }

    /// Whether there are several declarations around the property, any of which may carry the attribute.
    private static func isNested(_ text: UnsafePointer<CChar>) -> Bool {
        guard let first = strstr(text, placeless) else { return false }
        return strstr(first + 1, placeless) != nil
    }
}
