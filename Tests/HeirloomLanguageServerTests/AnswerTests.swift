import Foundation
import HeirloomLanguageServer
import Testing

/// The answers to each request about a valid tree.
@Suite struct AnswerTests {
    static let files = [
        "App/App.swift": """
        import Heirloom
        import Kit

        @MainActor @Instantiable(isRoot: true)
        struct NotesApp: Instantiable {
            @Instantiated let store: any NoteStore
            @Instantiated let editorBuilder: Instantiator<Editor>
        }

        @MainActor @Instantiable
        final class Editor: Instantiable {
            @Forwarded let user: User
            @Received let store: any NoteStore
            /* 🖋️ */ @Instantiated(fulfilledByType: "Palette") let tools: any Tools
            @Received(fulfilledByDependencyNamed: "store", ofType: (any NoteStore).self) let backup: any NoteStore
        }

        struct User { let name: String }
        """,
        "Kit/Kit.swift": """
        import Heirloom

        public protocol NoteStore {}

        @Instantiable(fulfillingAdditionalTypes: [NoteStore.self])
        public final class DiskNoteStore: NoteStore, Instantiable {}

        public protocol Tools {}

        @MainActor
        @Instantiable(fulfillingAdditionalTypes: [Tools.self])
        public final class Palette: Tools, Instantiable {
            @Received let store: any NoteStore
            func draw() { print(store) }
        }
        """,
    ]

    private func editor(without left: Set<Feature> = [], capabilities: String = Editor.capabilities)
        async throws -> Editor
    {
        let editor = try await Editor(Self.files, capabilities: capabilities, without: left)
        try await editor.open("App/App.swift")
        try await editor.open("Kit/Kit.swift")
        return editor
    }

    @Test func nothingIsWrongWithTheTree() async throws {
        let editor = try await editor()
        #expect(editor.shown == [:])
        #expect(editor.notices == [])
    }

    @Test func aServerAnnouncesWhatTheClientSupports() async throws {
        #expect(
            try await editor(without: [.codeLens, .inlayHint]).capabilitiesOfServer.text == """
                {
                  "capabilities" : {
                    "codeActionProvider" : {
                      "codeActionKinds" : [
                        "quickfix"
                      ]
                    },
                    "definitionProvider" : true,
                    "executeCommandProvider" : {
                      "commands" : [
                        "heirloom.showTree"
                      ]
                    },
                    "hoverProvider" : true,
                    "implementationProvider" : true,
                    "positionEncoding" : "utf-16",
                    "referencesProvider" : true,
                    "textDocumentSync" : {
                      "change" : 2,
                      "openClose" : true,
                      "save" : true
                    },
                    "workspace" : {
                      "workspaceFolders" : {
                        "changeNotifications" : true,
                        "supported" : true
                      }
                    }
                  },
                  "serverInfo" : {
                    "name" : "heirloom",
                    "version" : "0.1.0"
                  }
                }
                """
        )
        let plain = try await editor(
            capabilities: #"{"general": {"positionEncodings": ["utf-8", "utf-16"]}}"#
        )
        #expect(
            plain.capabilitiesOfServer.text == """
                {
                  "capabilities" : {
                    "positionEncoding" : "utf-8",
                    "textDocumentSync" : {
                      "change" : 2,
                      "openClose" : true,
                      "save" : true
                    },
                    "workspace" : {
                      "workspaceFolders" : {
                        "changeNotifications" : true,
                        "supported" : true
                      }
                    }
                  },
                  "serverInfo" : {
                    "name" : "heirloom",
                    "version" : "0.1.0"
                  }
                }
                """
        )
    }

    @Test(arguments: [
        ("store: any NoteStore\n    @Instantiated", "Kit/Kit.swift 5:19–5:32"),
        ("store: any NoteStore\n    /*", "App/App.swift 5:22–5:27"),
        ("backup", "App/App.swift 5:22–5:27"),
        ("\"store\"", "App/App.swift 5:22–5:27"),
        ("editorBuilder", "App/App.swift 10:12–10:18"),
        ("tools", "Kit/Kit.swift 11:19–11:26"),
        ("Palette", "Kit/Kit.swift 11:19–11:26"),
    ])
    func aDefinitionIsTheProviderOrTheTypeThatIsBuilt(_ place: String, _ location: String) async throws {
        let editor = try await editor()
        let answer = await editor.ask("textDocument/definition", at: place, in: "App/App.swift")
        #expect(answer.text == "[\n  \"\(location)\"\n]")
    }

    @Test func nothingIsDefinedElsewhereForOtherText() async throws {
        let editor = try await editor()
        for place in ["import", "user", "let name"] {
            let answer = await editor.ask("textDocument/definition", at: place, in: "App/App.swift")
            #expect(answer.text == "[\n\n]", "\(place)")
        }
    }

    @Test func referencesReceiveAPropertyOrBuildAType() async throws {
        let editor = try await editor()
        let receivers = """
            [
              "App/App.swift 12:18–12:23",
              "App/App.swift 14:85–14:91",
              "Kit/Kit.swift 12:18–12:23"
            ]
            """
        #expect(
            await editor.ask("textDocument/references", at: "store", in: "App/App.swift").text == receivers
        )
        #expect(
            await editor.ask(
                "textDocument/references",
                at: "store: any NoteStore\n    /*",
                in: "App/App.swift"
            ).text == receivers
        )
        let builders = await editor.ask("textDocument/references", at: "DiskNoteStore", in: "Kit/Kit.swift")
        #expect(builders.text == "[\n  \"App/App.swift 5:22–5:27\"\n]")
    }

    @Test func implementationsFulfillAProtocol() async throws {
        let editor = try await editor()
        let implementations = await editor.ask(
            "textDocument/implementation",
            at: "tools",
            in: "App/App.swift"
        )
        #expect(implementations.text == "[\n  \"Kit/Kit.swift 11:19–11:26\"\n]")
    }

    @Test func aHoverExplainsWhereAValueComesFrom() async throws {
        let editor = try await editor()
        #expect(
            await editor.ask("textDocument/hover", at: "backup", in: "App/App.swift").text == """
                {
                  "contents" : {
                    "kind" : "markdown",
                    "value" : "```text\\nbackup: any NoteStore  (renamed from store)\\n\\nNotesApp\\n└─ store: any NoteStore = \
                DiskNoteStore  App/App.swift:6:23\\n```\\n"
                  },
                  "range" : "14:85–14:91"
                }
                """
        )
        #expect(
            await editor.ask("textDocument/hover", at: "tools", in: "App/App.swift").text == """
                {
                  "contents" : {
                    "kind" : "markdown",
                    "value" : "```text\\nNotesApp\\n└─ editorBuilder: Instantiator<Editor>  (built on demand)  \
                App/App.swift:7:23\\n   └─ tools: any Tools = Palette  App/App.swift:14:65\\n\\nIt is isolated to \
                'MainActor'.\\n```\\n"
                  },
                  "range" : "13:60–13:65"
                }
                """
        )
        #expect(
            await editor.ask("textDocument/hover", at: "Editor: Instantiable", in: "App/App.swift").text
                == """
                {
                  "contents" : {
                    "kind" : "markdown",
                    "value" : "```text\\nEditor  App/App.swift:11:13\\n\\nNotesApp\\n└─ editorBuilder: Instantiator<Editor>  \
                (built on demand)  App/App.swift:7:23\\n\\nIt is isolated to 'MainActor'.\\n\\nIt requires from above:\\n   store: any NoteStore\\n```\\n"
                  },
                  "range" : "10:12–10:18"
                }
                """
        )
        #expect(await editor.ask("textDocument/hover", at: "name", in: "App/App.swift").text == "null")
    }

    @Test func hintsNameProvidersAndWhatIsBuilt() async throws {
        let editor = try await editor()
        #expect(
            await editor.ask("textDocument/inlayHint", in: "App/App.swift").text == """
                [
                  {
                    "label" : "= DiskNoteStore",
                    "paddingLeft" : true,
                    "position" : "5:42"
                  },
                  {
                    "label" : "= DiskNoteStore ← NotesApp",
                    "paddingLeft" : true,
                    "position" : "12:38"
                  },
                  {
                    "label" : "= Palette",
                    "paddingLeft" : true,
                    "position" : "13:76"
                  },
                  {
                    "label" : "= DiskNoteStore ← NotesApp",
                    "paddingLeft" : true,
                    "position" : "14:106"
                  }
                ]
                """
        )
    }

    @Test func lensesCountBuildersAndReceivedValues() async throws {
        let editor = try await editor(
            capabilities: Editor.capabilities.dropLast(1)
                + #", "experimental": {"showReferencesCommand": "show"}}"#
        )
        #expect(
            await editor.ask("textDocument/codeLens", in: "App/App.swift").text == """
                [
                  {
                    "command" : {
                      "arguments" : [

                      ],
                      "command" : "",
                      "title" : "root"
                    },
                    "range" : "4:7–4:15"
                  },
                  {
                    "command" : {
                      "arguments" : [
                        "App/App.swift",
                        "10:12",
                        [
                          "App/App.swift 6:22–6:35"
                        ]
                      ],
                      "command" : "show",
                      "title" : "built by 1, receives 1"
                    },
                    "range" : "10:12–10:18"
                  }
                ]
                """
        )
    }

    @Test func aCommandShowsTheTreeOfTheTypeUnderTheCursor() async throws {
        let editor = try await editor()
        let place =
            #"{"textDocument": {"uri": "\#(editor.uri("App/App.swift"))"}, "position": {"line": 10, "character": 13}}"#
        let answer = await editor.ask(
            "workspace/executeCommand",
            #"{"command": "heirloom.showTree", "arguments": [\#(place)]}"#
        )
        #expect(answer.text == "null")
        let shown = try #require(editor.notices.last)
        #expect(shown.method == "window/showDocument")
        let uri = try #require(shown.parameters["uri"] as? String)
        let page = try String(contentsOf: #require(URL(string: uri)), encoding: .utf8)
        #expect(page.hasPrefix("<!doctype html>"))
        #expect(page.components(separatedBy: "\"App.NotesApp\"").count > 1)
    }

    @Test func positionsAreFoundInLinesWithReturnsAndAfterAMark() async throws {
        let files = Self.files.mapValues { "\u{FEFF}" + $0.replacingOccurrences(of: "\n", with: "\r\n") }
        let editor = try await Editor(files)
        // An editor shows no mark.
        try await editor.open(
            "App/App.swift",
            String(files["App/App.swift"]?.unicodeScalars.dropFirst() ?? "".unicodeScalars[...])
        )
        let definition = await editor.ask("textDocument/definition", at: "tools", in: "App/App.swift")
        #expect(definition.text == "[\n  \"Kit/Kit.swift 11:19–11:26\"\n]")
        let provider = await editor.ask("textDocument/definition", at: "backup", in: "App/App.swift")
        #expect(provider.text == "[\n  \"App/App.swift 5:22–5:27\"\n]")
    }
}
