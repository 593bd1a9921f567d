import Foundation
import ProjectGenerator

/// A language server as an editor runs it, with one document opened.
final class EditorSession {
    private let server = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var received = Data()
    private var requestCount = 0
    private var version = 1
    private let uri: String

    /// Starts the server on a project that counts as built, and opens the file at `path`.
    init(tool: String, project: ProjectFolder, opening path: String, text: String) throws {
        uri = URL(fileURLWithPath: path).absoluteString
        let work = project.url.appendingPathComponent(
            ".build/plugins/outputs/project/App/destination/HeirloomGenerator"
        )
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        let arguments =
            ["generate"] + project.generateArguments(output: "/dev/null").dropFirst()
            + ["--project-folder", project.url.path]
        try Data(arguments.map { $0 + "\n" }.joined().utf8)
            .write(to: work.appendingPathComponent("App.arguments"))
        server.executableURL = URL(fileURLWithPath: tool)
        server.arguments = ["lsp"]
        server.standardInput = input
        server.standardOutput = output
        try server.run()
        let root = project.url.absoluteString
        let capabilities = ["textDocument": ["hover": [:]]]
        try wait(for: request("initialize", ["rootUri": root, "capabilities": capabilities]))
        try notify("initialized", [:])
        try notify(
            "textDocument/didOpen",
            ["textDocument": ["uri": uri, "languageId": "swift", "version": 1, "text": text]]
        )
        try wait(for: hover())
    }

    deinit { server.terminate() }

    /// Replaces the document's text.
    func change(to text: String) throws {
        version += 1
        try notify(
            "textDocument/didChange",
            ["textDocument": ["uri": uri, "version": version], "contentChanges": [["text": text]]]
        )
    }

    /// Returns the seconds from a change to the diagnostics for it.
    func secondsUntilDiagnostics(changingTo text: String) throws -> Double {
        let start = DispatchTime.now()
        try change(to: text)
        while try message()["method"] as? String != "textDocument/publishDiagnostics" {}
        return start.secondsUntilNow
    }

    /// Returns the seconds from a change to the next answer.
    func secondsUntilAnswer(changingTo text: String) throws -> Double {
        let start = DispatchTime.now()
        try change(to: text)
        try wait(for: hover())
        return start.secondsUntilNow
    }

    /// The memory that the server has in use, in bytes.
    func memory() throws -> Double {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/ps")
        process.arguments = ["-o", "rss=", "-p", "\(server.processIdentifier)"]
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        guard let kilobytes = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw Ended()
        }
        return kilobytes * 1024
    }

    /// The error that the server does not answer any more.
    struct Ended: Error {}

    // MARK: Messages

    private func hover() throws -> Int {
        try request(
            "textDocument/hover",
            ["textDocument": ["uri": uri], "position": ["line": 0, "character": 0]]
        )
    }

    private func request(_ method: String, _ parameters: [String: Any]) throws -> Int {
        requestCount += 1
        try send(["jsonrpc": "2.0", "id": requestCount, "method": method, "params": parameters])
        return requestCount
    }

    private func notify(_ method: String, _ parameters: [String: Any]) throws {
        try send(["jsonrpc": "2.0", "method": method, "params": parameters])
    }

    private func send(_ message: [String: Any]) throws {
        let body = try JSONSerialization.data(withJSONObject: message)
        try input.fileHandleForWriting.write(
            contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body
        )
    }

    private func wait(for id: Int) throws {
        while try message()["id"] as? Int != id {}
    }

    private func message() throws -> [String: Any] {
        while true {
            if let end = received.range(of: Data("\r\n\r\n".utf8)) {
                let header = String(decoding: received[..<end.lowerBound], as: UTF8.self)
                let length = Int(header.drop { !$0.isNumber }) ?? 0
                if received.endIndex - end.upperBound >= length {
                    let body = Data(received[end.upperBound..<end.upperBound + length])
                    received = Data(received[(end.upperBound + length)...])
                    return try JSONSerialization.jsonObject(with: body) as? [String: Any] ?? [:]
                }
            }
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { throw Ended() }
            received += more
        }
    }
}

extension DispatchTime {
    fileprivate var secondsUntilNow: Double {
        Double(DispatchTime.now().uptimeNanoseconds - uptimeNanoseconds) / 1e9
    }
}
