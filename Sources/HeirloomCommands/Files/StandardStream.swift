#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Where a program prints.
enum StandardStream: Int32 {
    case output = 1
    case error = 2

    var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Prints the text. A closed stream is no failure of the program.
    func write(_ text: String) {
        _ = FileBytes.write(Array(text.utf8), to: rawValue)
    }
}
