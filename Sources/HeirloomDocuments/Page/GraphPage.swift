/// The tree as a page for a browser, for browsing, searching and following values.
///
/// The page is a single file without external resources. Its sources are in `Web`, as a page that browsers can open.
package enum GraphPage {
    /// The lines of the page that are replaced.
    private enum Reference {
        static let style = "<link rel=\"stylesheet\" href=\"page.css\">"
        static let scriptStart = "<script src=\""
        static let scriptEnd = "\"></script>"
        static let document = "<script id=\"graph\" type=\"application/json\">"
        static let title = "<title>"
    }

    /// - Parameter json: The document as JSON.
    package static func text(of document: GraphDocument, json: String) -> String {
        let title = document.modules.joined(separator: ", ")
        return source("page.html")
            .split(separator: "\n", omittingEmptySubsequences: false)
            .map { text(of: $0, title: title, json: json) }
            .joined(separator: "\n")
    }

    private static func text(of line: Substring, title: String, json: String) -> String {
        if line == Reference.style { return "<style>\n" + source("page.css") + "</style>" }
        if line.hasPrefix(Reference.document) {
            // No text in the document may end the script.
            let parts = json.utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
            return Reference.document + parts.map(Substring.init).joined(separator: "\\u003c") + "</script>"
        }
        if line.hasPrefix(Reference.scriptStart) {
            let name = line.dropFirst(Reference.scriptStart.count).dropLast(Reference.scriptEnd.count)
            return "<script>\n" + source(String(name)) + "</script>"
        }
        if line.hasPrefix(Reference.title), !title.isEmpty {
            return Reference.title + escaped(title) + " · Heirloom</title>"
        }
        return String(line)
    }

    private static func source(_ name: String) -> String {
        guard let source = sources[name] else {
            preconditionFailure("the page has no file '\(name)': record its sources again")
        }
        return source
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { escaped, letter in
            switch letter {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            default: escaped.append(letter)
            }
        }
    }
}
