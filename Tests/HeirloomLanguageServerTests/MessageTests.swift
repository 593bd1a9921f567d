import Foundation
import HeirloomLanguageServer
import HeirloomTestSupport
import Testing

/// Messages that no well-behaved client sends, and the start and end of a session.
@Suite struct MessageTests {
    private func editor() async throws -> Editor { try await Editor(AnswerTests.files) }

    @Test(arguments: [
        ("{", #"-32700"#), ("[1, 2]", "-32700"), (#"{"id": 7, "method": "unknown/method"}"#, "-32601"),
        (#"{"id": 7, "method": "textDocument/hover"}"#, "-32602"),
        (#"{"id": 7, "method": "textDocument/hover", "params": {"textDocument": {"uri": 3}}}"#, "-32602"),
        (#"{"id": 7, "method": "initialize", "params": {}}"#, "-32600"),
        (#"{"id": 7, "method": "workspace/executeCommand", "params": {"command": "none"}}"#, "-32602"),
    ])
    func aBrokenMessageIsRefused(_ message: String, _ code: String) async throws {
        let editor = try await editor()
        let answers = await editor.send(Editor.framed(message))
        #expect(answers.count == 1)
        #expect(answers.first?.errorCode == code)
        let hover = await editor.ask("textDocument/hover", in: "App/App.swift")
        #expect(hover.errorCode == "-32602")
    }

    @Test func noPositionIsOutsideOfTheText() async throws {
        let editor = try await editor()
        try await editor.open("App/App.swift")
        for (line, character) in [
            (-1, -1), (0, 1_000_000), (1_000_000, 0), (Int.max, Int.max), (Int.min, Int.min),
        ] {
            let place = #"{"line": \#(line), "character": \#(character)}"#
            let document = #""textDocument": {"uri": "\#(editor.uri("App/App.swift"))"}"#
            let hover = await editor.ask("textDocument/hover", #"{\#(document), "position": \#(place)}"#)
            #expect(hover.text == "null")
            await editor.tell(
                "textDocument/didChange",
                #"{\#(document), "contentChanges": [{"range": {"start": \#(place), "end": \#(place)}, "text": ""}]}"#
            )
        }
        #expect(editor.shown == [:])
    }

    @Test func messagesArriveInAnyParts() async throws {
        let editor = try await editor()
        let request = Editor.framed(#"{"id": 7, "method": "unknown"}"#)
        var answers: [Reply] = []
        for byte in request + Data("Content-Length: x\r\n\r\n".utf8) + request {
            answers += await editor.send(Data([byte]))
        }
        #expect(answers.map(\.errorCode) == ["-32601", "-32700", "-32601"])
    }

    @Test func aCancelledOrOvertakenRequestIsRefused() async throws {
        let editor = try await editor()
        try await editor.open("App/App.swift")
        let document = #""textDocument": {"uri": "\#(editor.uri("App/App.swift"))"}"#
        let hover =
            #"{"id": 7, "method": "textDocument/hover", "params": {\#(document), "position": {"line": 5, "character": 23}}}"#
        let cancellation = #"{"method": "$/cancelRequest", "params": {"id": 7}}"#
        let cancelled = await editor.send(Editor.framed(hover) + Editor.framed(cancellation))
        #expect(cancelled.map(\.errorCode) == ["-32800"])
        let change = #"{"method": "textDocument/didChange", "params": {\#(document), "contentChanges": []}}"#
        let overtaken = await editor.send(Editor.framed(hover) + Editor.framed(change))
        #expect(overtaken.map(\.errorCode) == ["-32801"])
        let answered = await editor.send(Editor.framed(hover) + Editor.framed(#"{"method": "unknown"}"#))
        #expect(answered.map(\.errorCode) == [nil])
    }

    @Test func aSessionEndsWithExit() async throws {
        let editor = try await editor()
        #expect(await editor.ask("shutdown", "null").text == "null")
        #expect(await editor.ask("textDocument/hover", "{}").errorCode == "-32600")
        #expect(!editor.isEnded)
        await editor.tell("exit", "null")
        #expect(editor.isEnded)
    }

    @Test func randomBytesAndMessagesEndNoSession() async throws {
        let editor = try await editor()
        try await editor.open("App/App.swift")
        var generator = SeededGenerator(seed: 1)
        let document = #""textDocument": {"uri": "\#(editor.uri("App/App.swift"))"}"#
        let samples = ["hover", "definition", "codeAction", "inlayHint", "codeLens", "didChange", "didOpen"]
            .map { method in
                Array(
                    Editor.framed(
                        """
                        {"id": 1, "method": "textDocument/\(method)", "params": {\(document), "position": {"line": 4, \
                        "character": 5}, "range": {"start": {"line": 4, "character": 5}, "end": {"line": 9, "character": 0}}, \
                        "contentChanges": [{"text": "struct A {}"}]}}
                        """
                    )
                )
            }
        for _ in 0..<(TestLength.isFull ? 100_000 : 300) {
            var bytes = samples[Int.random(in: samples.indices, using: &generator)]
            for _ in 0..<Int.random(in: 0..<4, using: &generator) {
                bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(
                    in: 0...255,
                    using: &generator
                )
            }
            await editor.send(Data(bytes))
        }
        // The rest of a damaged message may swallow the next one.
        var answer = await editor.ask("unknown", "{}")
        for _ in 0..<20 where answer.errorCode != "-32601" { answer = await editor.ask("unknown", "{}") }
        #expect(answer.errorCode == "-32601")
    }
}
