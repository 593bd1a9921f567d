import HeirloomBuild
import HeirloomDocuments

/// `heirloom graph`: shows the tree.
enum GraphCommand {
    /// The output formats of a tree.
    enum Format: String, CaseIterable {
        case tree, mermaid, dot, json, html
    }

    /// How diagrams group scopes into boxes.
    enum Grouping: String, CaseIterable {
        case module, nothing
    }

    static let format = OptionDescription(
        "--format",
        choices: Format.allCases.map(\.rawValue),
        help: """
            The format of the tree. The default is 'tree', text with lines; 'html' is a page for a browser.
            """
    )
    static let root = OptionDescription(
        "--root",
        value: "TYPE",
        count: .anyNumber,
        help: """
            A type to start at, by its name or the end of its name: 'Home', 'App.Home'. The default is all roots or, \
            if there are none, all types that no other type builds.
            """
    )
    static let depth = OptionDescription(
        "--depth",
        value: "COUNT",
        help: "The number of levels to show below the top. The default is all."
    )
    static let focus = OptionDescription(
        "--focus",
        value: "TYPE",
        count: .anyNumber,
        help: "Show only this type, the types below it and the paths to it."
    )
    static let grouping = OptionDescription(
        "--group-by",
        choices: Grouping.allCases.map(\.rawValue),
        help: "How diagrams group types into boxes. The default is 'module'."
    )
    static let output = OptionDescription(
        "--output",
        value: "FILE",
        help: "The file to write. The default is standard output."
    )

    static let description = CommandDescription(
        name: "graph",
        abstract: "Show the tree.",
        discussion: """
            Each line of the tree shows a dependency with its type, after '=' the type that is built for it if that \
            is another one, and its source unless it is instantiated with its owner. Platforms and conditions that are \
            not passed are chosen to make the tree as large as possible.
            """,
        example: "heirloom graph --module App --focus UserService Sources/App/*.swift",
        options: [format, root, depth, focus, grouping, output] + DocumentCommand.inputs,
        operands: GraphOptions.sources
    )

    static func run(
        _ arguments: ParsedArguments,
        style: DiagnosticStyle,
        outputStyle: DiagnosticStyle
    ) async throws(CommandFailure) -> CommandOutcome {
        let format = arguments.value(of: format).flatMap(Format.init) ?? .tree
        let grouping = arguments.value(of: grouping).flatMap(Grouping.init) ?? .module
        let depth = try arguments.count(of: depth)
        let file = arguments.value(of: output).map(OutputFile.init)
        return try await DocumentCommand.run(
            arguments,
            sources: arguments.operands,
            output: file,
            style: style
        ) { document throws(CommandFailure) in
            let part = try selected(from: document, arguments)
            switch format {
            case .tree:
                let style = file == nil ? outputStyle : .plain
                return TreeText.text(of: part, depth: depth) { style.emphasized($0, as: $1) }
            case .mermaid:
                return MermaidText.text(of: part.limited(to: depth), groupsByModule: grouping == .module)
            case .dot:
                return DOTText.text(of: part.limited(to: depth), groupsByModule: grouping == .module)
            case .json:
                return try part.limited(to: depth).jsonText()
            case .html:
                let part = part.limited(to: depth)
                return GraphPage.text(of: part, json: try JSONText.line(of: part))
            }
        }
    }

    /// Returns the requested part of a tree.
    private static func selected(
        from document: GraphDocument,
        _ arguments: ParsedArguments
    ) throws(CommandFailure) -> GraphDocument {
        var document = document
        let roots = arguments.values(of: root)
        if !roots.isEmpty { document = document.below(try document.scopes(namedBy: roots)) }
        let focus = arguments.values(of: focus)
        if !focus.isEmpty { document = document.focused(on: try document.scopes(namedBy: focus)) }
        return document
    }
}

extension GraphDocument {
    /// Returns the part within this many steps below the roots, or below the topmost scopes if there are no roots; all
    /// of it for `nil`.
    fileprivate func limited(to depth: Int?) -> GraphDocument { depth.map { below(tops, depth: $0) } ?? self }

    /// Returns the names of the scopes that match any of the arguments.
    fileprivate func scopes(namedBy arguments: [String]) throws(CommandFailure) -> [String] {
        var names: [String] = []
        for argument in arguments { names += try scopes(namedBy: argument) }
        return names
    }
}
