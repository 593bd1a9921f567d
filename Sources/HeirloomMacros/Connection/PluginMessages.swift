/// A message from the compiler, which has exactly one of these parts; none of them if it is unknown to this plugin.
///
/// The messages are those of swift-syntax's `SwiftCompilerPluginMessageHandling`. Keys that the plugin does not need,
/// such as the compiler's build configuration, are not decoded.
struct HostMessage: Decodable {
    /// A part that is not read.
    struct Unread: Decodable {}

    let getCapability: Unread?
    let expandAttachedMacro: AttachedExpansionRequest?
    let expandFreestandingMacro: FreestandingExpansionRequest?
    /// A request that only a plugin server can fulfill.
    let loadPluginLibrary: Unread?
}

/// A request to expand an attached macro, such as `@Instantiable struct X {}`, in one role.
struct AttachedExpansionRequest: Decodable {
    let macro: MacroReference
    let attributeSyntax: SyntaxMessage
    let declSyntax: SyntaxMessage
    /// The headers of the enclosing declarations, innermost first.
    let lexicalContext: [SyntaxMessage]?
}

/// A request to expand a freestanding macro, such as `#HeirloomConfiguration()`.
struct FreestandingExpansionRequest: Decodable {
    let macro: MacroReference
    let syntax: SyntaxMessage
    let lexicalContext: [SyntaxMessage]?
}

/// `#externalMacro(module:type:)`
struct MacroReference: Decodable {
    /// The only name that does not depend on the trivia around it in the source.
    let typeName: String
}

/// A piece of source, including its leading trivia, and its location.
struct SyntaxMessage: Decodable {
    struct Location: Decodable {
        /// `Module/File.swift`
        let fileID: String?
        /// The path that positions in a reply must use.
        let fileName: String
        /// The offset of the leading trivia in the file, in bytes.
        let offset: Int
        /// The line at that offset.
        var line: Int?

        /// Whether the source was written by a macro: the name then denotes a buffer of the compiler, not a file.
        var isInExpansion: Bool { fileName.contains("@__swiftmacro_") }
    }

    let source: String
    let location: Location?
}

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
