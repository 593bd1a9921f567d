/// A message from the compiler.
///
/// The messages are those of swift-syntax's `SwiftCompilerPluginMessageHandling`. Keys that the plugin does not need,
/// such as the compiler's build configuration, are not decoded.
enum HostMessage {
    /// `{"getCapability":{…}}`
    case getCapability
    /// `{"expandAttachedMacro":{…}}`
    case expandAttachedMacro(AttachedExpansionRequest)
    /// `{"expandFreestandingMacro":{…}}`
    case expandFreestandingMacro(FreestandingExpansionRequest)
    /// `{"loadPluginLibrary":{…}}`, which only a plugin server can do.
    case loadPluginLibrary
    /// A message unknown to this plugin.
    case unknown(name: String)
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

extension HostMessage: Decodable {
    private struct Name: CodingKey {
        let stringValue: String
        let intValue: Int? = nil

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) {
            nil
        }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Name.self)
        guard let name = container.allKeys.first else {
            self = .unknown(name: "")
            return
        }
        switch name.stringValue {
        case "getCapability":
            self = .getCapability
        case "expandAttachedMacro":
            self = .expandAttachedMacro(try container.decode(AttachedExpansionRequest.self, forKey: name))
        case "expandFreestandingMacro":
            self = .expandFreestandingMacro(
                try container.decode(FreestandingExpansionRequest.self, forKey: name)
            )
        case "loadPluginLibrary":
            self = .loadPluginLibrary
        default:
            self = .unknown(name: name.stringValue)
        }
    }
}
