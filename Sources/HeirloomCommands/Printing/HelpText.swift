import HeirloomBuild

extension CommandDescription {
    private static let width = 80
    private static let indentation = "  "

    /// The output of `heirloom NAME --help`.
    package var helpText: String {
        var paragraphs = ["OVERVIEW: " + abstract]
        if !discussion.isEmpty { paragraphs.append(Self.wrapped(words: discussion.words, indentation: "")) }
        paragraphs.append(usageText)
        paragraphs.append("EXAMPLE: " + example)
        let arguments = leadingOperands + (operands.map { [$0] } ?? [])
        if !arguments.isEmpty {
            let entries = arguments.map { Self.entry($0.name, help: $0.help) }
            paragraphs.append("ARGUMENTS:\n" + entries.joined(separator: "\n"))
        }
        let entries = allOptions.map { Self.entry($0.spelling, help: $0.help) }
        paragraphs.append("OPTIONS:\n" + entries.joined(separator: "\n"))
        return paragraphs.joined(separator: "\n\n") + "\n"
    }

    private var usageText: String {
        let start = "USAGE: heirloom " + name
        let indentation = String(repeating: " ", count: start.count + 1)
        let leading = leadingOperands.map(\.name)
        let parts = leading + options.map(\.usage) + (operands.map { ["[" + $0.name + "]..."] } ?? [])
        return start + Self.wrapped(words: parts, indentation: indentation).dropFirst(start.count)
    }

    private static func entry(_ spelling: String, help: String) -> String {
        let text = wrapped(words: help.words, indentation: indentation + indentation + indentation)
        return indentation + spelling + "\n" + text
    }

    /// Wraps the words into lines of limited width.
    private static func wrapped(words: [String], indentation: String) -> String {
        var lines: [String] = []
        var line = indentation
        for word in words {
            let isFirst = line.count == indentation.count
            if !isFirst, line.count + 1 + word.count > width {
                lines.append(line)
                line = indentation + word
            } else {
                line += (isFirst ? "" : " ") + word
            }
        }
        return (lines + [line]).joined(separator: "\n")
    }
}

extension OptionDescription {
    /// The spelling, with marks for how often the option may occur: `[--summary FILE]...`.
    fileprivate var usage: String {
        switch count {
        case .exactlyOnce: spelling
        case .atMostOnce: "[" + spelling + "]"
        case .anyNumber: "[" + spelling + "]..."
        }
    }
}

extension String {
    fileprivate var words: [String] { split { $0 == " " || $0 == "\n" }.map(String.init) }
}
