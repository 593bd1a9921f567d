import HeirloomModel

/// The diagnostics that an editor shows, and what is to be published for it to show the current ones.
struct Publisher {
    private var published: [String: [LSP.Diagnostic]] = [:]
    private var revision: Workspace.Revision?

    /// Returns the files whose diagnostics differ from what was published, with their current ones.
    mutating func changes(in workspace: Workspace) -> [LSP.PublishedDiagnostics] {
        guard revision != workspace.revision else { return [] }
        revision = workspace.revision
        let current = workspace.diagnostics.mapValues { $0.map(workspace.published) }
        let paths = Set(published.keys).union(current.keys).filter {
            published[$0] ?? [] != current[$0] ?? []
        }
        published = current
        return paths.sorted().map { path in
            let isVersioned = workspace.client.textDocument?.publishDiagnostics?.versionSupport ?? false
            return LSP.PublishedDiagnostics(
                uri: workspace.uri(of: path),
                version: isVersioned ? workspace.documents[path]?.version : nil,
                diagnostics: current[path] ?? []
            )
        }
    }
}

/// A diagnostic with the texts in which it has its places.
struct FoundDiagnostic {
    let diagnostic: Diagnostic
    /// The number of edits of each document when it was found.
    let edits: [String: Int]
}

extension Workspace {
    /// The diagnostics of all targets by file, sorted. One that several targets find is included once.
    var diagnostics: [String: [FoundDiagnostic]] {
        var seen: Set<DiagnosticPlace> = []
        var found: [String: [FoundDiagnostic]] = [:]
        for target in targets {
            let edits = target.edits
            for diagnostic in target.diagnostics where seen.insert(DiagnosticPlace(diagnostic)).inserted {
                let path = diagnostic.location.path
                guard shows(path) else { continue }
                found[path, default: []].append(FoundDiagnostic(diagnostic: diagnostic, edits: edits))
            }
        }
        return found.mapValues { $0.sorted { Diagnostic.isBefore($0.diagnostic, $1.diagnostic) } }
    }

    func published(_ found: FoundDiagnostic) -> LSP.Diagnostic {
        let hasNotes = client.textDocument?.publishDiagnostics?.relatedInformation ?? false
        let diagnostic = found.diagnostic
        return LSP.Diagnostic(
            range: range(diagnostic.location, since: found.edits),
            severity: diagnostic.severity == .error ? 1 : 2,
            code: diagnostic.id.rawValue,
            codeDescription: options.documentation.map {
                LSP.Diagnostic.Page(href: $0 + "/" + diagnostic.id.page)
            },
            message: diagnostic.statement,
            relatedInformation: !hasNotes
                ? nil
                : diagnostic.notes.map { note in
                    LSP.Diagnostic.Related(
                        location: location(note.location, since: found.edits),
                        message: note.message
                    )
                }
        )
    }

    /// Returns where a place of an earlier text is now.
    ///
    /// - Parameter edits: The number of edits of each document in that text.
    func range(_ location: SourceLocation, since edits: [String: Int]) -> LSP.Range {
        let text = text(of: location.path)
        var (start, end) = (TextPosition(location.range.start), TextPosition(location.range.end))
        if let document = documents[location.path] {
            let edit = edits[location.path] ?? 0
            let isEmpty = start == end
            start = document.position(start, since: edit)
            end = isEmpty ? start : max(start, document.position(end, since: edit, endsRange: true))
        }
        return LSP.Range(start: text.position(start, in: encoding), end: text.position(end, in: encoding))
    }

    func location(_ location: SourceLocation, since edits: [String: Int]) -> LSP.Location {
        LSP.Location(uri: uri(of: location.path), range: range(location, since: edits))
    }
}
