import Foundation
import HeirloomLanguageServer
import HeirloomTestSupport

/// An editor that has opened a package as the build plugin leaves it, and the server that it talks to.
final class Editor {
    /// The capabilities of the editor, as JSON.
    static let capabilities = """
        {
          "general": {"positionEncodings": ["utf-16"]},
          "workspace": {"workspaceEdit": {"documentChanges": true}},
          "window": {"showDocument": {"support": true}},
          "textDocument": {
            "publishDiagnostics": {"relatedInformation": true, "versionSupport": true},
            "hover": {"contentFormat": ["markdown", "plaintext"]},
            "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}}},
            "definition": {}, "references": {}, "implementation": {}, "inlayHint": {}, "codeLens": {}
          }
        }
        """

    let folder: TemporaryFolder
    private let server: LanguageServer
    private let sent: Sent
    private var requestCount = 0
    private var texts: [String: String] = [:]
    private var versions: [String: Int] = [:]
    /// The diagnostics that are shown, by path.
    private(set) var shown: [String: [String]] = [:]
    /// All other messages of the server that are no answers.
    private(set) var notices: [Reply] = []

    /// The bytes that the server sent.
    private final class Sent {
        var stream = MessageStream()
    }

    /// - Parameters:
    ///   - files: The sources by path. The first part of a path is the module.
    ///   - targets: The modules that the build plugin was applied to, each of which sees all others.
    init(
        _ files: [String: String],
        targets: [String] = ["App"],
        capabilities: String = capabilities,
        options: String = "{}",
        without left: Set<Feature> = []
    ) async throws {
        folder = try TemporaryFolder()
        let sent = Sent()
        self.sent = sent
        server = LanguageServer(without: left) { sent.stream.append($0) }
        for (path, text) in files { try folder.write(text, to: path) }
        for target in targets { try build(target) }
        let initialized = """
            {"rootUri": "\(uri(""))", "capabilities": \(capabilities), "initializationOptions": \(options)}
            """
        capabilitiesOfServer = await ask("initialize", initialized)
        await tell("initialized", "{}")
    }

    /// The answer to `initialize`.
    private(set) var capabilitiesOfServer = Reply("")

    /// Writes what the build plugin writes for a target.
    func build(_ target: String) throws {
        let work = ".build/plugins/outputs/package/\(target)/destination/HeirloomGenerator/"
        let root = folder.url.resolvingSymlinksInPath().path + "/"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
        var arguments = ["generate", "--module", target, "--roots", target == "App" ? "require" : "marked"]
        arguments += ["--project-folder", root, "--modules-are-complete", "--conditions-are-complete"]
        for module in names where !module.hasPrefix(".") {
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/" + module)
                .sorted()
            let list = work + module + ".sources"
            try folder.write(files.map { root + module + "/" + $0 + "\n" }.joined(), to: list)
            arguments +=
                module == target
                ? ["--sources-file", root + list] : ["--module-sources", module + "=" + root + list]
        }
        arguments += ["--output", root + work + "Heirloom.generated.swift"]
        try folder.write(arguments.map { $0 + "\n" }.joined(), to: work + target + ".arguments")
    }

    /// The arguments that the build plugin wrote for a target.
    func argumentsOfRun(_ target: String) -> [String] {
        let path =
            ".build/plugins/outputs/package/\(target)/destination/HeirloomGenerator/\(target).arguments"
        let text = try? String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
        return (text ?? "").components(separatedBy: "\n")
    }

    // MARK: Messages

    func uri(_ path: String) -> String {
        URL(fileURLWithPath: folder.url.resolvingSymlinksInPath().path + "/" + path).absoluteString
    }

    /// Sends bytes, and takes what the server sends.
    @discardableResult
    func send(_ bytes: Data) async -> [Reply] {
        await server.receive(bytes)
        var answers: [Reply] = []
        while case .message(let message)? = sent.stream.next() {
            let text = String(decoding: message, as: UTF8.self)
                .replacingOccurrences(of: uri(""), with: "")
                .replacingOccurrences(of: folder.url.resolvingSymlinksInPath().path + "/", with: "")
            let reply = Reply(text)
            switch reply.method {
            case "textDocument/publishDiagnostics":
                let (path, diagnostics) = reply.published
                shown[path] = diagnostics.isEmpty ? nil : diagnostics
            case nil: answers.append(reply)
            case _: notices.append(reply)
            }
        }
        return answers
    }

    static func framed(_ json: String) -> Data { MessageStream.framed(Data(json.utf8)) }

    func tell(_ method: String, _ parameters: String) async {
        await send(Self.framed(#"{"jsonrpc": "2.0", "method": "\#(method)", "params": \#(parameters)}"#))
    }

    /// Returns the answer to a request.
    func ask(_ method: String, _ parameters: String) async -> Reply {
        requestCount += 1
        let request =
            #"{"jsonrpc": "2.0", "id": \#(requestCount), "method": "\#(method)", "params": \#(parameters)}"#
        return await send(Self.framed(request)).last ?? Reply("")
    }

    func lookAgain() async {
        await server.lookAgain()
        await send(Data())
    }

    var isEnded: Bool { server.isEnded }

    // MARK: Documents

    /// Opens a file, with its own text or another.
    func open(_ path: String, _ text: String? = nil) async throws {
        let text = try text ?? String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
        texts[path] = text
        versions[path] = 1
        let document =
            #"{"uri": "\#(uri(path))", "languageId": "swift", "version": 1, "text": \#(Reply.quoted(text))}"#
        await tell("textDocument/didOpen", #"{"textDocument": \#(document)}"#)
    }

    func close(_ path: String) async {
        await tell("textDocument/didClose", #"{"textDocument": {"uri": "\#(uri(path))"}}"#)
    }

    /// Replaces the first occurrence of a text in an opened document, as typing does.
    func replace(_ old: String, with new: String, in path: String) async {
        guard let text = texts[path], let range = text.range(of: old) else { return }
        let (start, end) = (
            Self.position(range.lowerBound, in: text), Self.position(range.upperBound, in: text)
        )
        texts[path] = text.replacingCharacters(in: range, with: new)
        versions[path, default: 0] += 1
        let change = #"{"range": {"start": \#(start), "end": \#(end)}, "text": \#(Reply.quoted(new))}"#
        let document = #"{"uri": "\#(uri(path))", "version": \#(versions[path] ?? 0)}"#
        await tell(
            "textDocument/didChange",
            #"{"textDocument": \#(document), "contentChanges": [\#(change)]}"#
        )
    }

    /// Returns the answer to a request about the first occurrence of a text in an opened document.
    func ask(_ method: String, at place: String, in path: String) async -> Reply {
        guard let text = texts[path], let range = text.range(of: place) else { return Reply("") }
        let document = #""textDocument": {"uri": "\#(uri(path))"}"#
        let (start, end) = (
            Self.position(range.lowerBound, in: text), Self.position(range.upperBound, in: text)
        )
        return await ask(
            method,
            #"{\#(document), "position": \#(start), "range": {"start": \#(start), "end": \#(end)}}"#
        )
    }

    /// Returns the answer to a request about a whole document.
    func ask(_ method: String, in path: String) async -> Reply {
        let range = #""range": {"start": {"line": 0, "character": 0}, "end": {"line": 1000, "character": 0}}"#
        return await ask(method, #"{"textDocument": {"uri": "\#(uri(path))"}, \#(range)}"#)
    }

    private static func position(_ index: String.Index, in text: String) -> String {
        let lines = Array(text[..<index].utf16).split(separator: 0x0A, omittingEmptySubsequences: false)
        return #"{"line": \#(lines.count - 1), "character": \#(lines.last?.count ?? 0)}"#
    }
}

/// A message of the server.
struct Reply: Equatable {
    private let json: String

    init(_ json: String) { self.json = json }

    static func quoted(_ text: String) -> String {
        String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
    }

    private var object: Any? { try? JSONSerialization.jsonObject(with: Data(json.utf8)) }
    private var members: [String: Any] { object as? [String: Any] ?? [:] }

    var method: String? { members["method"] as? String }

    /// The number of the error; `nil` for a result.
    var errorCode: String? {
        (members["error"] as? [String: Any]).map { "\($0["code"] ?? "")" }
    }

    var parameters: [String: Any] { members["params"] as? [String: Any] ?? [:] }

    /// The result or the error, or the parameters of a request, with positions as `line:character` and locations as
    /// `path line:character–line:character`.
    var text: String {
        let value = members["error"] ?? members["params"] ?? members["result"] ?? NSNull()
        return Self.text(Self.shortened(value))
    }

    /// The path and the diagnostics of a notification.
    fileprivate var published: (path: String, diagnostics: [String]) {
        let parameters = members["params"] as? [String: Any] ?? [:]
        let diagnostics = parameters["diagnostics"] as? [[String: Any]] ?? []
        let texts = diagnostics.map { diagnostic in
            let range = Self.shortened(diagnostic["range"] ?? "")
            let kind = diagnostic["severity"] as? Int == 1 ? "error" : "warning"
            return "\(range) \(kind): \(diagnostic["message"] ?? "") [\(diagnostic["code"] ?? "")]"
        }
        return (parameters["uri"] as? String ?? "", texts)
    }

    /// The edits of all actions: the file, its version, the range and the new text.
    var edits: [String] {
        let actions = members["result"] as? [[String: Any]] ?? []
        return actions.compactMap { $0["edit"] as? [String: Any] }.flatMap { edit -> [String] in
            let versioned = edit["documentChanges"] as? [[String: Any]] ?? []
            let changes = edit["changes"] as? [String: [[String: Any]]] ?? [:]
            return versioned.flatMap { change in
                let document = change["textDocument"] as? [String: Any] ?? [:]
                let version = (document["version"] as? Int).map { " \($0)" } ?? ""
                return Self.texts(
                    change["edits"] as? [[String: Any]] ?? [],
                    "\(document["uri"] ?? "")\(version)"
                )
            } + changes.sorted { $0.key < $1.key }.flatMap { Self.texts($0.value, $0.key) }
        }
    }

    private static func texts(_ edits: [[String: Any]], _ file: String) -> [String] {
        edits.map { "\(file) \(shortened($0["range"] ?? "")) \($0["newText"] ?? "")" }
    }

    private static func shortened(_ value: Any) -> Any {
        if let values = value as? [Any] { return values.map(shortened) }
        guard let members = value as? [String: Any] else { return value }
        let short = members.mapValues(shortened)
        switch short.keys.sorted() {
        case ["character", "line"]: return "\(short["line"] ?? ""):\(short["character"] ?? "")"
        case ["end", "start"]: return "\(short["start"] ?? "")–\(short["end"] ?? "")"
        case ["range", "uri"]: return "\(short["uri"] ?? "") \(short["range"] ?? "")"
        case _: return short
        }
    }

    private static func text(_ value: Any) -> String {
        let options: JSONSerialization.WritingOptions = [
            .fragmentsAllowed, .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
        ]
        let data = try? JSONSerialization.data(withJSONObject: value, options: options)
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}
