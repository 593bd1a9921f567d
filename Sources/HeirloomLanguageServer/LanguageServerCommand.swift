import Foundation
import HeirloomBuild
import HeirloomGraph

/// `heirloom lsp`: serves an editor.
package enum LanguageServerCommand {
    private static let buildFolder = OptionDescription(
        "--build-folder",
        value: "FOLDER",
        count: .anyNumber,
        help: "A folder for builds, besides '.build' in the folders that the editor opens."
    )
    private static let without = OptionDescription(
        "--without",
        value: "REQUEST,…",
        help:
            "Requests to leave to another server: \(Feature.allCases.map(\.rawValue).joined(separator: ", "))."
    )
    private static let log = OptionDescription(
        "--log",
        value: "FILE",
        help: "A file to which each request is written, with the time that it took."
    )

    package static let command = Command(
        CommandDescription(
            name: "lsp",
            abstract: "Show an editor the errors of the tree while you type.",
            discussion: """
                A server of the Language Server Protocol on standard input and output. It reads what the build plugin \
                wrote in the last build, and the texts that the editor shows. It starts no build and writes nothing into \
                the package.
                """,
            example: "heirloom lsp",
            options: [buildFolder, without, log]
        )
    ) { arguments async throws(CommandFailure) in
        var left: Set<Feature> = []
        for name in (arguments.value(of: without) ?? "").split(separator: ",") {
            guard let feature = Feature(rawValue: String(name)) else {
                throw CommandFailure("'\(without.name) \(name)': this is not a request that can be left out")
            }
            left.insert(feature)
        }
        var requestLog: RequestLog?
        if let path = arguments.value(of: log) { requestLog = try RequestLog(path: path) }
        // Unlike other commands, this one resolves trees again and again.
        return await Leftovers.$areKept.withValue(false) { [requestLog] in
            await serve(buildFolders: arguments.values(of: buildFolder), without: left, log: requestLog)
        }
    }

    private static func serve(
        buildFolders: [String],
        without left: Set<Feature>,
        log: RequestLog?
    ) async -> CommandOutcome {
        let server = LanguageServer(buildFolders: buildFolders, without: left, log: log?.write) { message in
            try? FileHandle.standardOutput.write(contentsOf: message)
        }
        let input = StandardInput()
        for await _ in input.signals {
            let (bytes, isPause) = input.take()
            if isPause { await server.lookAgain() }
            await server.receive(bytes)
            if server.isEnded { break }
        }
        return CommandOutcome(status: server.status)
    }
}

/// Reads standard input in a thread, so that the server knows all messages that have arrived when it handles one.
private final class StandardInput: @unchecked Sendable {
    private let lock = NSLock()
    private var bytes = Data()
    private var isPause = false
    /// A value whenever there is something to take. Ends with the input.
    let signals: AsyncStream<Void>

    init() {
        let (signals, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        self.signals = signals
        Thread.detachNewThread { [self] in
            while case let data = FileHandle.standardInput.availableData, !data.isEmpty {
                lock.withLock { bytes += data }
                continuation.yield()
            }
            continuation.finish()
        }
        Thread.detachNewThread { [self] in
            while true {
                Thread.sleep(forTimeInterval: 2)
                lock.withLock { isPause = true }
                if case .terminated = continuation.yield() { return }
            }
        }
    }

    /// Returns everything that has arrived, and whether so much time has passed that files may have changed.
    func take() -> (bytes: Data, isPause: Bool) {
        lock.withLock {
            defer { (bytes, isPause) = (Data(), false) }
            return (bytes, isPause)
        }
    }
}

/// The file of `--log`.
private struct RequestLog {
    private let file: FileHandle

    init(path: String) throws(CommandFailure) {
        guard FileManager.default.createFile(atPath: path, contents: nil),
            let file = FileHandle(forWritingAtPath: path)
        else {
            throw CommandFailure("cannot write '\(path)'")
        }
        self.file = file
    }

    func write(_ line: String) { try? file.write(contentsOf: Data((line + "\n").utf8)) }
}
