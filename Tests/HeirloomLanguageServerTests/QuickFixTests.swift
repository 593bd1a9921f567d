import Foundation
import HeirloomLanguageServer
import Testing

/// The fix-its of diagnostics as actions of an editor.
@Suite struct QuickFixTests {
    private static let files = [
        "App/App.swift": """
        import Heirloom

        @Instantiable(isRoot: true)
        struct App: Instantiable {
            @Instantiated let store: any Store
        }
        """,
        "App/Store.swift": """
        import Heirloom

        // 🗄️
        protocol Store {}

        @Instantiable
        final class Disk: Store, Instantiable {}
        """,
    ]

    @Test func aFixItIsAnEditOfAnotherFile() async throws {
        let editor = try await Editor(Self.files)
        try await editor.open("App/App.swift")
        #expect(
            await editor.ask("textDocument/codeAction", at: "store", in: "App/App.swift").text == """
                [
                  {
                    "diagnostics" : [
                      {
                        "code" : "nothing-fulfills",
                        "message" : "'App' instantiates 'store: any Store', but no type fulfills 'any Store'",
                        "range" : "4:22–4:27",
                        "relatedInformation" : [
                          {
                            "location" : "App/Store.swift 6:12–6:16",
                            "message" : "'Disk' conforms to it: write '@Instantiable(fulfillingAdditionalTypes: [Store.self])'"
                          }
                        ],
                        "severity" : 1,
                        "source" : "heirloom"
                      }
                    ],
                    "edit" : {
                      "documentChanges" : [
                        {
                          "edits" : [
                            {
                              "newText" : "(fulfillingAdditionalTypes: [Store.self])",
                              "range" : "5:13–5:13"
                            }
                          ],
                          "textDocument" : {
                            "uri" : "App/Store.swift",
                            "version" : null
                          }
                        }
                      ]
                    },
                    "isPreferred" : true,
                    "kind" : "quickfix",
                    "title" : "declare that 'Disk' fulfills it"
                  }
                ]
                """
        )
        #expect(
            await editor.ask("textDocument/codeAction", at: "import", in: "App/App.swift").text == "[\n\n]"
        )
    }

    @Test func anEditMovesWithTheTextAroundIt() async throws {
        let editor = try await Editor(Self.files)
        try await editor.open("App/App.swift")
        try await editor.open("App/Store.swift")
        await editor.replace("// 🗄️", with: "// 🗄️\n// Notes are kept here.", in: "App/Store.swift")
        let actions = await editor.ask("textDocument/codeAction", at: "store", in: "App/App.swift")
        let edits = actions.edits
        #expect(edits == ["App/Store.swift 2 6:13–6:13 (fulfillingAdditionalTypes: [Store.self])"])
    }

    @Test func anEditHasTheLineEndsOfItsFile() async throws {
        let editor = try await Editor([
            "App/App.swift": """
            import Heirloom

            @Instantiable(isRoot: true)
            struct App: Instantiable {
                @Instantiated let screen: Screen
            }

            final class Screen: Instantiable {}
            """.replacingOccurrences(of: "\n", with: "\r\n")
        ])
        try await editor.open("App/App.swift")
        let actions = await editor.ask("textDocument/codeAction", at: "screen", in: "App/App.swift")
        #expect(actions.edits == ["App/App.swift 1 7:0–7:0 @Instantiable\r\n"])
    }

    @Test func aClientWithoutVersionsGetsEditsByFile() async throws {
        let capabilities = #"{"textDocument": {"codeAction": {"codeActionLiteralSupport": {}}}}"#
        let editor = try await Editor(Self.files, capabilities: capabilities)
        try await editor.open("App/App.swift")
        let actions = await editor.ask("textDocument/codeAction", at: "store", in: "App/App.swift")
        #expect(actions.edits == ["App/Store.swift 5:13–5:13 (fulfillingAdditionalTypes: [Store.self])"])
    }
}
