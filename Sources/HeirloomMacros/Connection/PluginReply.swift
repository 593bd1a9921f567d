/// A reply to the compiler, which has one of these parts.
struct PluginReply: Encodable {
    struct Capabilities: Encodable {
        struct Capability: Encodable {
            let protocolVersion: Int
        }

        let capability: Capability
    }

    struct Expansion: Encodable {
        /// `nil` if nothing is added: the compiler creates a buffer for every source it receives.
        var expandedSource: String?
        var diagnostics: [DiagnosticMessage] = []
    }

    struct LoadResult: Encodable {
        let loaded: Bool
        let diagnostics: [DiagnosticMessage]
    }

    var getCapabilityResult: Capabilities?
    var expandMacroResult: Expansion?
    var loadPluginLibraryResult: LoadResult?
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
