import Foundation
import HeirloomBuild
import HeirloomCommands
import HeirloomDocuments
import HeirloomModel

extension LanguageServer {
    /// Answers a request about a document.
    func answer(_ message: ClientMessage, _ feature: Feature) async throws(Refusal) -> any Encodable {
        switch feature {
        case .codeAction:
            let parameters = try message.parameters(LSP.RangeParameters.self)
            return await actions(at: parameters.range, in: parameters.textDocument)
        case .hover:
            return hover(try await asked(message))
        case .definition:
            return locations(try await asked(message)) { $0.definitions(of: $1) }
        case .references:
            return locations(try await asked(message)) { $0.references(to: $1) }
        case .implementation:
            return locations(try await asked(message)) { $0.implementations(of: $1) }
        case .inlayHint:
            let parameters = try message.parameters(LSP.RangeParameters.self)
            await workspace.judge()
            return hints(in: parameters.range, of: parameters.textDocument)
        case .codeLens:
            let document = try message.parameters(LSP.DocumentParameters.self).textDocument
            await workspace.judge()
            return lenses(of: document)
        case .executeCommand:
            let parameters = try message.parameters(LSP.ExecuteParameters.self)
            guard parameters.command == Feature.showTree, let place = parameters.arguments?.first else {
                throw Refusal(
                    code: -32602,
                    message: "'\(parameters.command)' is not a command of this server"
                )
            }
            await workspace.judge()
            return try showTree(around: workspace.asked(place.textDocument, place.position))
        }
    }

    private func asked(_ message: ClientMessage) async throws(Refusal) -> [AskedItem] {
        let parameters = try message.parameters(LSP.PositionParameters.self)
        await workspace.judge()
        return workspace.asked(parameters.textDocument, parameters.position)
    }

    // MARK: Places

    private func locations(
        _ asked: [AskedItem],
        _ answer: (PlacedTree, PlacedTree.Item) -> [PlacedTree.Item]
    ) -> [LSP.Location] {
        var locations: [LSP.Location] = []
        for asked in asked {
            for item in answer(asked.tree.placed, asked.item) {
                let location = workspace.location(of: item, in: asked.tree)
                if !locations.contains(location) { locations.append(location) }
            }
        }
        return locations
    }

    private func hover(_ asked: [AskedItem]) -> LSP.Hover? {
        guard let first = asked.first else { return nil }
        var texts: [String] = []
        for asked in asked {
            let text = asked.tree.placed.explanation(of: asked.item)
            if !texts.contains(text) { texts.append(text) }
        }
        let text = workspace.withShortPaths(texts.joined(separator: "\n"))
        let isMarkdown = workspace.client.textDocument?.hover?.contentFormat?.contains("markdown") ?? false
        return LSP.Hover(
            contents: LSP.Hover.Contents(
                kind: isMarkdown ? "markdown" : "plaintext",
                value: isMarkdown ? "```text\n\(text)```\n" : text
            ),
            range: workspace.location(of: first.item, in: first.tree).range
        )
    }

    private func showTree(around asked: [AskedItem]) throws(Refusal) -> any Encodable {
        guard let asked = asked.first else {
            throw Refusal(code: -32803, message: "there is no instantiable type or dependency at this place")
        }
        let document = asked.tree.placed.document.focused(on: [asked.tree.placed.scopeName(of: asked.item)])
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("heirloom-tree-\(ProcessInfo.processInfo.processIdentifier).html")
        do {
            let page = GraphPage.text(of: document, json: try JSONText.line(of: document))
            try Data(page.utf8).write(to: file)
        } catch {
            throw Refusal(code: -32803, message: "the page cannot be written: \(error)")
        }
        request("window/showDocument", LSP.ShowDocumentParameters(uri: file.absoluteString, external: true))
        return String?.none
    }

    // MARK: Lines

    private func hints(in range: LSP.Range, of document: LSP.Document) -> [LSP.InlayHint] {
        guard let path = workspace.path(document.uri) else { return [] }
        let text = workspace.text(of: path)
        let (start, end) = (
            text.position(range.start, in: workspace.encoding),
            text.position(range.end, in: workspace.encoding)
        )
        var hints: [TextPosition: String] = [:]
        let ends = workspace.endsOfTypes(in: path)
        for (tree, item) in workspace.items(inFileAt: path) where !item.isScope {
            guard let place = ends[tree.position(of: item, in: workspace.documents)], start <= place,
                place <= end,
                let hint = tree.placed.hint(behind: item)
            else { continue }
            hints[place] = hints[place].map { $0 == hint ? $0 : $0 + " | " + hint } ?? hint
        }
        return hints.sorted { $0.key < $1.key }.map { place, hint in
            LSP.InlayHint(position: text.position(place, in: workspace.encoding), label: hint)
        }
    }

    private func lenses(of document: LSP.Document) -> [LSP.CodeLens] {
        guard let path = workspace.path(document.uri) else { return [] }
        var lenses: [LSP.Range: (title: String, references: [LSP.Location])] = [:]
        for (tree, item) in workspace.items(inFileAt: path) where item.isScope {
            let range = workspace.location(of: item, in: tree).range
            let references = tree.placed.references(to: item).map { workspace.location(of: $0, in: tree) }
            let title = tree.placed.summary(of: item)
            guard let other = lenses[range] else {
                lenses[range] = (title, references)
                continue
            }
            // A specialization of the same type, or another target's view of it. The larger one says more.
            if references.count > other.references.count { lenses[range] = (title, references) }
        }
        let command = workspace.client.experimental?.showReferencesCommand ?? ""
        return lenses.sorted { $0.key.start < $1.key.start }
            .map { range, lens in
                LSP.CodeLens(
                    range: range,
                    command: LSP.Command(
                        title: lens.title,
                        command: lens.references.isEmpty ? "" : command,
                        arguments: command.isEmpty || lens.references.isEmpty
                            ? [] : [.text(document.uri), .position(range.start), .locations(lens.references)]
                    )
                )
            }
    }
}

// MARK: Quick fixes

extension LanguageServer {
    private func actions(at range: LSP.Range, in document: LSP.Document) async -> [LSP.CodeAction] {
        guard let path = workspace.path(document.uri) else { return [] }
        await workspace.judge()
        let isFaulty = workspace.diagnostics[path]?.contains { isTouched($0, by: range) } ?? false
        guard isFaulty else { return [] }
        // Edits depend on the whole text of the files.
        await workspace.judge(exactlyAround: path)
        return (workspace.diagnostics[path] ?? []).filter { isTouched($0, by: range) }.flatMap(actions)
    }

    private func isTouched(_ found: FoundDiagnostic, by range: LSP.Range) -> Bool {
        let own = workspace.range(found.diagnostic.location, since: found.edits)
        return own.start <= range.end && range.start <= own.end
    }

    private func actions(for found: FoundDiagnostic) -> [LSP.CodeAction] {
        let isOnly = found.diagnostic.fixIts.count == 1 && found.diagnostic.condition == nil
        return found.diagnostic.fixIts.map { fixIt in
            LSP.CodeAction(
                title: fixIt.message,
                diagnostics: [workspace.published(found)],
                isPreferred: isOnly && fixIt.isCertain && fixIt.isComplete,
                edit: edit(fixIt, since: found.edits)
            )
        }
    }

    private func edit(_ fixIt: FixIt, since edits: [String: Int]) -> LSP.WorkspaceEdit {
        let changes = Dictionary(grouping: fixIt.edits, by: \.location.path).sorted { $0.key < $1.key }
            .map { path, changes in
                let bytes = workspace.text(of: path).bytes
                let edits = changes.map { change in
                    LSP.TextEdit(
                        range: workspace.range(change.location, since: edits),
                        newText: change.newText(in: bytes)
                    )
                }
                return (path: path, uri: workspace.uri(of: path), edits: edits)
            }
        guard workspace.client.workspace?.workspaceEdit?.documentChanges ?? false else {
            return LSP.WorkspaceEdit(changes: Dictionary(changes.map { ($0.uri, $0.edits) }) { $0 + $1 })
        }
        return LSP.WorkspaceEdit(
            documentChanges: changes.map { change in
                let version = workspace.documents[change.path]?.version
                return LSP.DocumentEdit(
                    textDocument: LSP.DocumentEdit.Document(uri: change.uri, version: version),
                    edits: change.edits
                )
            }
        )
    }
}
