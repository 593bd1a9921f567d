import Foundation
import HeirloomBuild
import HeirloomModel

/// A server of the Language Server Protocol 3.17 that knows the trees of a workspace.
///
/// It reads what the build plugin wrote for each target, resolves the targets' trees with the texts that the editor shows,
/// and publishes what is wrong. It starts no build and writes nothing into the workspace.
package final class LanguageServer {
    private enum State {
        case started, initialized, isShutDown, ended
    }

    /// A message that was taken out of the stream, or that could not be.
    private enum Received {
        case message(ClientMessage)
        case damaged
    }

    private let buildFolders: [String]
    private let left: Set<Feature>
    private let log: ((String) -> Void)?
    private let send: (Data) -> Void
    private var state = State.started
    private var stream = MessageStream()
    private var received: [Received] = []
    var workspace = Workspace()
    private var publisher = Publisher()
    private var requestCount = 0

    /// - Parameters:
    ///   - buildFolders: Folders for builds, in addition to `.build` in the workspace.
    ///   - left: The features that are not announced to the client.
    ///   - log: Takes a line for each message: what was asked, and the time until it was answered.
    ///   - send: Sends bytes to the client.
    package init(
        buildFolders: [String] = [],
        without left: Set<Feature> = [],
        log: ((String) -> Void)? = nil,
        send: @escaping (Data) -> Void
    ) {
        self.buildFolders = buildFolders
        self.left = left
        self.log = log
        self.send = send
    }

    /// Whether the client has ended the session.
    package var isEnded: Bool { state == .ended }

    /// The exit status after the session, as the protocol defines it: 0 only if `shutdown` was called before `exit`.
    package private(set) var status = ExitStatus.faults

    // MARK: Messages

    /// Takes bytes of the client, which may be any part of messages.
    ///
    /// Messages are answered in their order. A request is refused if it is cancelled, or if its document changes, by a message
    /// that has already arrived.
    package func receive(_ bytes: Data) async {
        stream.append(bytes)
        while let element = stream.next() {
            switch element {
            case .damaged: received.append(.damaged)
            case .message(let data):
                do throws(Refusal) {
                    if let message = try ClientMessage(data) { received.append(.message(message)) }
                } catch {
                    received.append(.damaged)
                }
            }
        }
        while !received.isEmpty, state != .ended {
            switch received.removeFirst() {
            case .damaged: respond(to: nil, .failure(.damaged))
            case .message(let message): await logging(message.method) { await handle(message) }
            }
        }
        if state == .initialized { await logging("diagnostics") { await publish() } }
    }

    /// Looks for changes of files and of what the build plugin wrote, about which a client may say nothing.
    package func lookAgain() async {
        if state == .initialized { await workspace.lookAgain() }
    }

    private func logging(_ what: String, _ work: () async -> Void) async {
        guard let log else { return await work() }
        let clock = ContinuousClock()
        let start = clock.now
        await work()
        let time = start.duration(to: clock.now) / .milliseconds(1)
        log("\(what) \((time * 10).rounded() / 10) ms")
    }

    private func handle(_ message: ClientMessage) async {
        guard let id = message.id else {
            do throws(Refusal) { try await notice(message) } catch {}
            return
        }
        do throws(Refusal) {
            if let refusal = refusal(of: message, id) { throw refusal }
            respond(to: id, .success(try await answer(message)))
        } catch {
            respond(to: id, .failure(error))
        }
    }

    /// Returns why a request is not answered, by what has arrived after it.
    private func refusal(of request: ClientMessage, _ id: RequestID) -> Refusal? {
        let uri = try? request.parameters(LSP.DocumentParameters.self).textDocument.uri
        for case .message(let later) in received {
            if later.method == "$/cancelRequest",
                (try? later.parameters(LSP.CancelParameters.self))?.id == id
            {
                return .cancelled
            }
            if let uri, later.method == "textDocument/didChange",
                (try? later.parameters(LSP.DocumentParameters.self))?.textDocument.uri == uri
            {
                return .overtaken
            }
        }
        return nil
    }

    private func notice(_ message: ClientMessage) async throws(Refusal) {
        switch message.method {
        case "exit":
            status = state == .isShutDown ? .success : .faults
            state = .ended
        case _ where state != .initialized:
            break
        case "initialized":
            await readWorkspace()
        case "textDocument/didOpen":
            await workspace.open(try message.parameters(LSP.DocumentParameters.self).textDocument)
        case "textDocument/didChange":
            let change = try message.parameters(LSP.ChangeParameters.self)
            workspace.change(change.textDocument, change.contentChanges)
        case "textDocument/didClose":
            workspace.close(try message.parameters(LSP.DocumentParameters.self).textDocument)
        case "textDocument/didSave", "workspace/didChangeWatchedFiles":
            await workspace.lookAgain()
        case "workspace/didChangeWorkspaceFolders":
            let event = try message.parameters(LSP.FolderChangeParameters.self).event
            await workspace.change(added: event.added, removed: event.removed)
        default:
            break
        }
    }

    private func answer(_ message: ClientMessage) async throws(Refusal) -> any Encodable {
        switch message.method {
        case "initialize":
            guard state == .started else {
                throw Refusal(code: -32600, message: "'initialize' was called before")
            }
            return initialize(try message.parameters())
        case "shutdown" where state != .started:
            state = .isShutDown
            return String?.none
        case _ where state == .started:
            throw .notInitialized
        case _ where state == .isShutDown:
            throw Refusal(code: -32600, message: "'shutdown' was called before")
        default:
            guard let feature = Feature(method: message.method), !left.contains(feature) else {
                throw .unknown(message.method)
            }
            return try await answer(message, feature)
        }
    }

    private func initialize(_ parameters: LSP.InitializeParameters) -> any Encodable {
        state = .initialized
        let announced = LSP.ServerCapabilities(for: parameters.capabilities, without: left)
        workspace = Workspace(parameters, encoding: announced.positionEncoding, buildFolders: buildFolders)
        return LSP.InitializeResult(capabilities: announced)
    }

    /// Reads the workspace, and says once what to do if there is nothing to read.
    private func readWorkspace() async {
        await workspace.lookAgain()
        if workspace.targets.isEmpty {
            notify(
                "window/showMessage",
                LSP.ShowMessageParameters(
                    type: 3,
                    message: """
                        Heirloom found no target that its build plugin was applied to; build the package once, or pass \
                        the folder of its builds with '--build-folder'
                        """
                )
            )
        }
    }

    private func respond(to id: RequestID?, _ outcome: Result<any Encodable, Refusal>) {
        sendMessage(Response(id: id, outcome: outcome))
    }

    func notify(_ method: String, _ parameters: some Encodable) {
        sendMessage(ServerMessage(method: method, params: parameters))
    }

    /// Sends a request, whose answer is ignored.
    func request(_ method: String, _ parameters: some Encodable) {
        requestCount += 1
        sendMessage(ServerMessage(id: .number(requestCount), method: method, params: parameters))
    }

    private func sendMessage(_ message: some Encodable) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(message) else { return }
        send(MessageStream.framed(data))
    }

    // MARK: Diagnostics

    /// Resolves what has changed, and publishes the diagnostics of each file for which they differ.
    private func publish() async {
        await workspace.judge()
        for changed in publisher.changes(in: workspace) {
            notify("textDocument/publishDiagnostics", changed)
        }
    }
}

extension Feature {
    /// The feature that answers a method.
    init?(method: String) {
        let parts = method.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2, let feature = Feature(rawValue: parts[1]), parts[0] == feature.scope else {
            return nil
        }
        self = feature
    }

    /// The first part of the method.
    private var scope: String {
        switch self {
        case .executeCommand: "workspace"
        case .codeAction, .hover, .definition, .references, .implementation, .inlayHint, .codeLens:
            "textDocument"
        }
    }
}

/// The addresses of files.
enum DocumentURI {
    static func path(_ uri: String) -> String? {
        guard let url = URL(string: uri), url.isFileURL else { return nil }
        return url.standardizedFileURL.path
    }

    static func uri(_ path: String) -> String {
        URL(fileURLWithPath: path, isDirectory: false).absoluteString
    }
}
