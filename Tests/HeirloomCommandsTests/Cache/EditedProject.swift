import Foundation

/// Two modules that are edited at random, with caches and outputs that are corrupted at random.
struct EditedProject {
    let folder: CommandFolder
    /// A log of all changes, to explain failures.
    private(set) var history: [String] = []
    private var random: Numbers
    private var files = Orchard.files
    private var options: [String] = []

    private static let edits: [(name: String, old: String, new: String)] = [
        ("a comment", "import Heirloom\n", "import Heirloom\n// A comment.\n"),
        ("a body", "Instantiable {\n", "Instantiable {\n    func f() { print(\"}\") }\n"),
        ("another label", "tree: Tree", "trunk: Tree"),
        ("another type", "any Fruit", "any Fruits"),
        ("a rename of a type", "Picker", "Harvester"),
        ("a local mistake", "@Received let", "@Received var"),
        ("half a type", "}\n", ""),
        ("half a text", "import Fruit", "import Fruit \""),
        ("a root that receives", "@Instantiable\n", "@Instantiable(isRoot: true)\n"),
        ("less access", "public struct", "struct"),
        ("a configuration", "import Heirloom\n", "import Heirloom\n#HeirloomConfiguration()\n"),
        (
            "a folder", "import Heirloom\n",
            "import Heirloom\n#HeirloomConfiguration(additionalDirectoriesToInclude: [\"Fruit\"])\n"
        ),
        ("an alternative", "public struct", "#if DEBUG\npublic typealias Other = Int\n#endif\npublic struct"),
        ("privacy", "Received let", "Received private let"),
        ("privacy", "Instantiated let", "Instantiated private let"),
        ("a use", "Instantiable {\n", "Instantiable {\n    func g() { print(tree, pickerBuilder, fruit) }\n"),
        ("an ignored warning", "tree: Tree\n", "tree: Tree  // heirloom-ignore: unused-received\n"),
        (
            "a comment elsewhere", "  // heirloom-ignore: unused-received\n}",
            "\n}\n// heirloom-ignore: unused-received"
        ),
        ("a zero", "import Heirloom\n", "import Heirloom\n\u{0}"),
    ]

    private static let options = [
        [], [], [], ["--roots", "require"], ["--roots", "marked"], ["--strict"], ["--diagnostics", "json"],
        ["--condition", "DEBUG"],
        ["--module-condition", "Fruit=DEBUG"], ["--silence", "dropped-root"], ["--error", "dropped-root"],
        ["--plugin-folder", "Fruit=./absent"], ["--plugin-folder", "Fruit=./cache"],
        ["--module-package", "Fruit=fruit"],
    ]

    init(seed: UInt64) throws {
        random = Numbers(state: seed)
        folder = try CommandFolder(Orchard.files)
        try folder.writeLists()
    }

    /// Makes a random change and returns the options for the next run.
    mutating func change() throws -> [String] {
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3: edit()
        case 4: moveOrCopy()
        case 5: try spoilCache()
        case 6: try spoilOutputs()
        case 7: history.append("nothing")
        case _:
            history.append("everything as it was")
            files = Orchard.files
        }
        try writeFiles()
        // A run can only be skipped if its arguments stay the same.
        if Int.random(in: 0..<5, using: &random) == 0 {
            options = Self.options.randomElement(using: &random) ?? []
            history.append("with \(options)")
        }
        return options
    }

    private mutating func edit() {
        let path = files.keys.sorted().randomElement(using: &random) ?? ""
        guard let text = files[path], let edit = Self.edits.randomElement(using: &random) else { return }
        history.append("\(edit.name) in \(path)")
        files[path] = text.replacingOccurrences(of: edit.old, with: edit.new)
    }

    private mutating func moveOrCopy() {
        let path = files.keys.sorted().randomElement(using: &random) ?? ""
        let other = (Bool.random(using: &random) ? "App/" : "Fruit/") + "\(history.count).swift"
        history.append("\(path) to \(other)")
        files[other] = files[path]
        // Each list must name at least one file.
        let isLast = files.keys.count { $0.hasPrefix(path.prefix(4)) } == 1
        if !isLast, Bool.random(using: &random) { files[path] = nil }
    }

    private mutating func spoilCache() throws {
        let cache = URL(fileURLWithPath: folder.path("cache/App.cache"))
        guard var bytes = try? [UInt8](Data(contentsOf: cache)), !bytes.isEmpty else { return }
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            bytes[Int.random(in: bytes.indices, using: &random)] ^= 1
        case 1:
            bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
        case 2:
            bytes = (0..<400).map { _ in UInt8.random(in: 0...255, using: &random) }
        case _:
            // An intact cache of a different build.
            bytes[20] ^= 1
        }
        history.append("a spoiled cache")
        try Data(bytes).write(to: cache)
    }

    private mutating func spoilOutputs() throws {
        history.append("a spoiled output")
        for name in ["plain.swift", "cached.swift"] { try folder.write("// Edited by hand.\n", to: name) }
    }

    private func writeFiles() throws {
        for module in ["App", "Fruit"] {
            try FileManager.default.removeItem(atPath: folder.path(module))
        }
        for (path, text) in files { try folder.write(text, to: path) }
        try folder.writeLists()
    }
}

extension CommandFolder {
    /// Writes `app.txt` and `fruit.txt`, the source lists of the two modules.
    func writeLists() throws {
        for module in ["App", "Fruit"] {
            let names = try FileManager.default.contentsOfDirectory(atPath: path(module)).sorted()
            try write(
                names.map { path("\(module)/\($0)") + "\n" }.joined(),
                to: module.lowercased() + ".txt"
            )
        }
    }

    /// Returns the text of a file, or `nil` if the file does not exist.
    func text(ifAny name: String) throws -> String? {
        FileManager.default.fileExists(atPath: path(name)) ? try text(of: name) : nil
    }
}

/// SplitMix64, after Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
