import HeirloomBuild

extension LSP {
    struct InitializeParameters: Decodable {
        struct Options: Decodable {
            /// Whether to report mistakes of single declarations, which macros report as well.
            var localMistakes: Bool?
            /// The address of the documentation, to which the pages of diagnostics are relative.
            var documentation: String?
        }

        private enum CodingKeys: CodingKey {
            case rootUri, workspaceFolders, capabilities, initializationOptions
        }

        var rootUri: String?
        var workspaceFolders: [Folder]?
        var capabilities = ClientCapabilities()
        var options = Options()

        init() {}

        /// Ignores members that cannot be decoded, so that a session with fewer features starts nevertheless.
        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            rootUri = try? values.decode(String.self, forKey: .rootUri)
            workspaceFolders = try? values.decode([Folder].self, forKey: .workspaceFolders)
            if let found = try? values.decode(ClientCapabilities.self, forKey: .capabilities) {
                capabilities = found
            }
            if let found = try? values.decode(Options.self, forKey: .initializationOptions) {
                options = found
            }
        }
    }

    /// The part of a client's capabilities that changes what the server announces and how it answers.
    struct ClientCapabilities: Decodable {
        struct General: Decodable {
            var positionEncodings: [String]?
        }

        struct Workspace: Decodable {
            struct Edits: Decodable {
                var documentChanges: Bool?
            }

            var workspaceEdit: Edits?
        }

        struct Window: Decodable {
            struct ShowDocument: Decodable {
                var support: Bool?
            }

            var showDocument: ShowDocument?
        }

        struct TextDocument: Decodable {
            struct Published: Decodable {
                var relatedInformation: Bool?
                var versionSupport: Bool?
            }

            struct Hovers: Decodable {
                var contentFormat: [String]?
            }

            struct Actions: Decodable {
                var codeActionLiteralSupport: Supported?
            }

            var publishDiagnostics: Published?
            var hover: Hovers?
            var codeAction: Actions?
            var definition: Supported?
            var references: Supported?
            var implementation: Supported?
            var inlayHint: Supported?
            var codeLens: Supported?
        }

        /// A capability of which only the presence counts.
        struct Supported: Decodable {
            init(from decoder: any Decoder) throws {}
        }

        struct Experimental: Decodable {
            /// The command of the client that shows references, as `editor.action.showReferences` does.
            var showReferencesCommand: String?
        }

        var general: General?
        var workspace: Workspace?
        var window: Window?
        var textDocument: TextDocument?
        var experimental: Experimental?
    }

    struct InitializeResult: Encodable {
        struct Server: Encodable {
            let name = "heirloom"
            let version = HeirloomProgram.version
        }

        var capabilities: ServerCapabilities
        let serverInfo = Server()
    }

    struct ServerCapabilities: Encodable {
        struct Synchronization: Encodable {
            let openClose = true
            /// Changes are sent as edits.
            let change = 2
            let save = true
        }

        struct Actions: Encodable {
            let codeActionKinds = ["quickfix"]
        }

        struct Lenses: Encodable {
            let resolveProvider = false
        }

        struct Commands: Encodable {
            let commands = [Feature.showTree]
        }

        struct Workspace: Encodable {
            struct Folders: Encodable {
                let supported = true
                let changeNotifications = true
            }

            let workspaceFolders = Folders()
        }

        var positionEncoding: PositionEncoding
        let textDocumentSync = Synchronization()
        var codeActionProvider: Actions?
        var hoverProvider: Bool?
        var definitionProvider: Bool?
        var referencesProvider: Bool?
        var implementationProvider: Bool?
        var inlayHintProvider: Bool?
        var codeLensProvider: Lenses?
        var executeCommandProvider: Commands?
        let workspace = Workspace()
    }
}

/// The units in which positions count within a line.
enum PositionEncoding: String, Encodable {
    case utf16 = "utf-16"
    case utf8 = "utf-8"
}

/// A request that the server answers unless `--without` names it.
package enum Feature: String, CaseIterable, Sendable {
    case codeAction, hover, definition, references, implementation, inlayHint, codeLens, executeCommand

    /// The command that shows the page of a type.
    static let showTree = "heirloom.showTree"
}

extension LSP.ServerCapabilities {
    /// Announces what the client supports.
    init(for client: LSP.ClientCapabilities, without left: Set<Feature>) {
        func isAnnounced(_ feature: Feature, _ isSupported: Bool) -> Bool? {
            isSupported && !left.contains(feature) ? true : nil
        }
        let text = client.textDocument
        positionEncoding = client.general?.positionEncodings?.contains("utf-8") ?? false ? .utf8 : .utf16
        codeActionProvider = isAnnounced(.codeAction, text?.codeAction?.codeActionLiteralSupport != nil)
            .map { _ in Actions() }
        hoverProvider = isAnnounced(.hover, text?.hover != nil)
        definitionProvider = isAnnounced(.definition, text?.definition != nil)
        referencesProvider = isAnnounced(.references, text?.references != nil)
        implementationProvider = isAnnounced(.implementation, text?.implementation != nil)
        inlayHintProvider = isAnnounced(.inlayHint, text?.inlayHint != nil)
        codeLensProvider = isAnnounced(.codeLens, text?.codeLens != nil).map { _ in Lenses() }
        executeCommandProvider = isAnnounced(.executeCommand, client.window?.showDocument?.support ?? false)
            .map { _ in Commands() }
    }
}
