import HeirloomDocuments
import HeirloomModel

/// A scope or dependency that a request is about, in the tree of one target.
struct AskedItem {
    let tree: ServedTree
    let item: PlacedTree.Item
}

extension Workspace {
    /// Returns what a file declares, in the tree of each target. Trees without roots, which do not show where values come
    /// from, count only if there are no others.
    func items(inFileAt path: String) -> [(tree: ServedTree, item: PlacedTree.Item)] {
        let trees = targets.compactMap { $0.has(path) ? $0.tree : nil }
        let rooted = trees.filter { !$0.placed.document.roots.isEmpty }
        return (rooted.isEmpty ? trees : rooted).flatMap { tree in
            tree.placed.items(inFileAt: path).map { (tree, $0) }
        }
    }

    /// Returns the scopes or dependencies whose name is at a position, or that a text in an argument there names.
    func asked(_ document: LSP.Document, _ position: LSP.Position) -> [AskedItem] {
        guard let path = path(document.uri) else { return [] }
        var position = text(of: path).position(position, in: encoding)
        if let declaration = declaration(namedAt: position, in: path) { position = declaration }
        return items(inFileAt: path).compactMap { tree, item in
            let start = tree.position(of: item, in: documents)
            let isThere =
                start.line == position.line
                && (start.column...(start.column + tree.placed.name(of: item).utf8.count)).contains(
                    position.column
                )
            return isThere ? AskedItem(tree: tree, item: item) : nil
        }
    }

    /// Returns the name of the dependency in one of whose texts a position is: `fulfilledByType: "Disk"`.
    private func declaration(namedAt position: TextPosition, in path: String) -> TextPosition? {
        let (declarations, edit) = declarations(in: path)
        func current(_ position: SourcePosition) -> TextPosition {
            documents[path]?.position(TextPosition(position), since: edit) ?? TextPosition(position)
        }
        for declaration in declarations.flatMap(\.dependencies) {
            let range: SourceRange? =
                switch declaration.source {
                case .instantiated(let instantiation): instantiation.fulfilledByType?.range
                case .renamed(let renaming): renaming.labelRange
                case .forwarded, .received: nil
                }
            guard let range, current(range.start) <= position, position <= current(range.end) else {
                continue
            }
            return current(declaration.labelRange.start)
        }
        return nil
    }

    /// Returns the end of each dependency's type, by the start of its name.
    func endsOfTypes(in path: String) -> [TextPosition: TextPosition] {
        let (declarations, edit) = declarations(in: path)
        let ends = declarations.flatMap(\.dependencies).map { dependency in
            let (start, end) = (
                TextPosition(dependency.labelRange.start), TextPosition(dependency.type.range.end)
            )
            guard let document = documents[path] else { return (start, end) }
            return (
                document.position(start, since: edit), document.position(end, since: edit, endsRange: true)
            )
        }
        return Dictionary(ends) { first, _ in first }
    }

    /// Returns the instantiable types of a file, and the number of edits before the text in which they were read.
    private func declarations(in path: String) -> (declarations: [InstantiableDeclaration], edit: Int) {
        guard let target = targets.first(where: { $0.has(path) }) else { return ([], 0) }
        let reading = target.reading(ofFileAt: path, documents, mayBeFaulty: includesLocalMistakes)
        return (reading.summary.instantiables, reading.edit)
    }

    /// Returns where the name of a scope or dependency is now.
    func location(of item: PlacedTree.Item, in tree: ServedTree) -> LSP.Location {
        let path = tree.placed.place(of: item).path
        let start = tree.position(of: item, in: documents)
        let end = TextPosition(line: start.line, column: start.column + tree.placed.name(of: item).utf8.count)
        let text = text(of: path)
        return LSP.Location(
            uri: uri(of: path),
            range: LSP.Range(start: text.position(start, in: encoding), end: text.position(end, in: encoding))
        )
    }
}
