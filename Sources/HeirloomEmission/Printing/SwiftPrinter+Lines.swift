extension SwiftPrinter {
    /// The maximum length of a line. In a longer one, the list is broken into one element per line.
    private static let width = 110

    /// The white space for one level of indentation.
    static let step = "    "

    private var isTooLong: Bool { length - lineStart > Self.width }

    /// The number of bytes.
    var length: Int { text.utf8.count }

    func index(ofByte offset: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: offset) }

    mutating func write(_ word: String) { text += word }

    mutating func write(_ first: String, _ second: String) {
        write(first)
        write(second)
    }

    mutating func write(_ first: String, _ second: String, _ third: String) {
        write(first, second)
        write(third)
    }

    mutating func beginLine() {
        lineStart = length
        text += indentation
    }

    mutating func endLine() { text += "\n" }

    mutating func line(_ words: String...) {
        beginLine()
        for word in words { write(word) }
        endLine()
    }

    mutating func emptyLine() { endLine() }

    mutating func block(_ content: (inout SwiftPrinter) -> Void) {
        let outer = indentation
        indentation += Self.step
        content(&self)
        indentation = outer
    }

    /// Prints a list after its opening: on one line if all of it fits, otherwise one element per line. A list within an
    /// element then has a line of its own to fit on.
    ///
    /// - Parameter element: Prints the element at an index.
    mutating func list(
        _ count: Int,
        element: (inout SwiftPrinter, Int) -> Void,
        closing: (inout SwiftPrinter) -> Void
    ) {
        let start = length
        let isWithinRow = isOnOneLine
        isOnOneLine = true
        row(count, element: element)
        closing(&self)
        isOnOneLine = isWithinRow
        guard isTooLong, !isOnOneLine, count > 0 else { return }
        takenBackCount += length - start
        text.removeSubrange(index(ofByte: start)...)
        block { printer in
            for index in 0..<count {
                if index > 0 { printer.write(",") }
                printer.endLine()
                printer.beginLine()
                element(&printer, index)
            }
        }
        endLine()
        beginLine()
        closing(&self)
    }

    /// Prints the elements of a list on one line. Stops if the line is too long already.
    private mutating func row(_ count: Int, element: (inout SwiftPrinter, Int) -> Void) {
        for index in 0..<count where !isTooLong {
            if index > 0 { write(", ") }
            element(&self, index)
        }
    }
}
