import HeirloomBuild

/// `heirloom generate --check`: compares the output instead of writing it.
enum OutputCheck {
    static let option = OptionDescription(
        "--check",
        help: """
            Write nothing, and fail with the difference if the output is out of date. For checked-in \
            output. Implies '--strict'.
            """
    )

    static func outcome(_ text: String, _ output: OutputFile) throws(CommandFailure) -> CommandOutcome? {
        let exists = try output.exists()
        let old = exists ? String(decoding: try FileBytes.read(output.path), as: UTF8.self) : ""
        if old.utf8.elementsEqual(text.utf8) { return nil }
        let fault = exists ? "is out of date" : "does not exist"
        return CommandOutcome(
            status: .faults,
            standardOutput: LineDifference(from: old, to: text).text,
            standardError: "error: '\(output.path)' \(fault); generate it again without '--check'\n"
        )
    }
}

/// Two texts compared line by line, printed as a unified difference.
struct LineDifference {
    /// A line with its mark.
    private struct Line {
        var mark: Character
        var text: Substring
    }

    private var lines: [Line] = []

    /// How many lines are shown around a change.
    private static let contextCount = 3

    init(from old: String, to new: String) {
        let (oldLines, newLines) = (Self.lines(of: old), Self.lines(of: new))
        let difference = newLines.difference(from: oldLines)
        let removed = Set(difference.removals.map(\.offset))
        let inserted = Set(difference.insertions.map(\.offset))
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < oldLines.count || newIndex < newLines.count {
            if removed.contains(oldIndex) {
                lines.append(Line(mark: "-", text: oldLines[oldIndex]))
                oldIndex += 1
            } else if inserted.contains(newIndex) {
                lines.append(Line(mark: "+", text: newLines[newIndex]))
                newIndex += 1
            } else {
                lines.append(Line(mark: " ", text: oldLines[oldIndex]))
                (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
            }
        }
    }

    /// The hunks, each with its place in both texts: `@@ -1,4 +1,5 @@`. Empty if the texts are the same.
    var text: String {
        let shown = lines.indices.filter { index in
            let context = max(0, index - Self.contextCount)...min(lines.count - 1, index + Self.contextCount)
            return lines[context].contains { $0.mark != " " }
        }
        var text = ""
        var (oldNumber, newNumber) = (1, 1)
        var next = 0
        for run in shown.consecutiveRuns {
            for line in lines[next..<run.lowerBound] { advance(&oldNumber, &newNumber, past: line) }
            let hunk = lines[run]
            let (start, newStart) = (oldNumber, newNumber)
            for line in hunk { advance(&oldNumber, &newNumber, past: line) }
            text += "@@ -\(Self.place(start, oldNumber)) +\(Self.place(newStart, newNumber)) @@\n"
            text += hunk.map { "\($0.mark)\($0.text)\n" }.joined()
            next = run.upperBound
        }
        return text
    }

    /// The first line and the number of lines; of no lines, the one before them.
    private static func place(_ start: Int, _ end: Int) -> String {
        "\(start == end ? start - 1 : start),\(end - start)"
    }

    private func advance(_ oldNumber: inout Int, _ newNumber: inout Int, past line: Line) {
        if line.mark != "+" { oldNumber += 1 }
        if line.mark != "-" { newNumber += 1 }
    }

    /// Without the empty one after the last line break.
    private static func lines(of text: String) -> [Substring] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}

extension [Int] {
    /// The ranges of numbers that follow one another, of numbers in ascending order.
    fileprivate var consecutiveRuns: [Range<Int>] {
        reduce(into: []) { runs, number in
            if let last = runs.last, last.upperBound == number {
                runs[runs.count - 1] = last.lowerBound..<number + 1
            } else {
                runs.append(number..<number + 1)
            }
        }
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
