import Foundation
import HeirloomBuild
import HeirloomModel

/// The targets below the folders that an editor has opened, and the documents in it.
final class Workspace {
    private var folders: [String] = []
    private let buildFolders: [String]
    let client: LSP.ClientCapabilities
    let options: LSP.InitializeParameters.Options
    let encoding: PositionEncoding
    /// In the order of their names.
    private(set) var targets: [ServedTarget] = []
    private(set) var documents: [String: OpenedDocument] = [:]
    /// The texts of files that are not opened, until files are looked at again.
    private var fileTexts: [String: DocumentText] = [:]
    /// How often a tree was resolved, or went away.
    private var resolutionCount = 0

    init(
        _ parameters: LSP.InitializeParameters = LSP.InitializeParameters(),
        encoding: PositionEncoding = .utf16,
        buildFolders: [String] = []
    ) {
        let roots = parameters.workspaceFolders?.map(\.uri) ?? [parameters.rootUri].compactMap(\.self)
        folders = roots.compactMap(DocumentURI.path).map(Self.resolved)
        self.buildFolders = buildFolders
        client = parameters.capabilities
        options = parameters.options
        self.encoding = encoding
    }

    /// Whether to report mistakes of single declarations, which macros report as well.
    var includesLocalMistakes: Bool { options.localMistakes ?? false }

    private static func resolved(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }

    // MARK: Changes

    func change(added: [LSP.Folder], removed: [LSP.Folder]) async {
        let gone = Set(removed.compactMap { DocumentURI.path($0.uri) }.map(Self.resolved))
        folders.removeAll(where: gone.contains)
        folders += added.compactMap { DocumentURI.path($0.uri) }.map(Self.resolved)
        await lookAgain()
    }

    func open(_ document: LSP.Document) async {
        guard let path = path(document.uri), let text = document.text else { return }
        if let opened = documents[path] {
            // Clients must not open a document twice.
            opened.change(
                [LSP.ChangeParameters.Change(range: nil, text: text)],
                version: document.version,
                in: encoding
            )
            return
        }
        documents[path] = OpenedDocument(path: path, uri: document.uri, version: document.version, text: text)
        adopt(path)
    }

    func change(_ document: LSP.Document, _ changes: [LSP.ChangeParameters.Change]) {
        guard let path = path(document.uri) else { return }
        documents[path]?.change(changes, version: document.version, in: encoding)
    }

    func close(_ document: LSP.Document) {
        guard let path = path(document.uri), documents.removeValue(forKey: path) != nil else { return }
        readChangedFiles()
    }

    /// Returns the path of a document as the lists spell it.
    func path(_ uri: String) -> String? {
        guard let path = DocumentURI.path(uri) else { return nil }
        if documents[path] != nil || targets.contains(where: { $0.has(path) }) { return path }
        return Self.resolved(path)
    }

    /// Reads what the build plugin wrote, and files that have changed.
    func lookAgain() async {
        let builds = folders.flatMap { [$0 + "/.build", $0 + "/.build/index-build"] } + buildFolders
        let runs = PluginRun.all(inBuildFolders: builds)
        var served = Dictionary(targets.map { ($0.run.target, $0) }) { first, _ in first }
        served = served.filter { runs[$0.key]?.stamps == $0.value.run.stamps }
        if served.count < targets.count { resolutionCount += 1 }
        for (name, run) in runs where served[name] == nil {
            guard let target = try? ServedTarget(run) else { continue }
            await target.read()
            served[name] = target
        }
        targets = served.sorted { $0.key < $1.key }.map(\.value)
        readChangedFiles()
        for path in documents.keys { adopt(path) }
    }

    private func readChangedFiles() {
        fileTexts = [:]
        var stamps: [String: FileStamp?] = [:]
        for target in targets {
            target.readChangedFiles(besides: documents) { path in
                if let known = stamps[path] { return known }
                let stamp = FileStamp(path)
                stamps[path] = stamp
                return stamp
            }
        }
    }

    /// Adds a document that no list names to the module whose folder it is in, if there is exactly one and the file is newer
    /// than its list. An older one is excluded, or belongs to a target without the plugin.
    private func adopt(_ path: String) {
        let name = (path as NSString).lastPathComponent
        guard path.hasSuffix(".swift"), !name.hasPrefix("Package"), !targets.contains(where: { $0.has(path) })
        else {
            return
        }
        let date = Self.date(path) ?? .distantFuture
        let around = Set(
            targets.flatMap { $0.modules(around: path) { Self.date($0).map { $0 < date } ?? false } }
        )
        guard around.count == 1, let module = around.first else { return }
        for target in targets { target.add(path, toModule: module) }
    }

    private static func date(_ path: String) -> Date? {
        try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }

    // MARK: Trees

    /// Resolves the trees in which a declaration has changed.
    ///
    /// - Parameter path: A document; the trees with it are resolved again even if only positions have changed.
    func judge(exactlyAround path: String? = nil) async {
        for target in targets {
            let isResolved = await target.judge(
                documents,
                includesLocalMistakes: includesLocalMistakes,
                isExact: path.map(target.has) ?? false
            )
            if isResolved { resolutionCount += 1 }
        }
        for (path, document) in documents {
            let asked = targets.filter { $0.has(path) }.flatMap { target in
                [target.edits, target.tree?.edits].compactMap { $0.map { $0[path] ?? 0 } }
            }
            document.forgetChanges(before: asked.min() ?? .max)
        }
    }

    /// Whether the editor shows what is wrong in a file: it is opened, or in one of the folders but not of a build.
    func shows(_ path: String) -> Bool {
        documents[path] != nil
            || folders.contains {
                path.hasPrefix($0 + "/") && !path.dropFirst($0.count).hasPrefix("/.build/")
            }
    }

    /// Returns the text of a file as the editor shows it.
    func text(of path: String) -> DocumentText {
        if let text = documents[path]?.text ?? fileTexts[path] { return text }
        let text = DocumentText(file: (try? FileBytes.readText(path)) ?? [])
        fileTexts[path] = text
        return text
    }

    /// A state of the workspace. Two equal ones have the same diagnostics at the same places.
    struct Revision: Equatable {
        fileprivate let resolutionCount: Int
        /// The number of edits of each document.
        fileprivate let edits: [String: Int]
    }

    var revision: Revision {
        Revision(resolutionCount: resolutionCount, edits: documents.mapValues(\.edit))
    }

    /// Returns a text with paths that are relative to the folders.
    func withShortPaths(_ text: String) -> String {
        folders.reduce(text) { $0.replacingOccurrences(of: " " + $1 + "/", with: " ") }
    }

    func uri(of path: String) -> String { documents[path]?.uri ?? DocumentURI.uri(path) }
}
