/// A stream that the program prints to.
enum StandardStream: Int32 {
    case output = 1
    case error = 2

    var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Prints the text. A closed stream does not count as a failure.
    func write(_ text: String) {
        _ = FileBytes.write(Array(text.utf8), to: rawValue)
    }
}
