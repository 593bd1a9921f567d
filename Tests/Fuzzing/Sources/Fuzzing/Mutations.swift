import Foundation

/// Truncates and damages texts, the same way in every run.
enum Mutations {
    /// Reads the Swift files of folders: every prefix of the shorter ones, and twenty damaged versions of each.
    static func run(over folders: [String]) {
        var texts = 0
        for path in folders.flatMap(swiftFiles) {
            print(path)
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            let source = Array(data)
            if source.count <= 3000 {
                for length in 0..<source.count { Reading.check(Array(source.prefix(length))) }
                texts += source.count
            }
            var generator = SeededGenerator(seed: UInt64(source.count))
            guard source.count > 16 else { continue }
            for _ in 0..<20 { Reading.check(damaged(source, &generator)) }
            texts += 20
        }
        print("\(texts) texts read")
    }

    private static func swiftFiles(below folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        // A built example has its dependencies in a hidden folder.
        let own = names.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
        return own.sorted().map { "\(folder)/\($0)" }
    }

    private static let pieces: [[UInt8]] = [
        "(", ")", "[", "]", "{", "}", "\"", "\"\"\"", "#\"", "\\(", "//", "/*", "*/", "/", "#if A\n",
        "#else\n",
        "#endif\n", "<", ">", ",", ":", ";", ".", "@", "`", "#", "=", "struct ", "'", "\n",
    ].map { Array($0.utf8) }

    private static func damaged(_ source: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        var damaged = source
        for _ in 0..<Int.random(in: 1...6, using: &generator) where damaged.count > 16 {
            let place = Int.random(in: 0..<(damaged.count - 8), using: &generator)
            let length = Int.random(in: 1...8, using: &generator)
            switch Int.random(in: 0...3, using: &generator) {
            case 0: damaged.removeSubrange(place..<(place + length))
            case 1: damaged.insert(contentsOf: pieces.randomElement(using: &generator) ?? [], at: place)
            case 2: damaged.swapAt(place, Int.random(in: 0..<damaged.count, using: &generator))
            default: damaged.insert(contentsOf: damaged[place..<(place + length)], at: damaged.count / 2)
            }
        }
        return damaged
    }
}

/// A random number generator that produces the same numbers in every run.
private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// SplitMix64, by Steele, Lea and Flood.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
