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
