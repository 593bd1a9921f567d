/// The values of the Language Server Protocol 3.17 that the server reads and writes.
enum LSP {
    /// A position: the line, counted from 0, and the units before it in the line.
    struct Position: Codable, Hashable, Comparable {
        var line: Int
        var character: Int

        static func < (left: Self, right: Self) -> Bool {
            (left.line, left.character) < (right.line, right.character)
        }
    }

    struct Range: Codable, Hashable {
        var start: Position
        var end: Position
    }

    struct Location: Codable, Hashable {
        var uri: String
        var range: Range
    }

    struct TextEdit: Encodable {
        var range: Range
        var newText: String
    }

    struct DocumentEdit: Encodable {
        struct Document: Encodable {
            var uri: String
            /// The version of an opened document; `nil`, which is written, for others.
            var version: Int?

            private enum CodingKeys: CodingKey {
                case uri, version
            }

            func encode(to encoder: any Encoder) throws {
                var values = encoder.container(keyedBy: CodingKeys.self)
                try values.encode(uri, forKey: .uri)
                try values.encode(version, forKey: .version)
            }
        }

        var textDocument: Document
        var edits: [TextEdit]
    }

    /// Edits of several documents, with versions for clients that check them.
    struct WorkspaceEdit: Encodable {
        var documentChanges: [DocumentEdit]?
        var changes: [String: [TextEdit]]?
    }

    struct Diagnostic: Encodable, Hashable {
        struct Related: Encodable, Hashable {
            var location: Location
            var message: String
        }

        struct Page: Encodable, Hashable {
            var href: String
        }

        var range: Range
        /// 1 for an error, 2 for a warning.
        var severity: Int
        var code: String
        var codeDescription: Page?
        var source = "heirloom"
        var message: String
        var relatedInformation: [Related]?
    }

    struct PublishedDiagnostics: Encodable {
        var uri: String
        var version: Int?
        var diagnostics: [Diagnostic]
    }

    struct CodeAction: Encodable {
        var title: String
        var kind = "quickfix"
        var diagnostics: [Diagnostic]
        var isPreferred: Bool
        var edit: WorkspaceEdit
    }

    struct Hover: Encodable {
        struct Contents: Encodable {
            var kind: String
            var value: String
        }

        var contents: Contents
        var range: Range
    }

    struct InlayHint: Encodable {
        var position: Position
        var label: String
        var paddingLeft = true
    }

    struct CodeLens: Encodable {
        var range: Range
        var command: Command
    }

    struct Command: Encodable {
        var title: String
        /// The id; empty for a title that cannot be clicked.
        var command: String
        var arguments: [Argument] = []
    }

    /// An argument of a command that shows references.
    enum Argument: Encodable {
        case text(String)
        case position(Position)
        case locations([Location])

        func encode(to encoder: any Encoder) throws {
            var value = encoder.singleValueContainer()
            switch self {
            case .text(let text): try value.encode(text)
            case .position(let position): try value.encode(position)
            case .locations(let locations): try value.encode(locations)
            }
        }
    }
}

// MARK: Parameters

extension LSP {
    struct Document: Decodable {
        var uri: String
        var version: Int?
        var text: String?
    }

    /// The parameters of every request and notification about a document, or a position or range in one.
    struct DocumentParameters: Decodable {
        var textDocument: Document
    }

    struct PositionParameters: Decodable {
        var textDocument: Document
        var position: Position
    }

    struct RangeParameters: Decodable {
        var textDocument: Document
        var range: Range
    }

    struct ChangeParameters: Decodable {
        struct Change: Decodable {
            /// The range that is replaced; `nil` for the whole text.
            var range: Range?
            var text: String
        }

        var textDocument: Document
        var contentChanges: [Change]
    }

    struct FolderChangeParameters: Decodable {
        struct Event: Decodable {
            var added: [Folder]
            var removed: [Folder]
        }

        var event: Event
    }

    struct Folder: Decodable {
        var uri: String
    }

    struct ExecuteParameters: Decodable {
        var command: String
        var arguments: [PositionParameters]?
    }

    struct CancelParameters: Decodable {
        var id: RequestID
    }

    struct ShowMessageParameters: Encodable {
        /// 1 for an error, 2 for a warning, 3 for information.
        var type: Int
        var message: String
    }

    struct ShowDocumentParameters: Encodable {
        var uri: String
        var external: Bool
    }
}
