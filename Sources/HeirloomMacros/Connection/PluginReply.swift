/// A reply to the compiler.
enum PluginReply {
    /// `{"getCapabilityResult":{"capability":{"protocolVersion":7}}}`
    case capability(protocolVersion: Int)
    /// `{"expandMacroResult":{"expandedSource":…,"diagnostics":[…]}}`
    case expansion(Expansion)
    /// `{"loadPluginLibraryResult":{"loaded":false,"diagnostics":[]}}`
    case cannotLoadPluginLibrary

    struct Expansion: Encodable {
        /// `nil` if nothing is added: the compiler creates a buffer for every source it receives.
        var expandedSource: String?
        var diagnostics: [DiagnosticMessage] = []
    }
}

/// A diagnostic as the compiler expects it: with paths and byte offsets.
struct DiagnosticMessage: Encodable {
    struct Position: Encodable {
        let fileName: String
        let offset: Int
    }

    struct Range: Encodable {
        let fileName: String
        let startOffset: Int
        let endOffset: Int
    }

    struct Note: Encodable {
        let position: Position
        let message: String
    }

    struct FixIt: Encodable {
        struct Change: Encodable {
            let range: Range
            let newText: String
        }

        let message: String
        let changes: [Change]
    }

    enum Severity: String, Encodable {
        case error
        case warning
    }

    let message: String
    let severity: Severity
    let position: Position
    var highlights: [Range] = []
    var notes: [Note] = []
    var fixIts: [FixIt] = []
}

extension PluginReply: Encodable {
    private enum CodingKeys: String, CodingKey {
        case capability = "getCapabilityResult"
        case expansion = "expandMacroResult"
        case cannotLoadPluginLibrary = "loadPluginLibraryResult"
    }

    private enum CapabilityKeys: String, CodingKey {
        case capability
    }

    private struct Capability: Encodable {
        let protocolVersion: Int
    }

    private struct LoadResult: Encodable {
        let loaded = false
        let diagnostics: [DiagnosticMessage] = []
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .capability(let protocolVersion):
            var inner = container.nestedContainer(keyedBy: CapabilityKeys.self, forKey: .capability)
            try inner.encode(Capability(protocolVersion: protocolVersion), forKey: .capability)
        case .expansion(let expansion):
            try container.encode(expansion, forKey: .expansion)
        case .cannotLoadPluginLibrary:
            try container.encode(LoadResult(), forKey: .cannotLoadPluginLibrary)
        }
    }
}
