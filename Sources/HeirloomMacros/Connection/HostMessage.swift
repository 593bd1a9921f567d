/// What the compiler asks of the plugin.
///
/// The messages are those of swift-syntax's `SwiftCompilerPluginMessageHandling`; keys that are of no use
/// here, such as the compiler's build configuration, are not decoded.
enum HostMessage {
    /// `{"getCapability":{…}}`
    case getCapability
    /// `{"expandAttachedMacro":{…}}`
    case expandAttachedMacro(AttachedExpansionRequest)
    /// `{"expandFreestandingMacro":{…}}`
    case expandFreestandingMacro(FreestandingExpansionRequest)
    /// `{"loadPluginLibrary":{…}}`, which only a server of plugins can do.
    case loadPluginLibrary
    /// A message that this plugin does not know.
    case unknown(name: String)
}

/// `@Instantiable struct X {}`, to be expanded in one role.
struct AttachedExpansionRequest: Decodable {
    let macro: MacroReference
    let macroRole: String
    let attributeSyntax: SyntaxMessage
    let declSyntax: SyntaxMessage
    /// The headers of the declarations around it, innermost first.
    let lexicalContext: [SyntaxMessage]?
}

/// `#HeirloomConfiguration()`, to be expanded.
struct FreestandingExpansionRequest: Decodable {
    let macro: MacroReference
    let syntax: SyntaxMessage
    let lexicalContext: [SyntaxMessage]?
}

/// `#externalMacro(module:type:)`
struct MacroReference: Decodable {
    /// The only name that is free of what stood around it in source.
    let typeName: String
}

/// A piece of source, with its leading trivia, and where it stands.
struct SyntaxMessage: Decodable {
    struct Location: Decodable {
        /// `Module/File.swift`
        let fileID: String?
        /// The path that positions in a reply must name.
        let fileName: String
        /// Where the leading trivia starts, in bytes of the file.
        let offset: Int
        /// The line of that place.
        var line: Int?

        /// Whether a macro wrote it: then the compiler has a buffer of that name instead of a file.
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
