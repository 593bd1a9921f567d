/// A session with one compiler: replies to each message until the connection ends.
struct PluginSession {
    /// The protocol version to announce. The newest features in use, lexical contexts and named roles, are older.
    static let protocolVersion = 7

    let connection: MessageConnection

    func run() {
        let decoder = JSONDecoder()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // The most frequent reply, encoded once.
        let emptyReply = PluginReply(expandMacroResult: PluginReply.Expansion())
        guard let nothing = try? encoder.encode(emptyReply) else { return }
        while let message = connection.receive() {
            if PropertyMacroMessage.isAnsweredAtOnce(message) {
                guard connection.send(nothing) else { return }
                continue
            }
            let reply = Self.reply(to: message, decoder: decoder)
            guard let encoded = try? encoder.encode(reply), connection.send(encoded) else { return }
        }
    }

    private static func reply(to data: Data, decoder: JSONDecoder) -> PluginReply {
        do {
            let message = try decoder.decode(HostMessage.self, from: data)
            if let request = message.expandAttachedMacro {
                return PluginReply(expandMacroResult: ExpansionDispatch.expansion(of: request))
            }
            if let request = message.expandFreestandingMacro {
                return PluginReply(expandMacroResult: ExpansionDispatch.expansion(of: request))
            }
            if message.getCapability != nil {
                let capability = PluginReply.Capabilities.Capability(protocolVersion: protocolVersion)
                return PluginReply(getCapabilityResult: PluginReply.Capabilities(capability: capability))
            }
            if message.loadPluginLibrary != nil {
                let result = PluginReply.LoadResult(loaded: false, diagnostics: [])
                return PluginReply(loadPluginLibraryResult: result)
            }
            let name = try decoder.decode([String: HostMessage.Unread].self, from: data).keys.first ?? ""
            return refusal("Heirloom's macros do not know the compiler's message '\(name)'")
        } catch {
            return refusal("Heirloom's macros cannot read the compiler's message: \(error)")
        }
    }

    /// A reply that the compiler shows without a location before it continues.
    private static func refusal(_ message: String) -> PluginReply {
        let nowhere = DiagnosticMessage.Position(fileName: "", offset: 0)
        let diagnostic = DiagnosticMessage(message: message, severity: .error, position: nowhere)
        return PluginReply(expandMacroResult: PluginReply.Expansion(diagnostics: [diagnostic]))
    }
}

/// Recognizes, without decoding, a message about `@Received` and similar attributes that needs only an empty reply.
///
/// Every property is checked in the expansion of its type, and a type has several properties: decoding their messages
/// would be most of the plugin's work. A byte search is exact here, because inside a JSON string the quotes of
/// `"typeName":"ReceivedMacro"` would be escaped.
enum PropertyMacroMessage {
    private static let keys = ["InstantiatedMacro", "ForwardedMacro", "ReceivedMacro"].map { typeName in
        "\"typeName\":\"\(typeName)\""
    }

    /// The attributes that, at the start of a line or of the source, show that the property's type is expanded as well.
    /// Elsewhere they may be part of a comment, and the message is decoded.
    private static let attributes = ["\\n", "\""].flatMap { start in
        ["@Instantiable", "@Heirloom.Instantiable"].map { start + $0 }
    }

    /// The start of a comment that might contain such a line.
    private static let comment = "/*"

    /// The file name of each declaration around the property: the compiler sends them without a location.
    private static let placeless = "\"fileName\":\"\""

    static func isAnsweredAtOnce(_ message: Data) -> Bool {
        // The C library's search is fast in a debug build too, which is what adopters run. It needs a terminator; a
        // zero byte inside the message would only send it down the slower path.
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

    /// Whether the attribute occurs as a whole, not only as the start of a longer name.
    private static func isWhole(_ attribute: String, in text: UnsafePointer<CChar>) -> Bool {
        guard let found = strstr(text, attribute) else { return false }
        switch UInt8(bitPattern: found[attribute.utf8.count]) {
        case UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: "\\"): return true
        case _: return false
        }
    }

    /// Whether several declarations enclose the property, any of which may have the attribute.
    private static func isNested(_ text: UnsafePointer<CChar>) -> Bool {
        guard let first = strstr(text, placeless) else { return false }
        return strstr(first + 1, placeless) != nil
    }
}
