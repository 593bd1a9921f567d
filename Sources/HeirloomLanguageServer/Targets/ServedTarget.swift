import HeirloomBuild
import HeirloomCommands
import HeirloomDiagnosis
import HeirloomDocuments
import HeirloomFixes
import HeirloomGraph
import HeirloomLocalDiagnosis
import HeirloomModel

/// A target whose tree is resolved as the build would, but with the opened documents instead of their files.
final class ServedTarget {
    let run: PluginRun
    private let request: GraphRequest
    private var known: [String: KnownConditions] = [:]
    /// The summaries of the sources, by module.
    private var modules: [ModuleSummary] = []
    /// The module and the file of each path.
    private var places: [String: (module: Int, file: Int)] = [:]
    /// The documents that ``modules`` shows instead of their files.
    private var used: [String: UsedReading] = [:]
    private var stamps: [String: FileStamp] = [:]
    private var isJudged = false
    /// Everything that is wrong with the tree, at positions in the texts of ``edits``.
    private(set) var diagnostics: [Diagnostic] = []
    /// The number of edits of each document at which ``diagnostics`` were found.
    var edits: [String: Int] { used.mapValues(\.edit) }
    /// The last valid tree.
    private(set) var tree: ServedTree?

    private struct UsedReading {
        var shape: DocumentReading.Shape
        var edit: Int
        /// The positions of the last text of this shape that is known to have them where the edits moved them.
        var places: [TextPosition]
        var movedEdit: Int
    }

    init(_ run: PluginRun) throws(CommandFailure) {
        self.run = run
        request = try GraphRequest(run.arguments, operands: [])
    }

    /// Returns whether a file is one of the sources.
    func has(_ path: String) -> Bool { places[path] != nil }

    // MARK: Reading

    /// Reads all sources from their files. One that is missing or not UTF-8 is left out.
    func read() async {
        modules = []
        used = [:]
        isJudged = false
        for (name, list, flags) in lists {
            let sources = ((try? SourceList.read(list)) ?? []).filter(FileBytes.isPlainFile)
            known[name] = KnownConditions(flags: flags)
            modules.append(await summary(ofModule: name, sources))
        }
        modules.sort { $0.name < $1.name }
        locateFiles()
        for path in places.keys { stamps[path] = FileStamp(path) }
    }

    private func summary(ofModule name: String, _ sources: [String]) async -> ModuleSummary {
        let known = known[name] ?? KnownConditions()
        let read = try? await ModuleReader.read(name, sources: sources, known: known, cache: request.cache)
            .summary()
        return read
            ?? ModuleSummary(
                name: name,
                files: sources.sorted().compactMap { FileSummary(fileAt: $0, known) }
            )
    }

    /// The name of each module, the list of its sources, and its flags.
    private var lists: [(name: String, list: String, flags: Set<String>)] {
        let below = (try? run.arguments.pairs(of: GraphOptions.moduleSources)) ?? []
        let flags = (try? run.arguments.pairs(of: GraphOptions.moduleCondition, mayRepeat: true)) ?? []
        let own = run.arguments.value(of: GraphOptions.sourcesFile).map { list in
            (request.module, list, Set(run.arguments.values(of: GraphOptions.condition)))
        }
        return [own].compactMap(\.self)
            + below.map { module in
                (module.name, module.value, Set(flags.filter { $0.name == module.name }.map(\.value)))
            }
    }

    private func locateFiles() {
        places = [:]
        for (module, summary) in modules.enumerated() {
            for (file, summary) in summary.files.enumerated() { places[summary.path] = (module, file) }
        }
    }

    /// Reads files again that have changed, unless they are opened.
    ///
    /// - Parameter current: Returns the stamp of a file.
    func readChangedFiles(besides opened: [String: OpenedDocument], current: (String) -> FileStamp?) {
        for (path, place) in places where opened[path] == nil {
            let stamp = current(path)
            guard used[path] != nil || stamp != stamps[path] else { continue }
            stamps[path] = stamp
            used[path] = nil
            modules[place.module].files[place.file] =
                FileSummary(fileAt: path, known(at: place)) ?? FileSummary(path: path)
            isJudged = false
        }
    }

    /// Returns the summary of one of the sources, and the number of edits before its text.
    func reading(
        ofFileAt path: String,
        _ documents: [String: OpenedDocument],
        mayBeFaulty: Bool
    ) -> (summary: FileSummary, edit: Int) {
        guard let place = places[path] else { return (FileSummary(path: path), 0) }
        guard let document = documents[path] else { return (modules[place.module].files[place.file], 0) }
        let reading = document.reading(known: known(at: place), mayBeFaulty: mayBeFaulty)
        return (reading.summary, reading.edit)
    }

    private func known(at place: (module: Int, file: Int)) -> KnownConditions {
        known[modules[place.module].name] ?? KnownConditions()
    }

    /// Returns the modules in whose folders a file is, but whose lists do not name it.
    ///
    /// - Parameter isOlder: Whether a list is older than the file.
    func modules(around path: String, isOlder: (_ list: String) -> Bool) -> [String] {
        lists.filter { module in
            guard let sources = try? SourceList.read(module.list), let folder = sources.commonFolder else {
                return false
            }
            return path.hasPrefix(folder) && isOlder(module.list)
        }
        .map(\.name)
    }

    /// Adds a file that the lists do not name yet to a module.
    func add(_ path: String, toModule name: String) {
        guard let module = modules.firstIndex(where: { $0.name == name }), !has(path) else { return }
        modules[module].files.append(FileSummary(path: path))
        modules[module].files.sort { $0.path < $1.path }
        locateFiles()
    }

    // MARK: Judging

    /// Resolves the tree again if a declaration has changed.
    ///
    /// - Parameters:
    ///   - documents: The opened documents, by path.
    ///   - isExact: Whether to resolve it even if only positions have changed.
    /// - Returns: Whether it was resolved.
    func judge(
        _ documents: [String: OpenedDocument],
        includesLocalMistakes: Bool,
        isExact: Bool
    ) async -> Bool {
        let readings = documents.compactMapValues { document in
            places[document.path].map { place in
                document.reading(known: known(at: place), mayBeFaulty: includesLocalMistakes)
            }
        }
        let haveShapes = readings.allSatisfy { $1.hasShape(used[$0]?.shape) }
        let isAsRead = !isExact || readings.allSatisfy { $1.edit == used[$0]?.edit }
        if isJudged, haveShapes, isAsRead, readings.allSatisfy({ isMoved($1, documents[$0]) }) {
            return false
        }
        for (path, reading) in readings {
            guard let place = places[path] else { continue }
            modules[place.module].files[place.file] = reading.summary
            used[path] = UsedReading(
                shape: reading.shape,
                edit: reading.edit,
                places: reading.places,
                movedEdit: reading.edit
            )
        }
        isJudged = true
        // Of a document that does not parse at the moment, nothing is at the places that were read before.
        let texts = documents.mapValues { document in
            readings[document.path].map { $0.edit == document.edit } ?? true ? document.text.fileBytes : nil
        }
        let sources = SourceTexts { texts[$0] ?? SourceTexts.onDisk.bytes($0) }
        await judge(in: sources, includesLocalMistakes: includesLocalMistakes)
        return true
    }

    /// Returns whether all positions are where the edits of a document moved them. They are not if an edit replaced a
    /// declaration with an equal one.
    private func isMoved(_ reading: DocumentReading, _ document: OpenedDocument?) -> Bool {
        guard let document, let last = used[document.path], reading.edit == document.edit else { return true }
        guard reading.edit != last.movedEdit else { return true }
        let moved = last.places.map { document.position($0, since: last.movedEdit) }
        used[document.path]?.places = reading.places
        used[document.path]?.movedEdit = reading.edit
        return moved == reading.places
    }

    private func judge(in texts: SourceTexts, includesLocalMistakes: Bool) async {
        guard let reading = try? await request.reading(of: modules) else {
            diagnostics = []
            return
        }
        let verdict = reading.verdict(
            levels: WarningLevels(),
            isStrict: true,
            lint: LintChoice(),
            fixes: FixWriter.writing(texts.bytes)
        )
        var found: [Diagnostic]
        switch verdict {
        case .write(let graph, let warnings):
            found = warnings
            tree = ServedTree(graph: graph, input: reading.input, edits: edits)
        case .keep(let warnings): found = warnings
        case .fail(let all): found = all
        }
        if !includesLocalMistakes {
            let local = Set(modules.lazy.flatMap(\.files).flatMap(\.diagnostics).map(DiagnosticPlace.init))
            found.removeAll { [.syntax, .keptOutput].contains($0.id) || local.contains(DiagnosticPlace($0)) }
        }
        diagnostics = found.map { $0.withUsableFixIts(in: texts) }
    }
}

/// A valid tree, from which documents may have changed since.
final class ServedTree {
    private let graph: ConditionalGraph
    private let input: GraphInput
    /// The number of edits of each document in whose text the tree has its places.
    let edits: [String: Int]

    init(graph: ConditionalGraph, input: GraphInput, edits: [String: Int]) {
        self.graph = graph
        self.input = input
        self.edits = edits
    }

    /// The tree that shows the most of all build configurations, made when something is first asked of it.
    private(set) lazy var placed = PlacedTree(GraphDocument(graph.fullest(of: input)))

    /// Returns where the text of an item starts now.
    func position(of item: PlacedTree.Item, in documents: [String: OpenedDocument]) -> TextPosition {
        let place = placed.place(of: item)
        let position = TextPosition(place)
        guard let document = documents[place.path] else { return position }
        return document.position(position, since: edits[place.path] ?? 0)
    }
}

/// A diagnostic without its notes and fix-its, which may differ between targets.
struct DiagnosticPlace: Hashable {
    private let id: DiagnosticID
    private let location: SourceLocation
    private let statement: String

    init(_ diagnostic: Diagnostic) {
        id = diagnostic.id
        location = diagnostic.location
        statement = diagnostic.statement
    }
}

extension FileSummary {
    /// Reads a file; `nil` if it is missing or not UTF-8.
    fileprivate init?(fileAt path: String, _ known: KnownConditions) {
        guard let bytes = try? FileBytes.readText(path) else { return nil }
        self = FileSummarizer.summary(ofFileAt: path, source: bytes, known: known)
    }
}

extension [String] {
    /// The deepest folder around all paths, with a slash at the end.
    fileprivate var commonFolder: String? {
        guard let first = self.min(), let last = self.max() else { return nil }
        let common = zip(first.utf8, last.utf8).prefix { $0 == $1 }.map(\.0)
        guard let slash = common.lastIndex(of: UInt8(ascii: "/")) else { return nil }
        return String(decoding: common[...slash], as: UTF8.self)
    }
}
