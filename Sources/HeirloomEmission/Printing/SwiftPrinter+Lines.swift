extension SwiftPrinter {
    /// The maximum length of a line. In a longer one, the list is broken into one element per line.
    private static let width = 110

    private var isTooLong: Bool { text.count - lineStart > Self.width }

    mutating func write(_ word: String) {
        // Appends one word at a time, with its bytes in one piece. Appending the UTF-8 of a list of words takes twice
        // as long.
        var word = word
        word.withUTF8 { text.append(contentsOf: $0) }
    }

    mutating func write(_ first: String, _ second: String) {
        write(first)
        write(second)
    }

    mutating func write(_ first: String, _ second: String, _ third: String) {
        write(first, second)
        write(third)
    }

    mutating func beginLine() {
        lineStart = text.count
        for _ in 0..<depth { write("    ") }
    }

    mutating func endLine() { text.append(UInt8(ascii: "\n")) }

    mutating func line(_ words: String...) {
        beginLine()
        for word in words { write(word) }
        endLine()
    }

    mutating func emptyLine() { endLine() }

    mutating func block(_ content: (inout SwiftPrinter) -> Void) {
        depth += 1
        content(&self)
        depth -= 1
    }

    /// Prints a list after its opening: on one line if all of it fits, otherwise one element per line. A list within an
    /// element then has a line of its own to fit on.
    mutating func list<Element>(
        _ elements: [Element],
        element: (inout SwiftPrinter, Element) -> Void,
        closing: (inout SwiftPrinter) -> Void
    ) {
        let start = text.count
        let isWithinRow = isOnOneLine
        isOnOneLine = true
        row(elements, element: element)
        closing(&self)
        isOnOneLine = isWithinRow
        guard isTooLong, !isOnOneLine, !elements.isEmpty else { return }
        takenBackCount += text.count - start
        text.removeLast(text.count - start)
        block { printer in
            for (index, next) in elements.enumerated() {
                if index > 0 { printer.write(",") }
                printer.endLine()
                printer.beginLine()
                element(&printer, next)
            }
        }
        endLine()
        beginLine()
        closing(&self)
    }

    /// Prints the elements of a list on one line. Stops if the line is too long already.
    private mutating func row<Element>(
        _ elements: [Element],
        element: (inout SwiftPrinter, Element) -> Void
    ) {
        for (index, next) in elements.enumerated() where !isTooLong {
            if index > 0 { write(", ") }
            element(&self, next)
        }
    }
}
