/// The content of a comment that describes the block below it: `<!-- module: App, imports: Storage -->`.
///
/// | Note | The block contains |
/// | --- | --- |
/// | `module: M` | a source file of the module `M` |
/// | `module: M, imports: A B` | the same, where `M` imports the modules `A` and `B` of the same page |
/// | `package: P, file: F` | the file `F` of the package `P`, a source file or the manifest |
/// | `generated for: M` | the code generated for `M` |
/// | `diagnostics for: M, without: LINE` | the generator's output for `M` after `LINE` was deleted |
/// | `diagnostics for: M, without: module N` | the generator's output for `M` without its dependency on `N` |
/// | `compiled for: M, without: the plugin` | the compiler's output for `M` without generated code |
/// | `answer for: M, to: why T` | the tool's answer to a question about the tree of `M` |
/// | `output of: P` | the output of the package `P` |
enum BlockNote: Hashable, Sendable {
    case module(name: String, imports: [String])
    case file(package: String, path: String)
    case generated(module: String)
    case diagnostics(module: String, withoutLine: String)
    case compiled(module: String)
    case answer(module: String, question: String)
    case output(package: String)

    /// Parses a line of a page. Returns `nil` for comments of other kinds.
    init?(line: String) {
        guard line.hasPrefix("<!-- "), line.hasSuffix(" -->") else { return nil }
        let words = line.dropFirst(5).dropLast(4)
        // Only the first comma separates, because a deleted line may contain commas.
        let parts = words.split(separator: ", ", maxSplits: 1).map(String.init)
        guard let (key, value) = parts.first.flatMap(Self.pair) else { return nil }
        let option = parts.dropFirst().first.flatMap(Self.pair)
        switch (key, option?.key) {
        case ("module", nil):
            self = .module(name: value, imports: [])
        case ("module", "imports"):
            let imports = (option?.value ?? "").split(separator: " ").map(String.init)
            self = .module(name: value, imports: imports)
        case ("package", "file"):
            self = .file(package: value, path: option?.value ?? "")
        case ("generated for", nil):
            self = .generated(module: value)
        case ("diagnostics for", "without"):
            self = .diagnostics(module: value, withoutLine: option?.value ?? "")
        case ("compiled for", "without"):
            self = .compiled(module: value)
        case ("answer for", "to"):
            self = .answer(module: value, question: option?.value ?? "")
        case ("output of", nil):
            self = .output(package: value)
        default:
            return nil
        }
    }

    private static func pair(_ text: String) -> (key: String, value: String)? {
        let parts = text.split(separator: ": ", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        return (parts[0], parts[1])
    }
}
