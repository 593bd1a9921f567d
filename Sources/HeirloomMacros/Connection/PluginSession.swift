#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

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
        let emptyReply = PluginReply.expansion(PluginReply.Expansion())
        guard let nothing = try? encoder.encode(emptyReply) else { return }
        while true {
            let reply: PluginReply
            switch connection.receive() {
            case .end:
                return
            case .oversized(let byteCount):
                reply = Self.refusal("Heirloom's macros cannot read a message of \(byteCount) bytes")
            case .message(let message):
                if PropertyMacroMessage.isAnsweredAtOnce(message) {
                    guard connection.send(nothing) else { return }
                    continue
                }
                reply = Self.reply(to: message, decoder: decoder)
            }
            guard let encoded = try? encoder.encode(reply), connection.send(encoded) else { return }
        }
    }

    private static func reply(to message: Data, decoder: JSONDecoder) -> PluginReply {
        do {
            return reply(to: try decoder.decode(HostMessage.self, from: message))
        } catch {
            return refusal("Heirloom's macros cannot read the compiler's message: \(error)")
        }
    }

    private static func reply(to message: HostMessage) -> PluginReply {
        switch message {
        case .getCapability:
            .capability(protocolVersion: protocolVersion)
        case .expandAttachedMacro(let request):
            .expansion(ExpansionDispatch.expansion(of: request))
        case .expandFreestandingMacro(let request):
            .expansion(ExpansionDispatch.expansion(of: request))
        case .loadPluginLibrary:
            .cannotLoadPluginLibrary
        case .unknown(let name):
            refusal("Heirloom's macros do not know the compiler's message '\(name)'")
        }
    }

    /// A reply that the compiler shows without a location before it continues.
    private static func refusal(_ message: String) -> PluginReply {
        let nowhere = DiagnosticMessage.Position(fileName: "", offset: 0)
        let diagnostic = DiagnosticMessage(message: message, severity: .error, position: nowhere)
        return .expansion(PluginReply.Expansion(diagnostics: [diagnostic]))
    }
}
