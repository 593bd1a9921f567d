import Foundation
import HeirloomGoldenSupport
import HeirloomTestSupport
import Testing

/// A whole program in the idioms of real code: accepted and run, or refused at the marked places.
///
/// It is written like a golden, but nothing generated is recorded. Marks in the sources (`1️⃣`, `2️⃣`, …) are taken out
/// before they are read. `//: prints` holds what the program prints, `//: compiles` stands where it cannot be run, `//: refused` and `//: warned` a line
/// `// 1️⃣ missing-dependency` for each error and each warning that must come, and no other may.
struct Program: Sendable, CustomTestStringConvertible {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Programs")

    /// Its place below `Programs`.
    var path: String
    /// As it is written.
    let marked: GoldenCase
    /// Without the marks.
    var goldenCase: GoldenCase
    /// The places of the marks, as in `Core/Models.swift:3:14`.
    var marks: [String: Character]
    /// What the file says that comes of it.
    var expected: Outcome

    var area: String { String(path.prefix { $0 != "/" }) }
    var testDescription: String { path }

    init(path: String, marked: GoldenCase) throws {
        self.path = path
        self.marked = marked
        goldenCase = marked
        marks = [:]
        for index in goldenCase.sections.indices where goldenCase.sections[index].title.contains("/") {
            let file = goldenCase.sections[index].title
            let source = MarkedSource(marked: goldenCase.sections[index].text)
            goldenCase.sections[index].text = source.text
            for (mark, position) in source.marks {
                let place = "\(file):\(position.line):\(position.column)"
                guard marks.updateValue(mark, forKey: place) == nil else {
                    throw MalformedProgram(path: path, reason: "two marks stand at \(place)")
                }
            }
        }
        expected = try Outcome(sections: goldenCase.sections, path: path)
        let unlisted = Set(marks.values).subtracting(expected.problems.compactMap(\.first))
        guard unlisted.isEmpty, Set(marks.values).count == marks.count else {
            throw MalformedProgram(path: path, reason: "a mark is listed nowhere, or stands twice")
        }
    }

    /// Every program, sorted by its place, or why its file is none.
    static let all: [Result<Program, any Error>] = {
        let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            Result {
                try Program(path: path, marked: GoldenCase(file: root.appendingPathComponent(path)))
            }
        }
    }()
}

/// Why a file is no program.
struct MalformedProgram: Error, CustomStringConvertible {
    var path: String
    var reason: String

    var description: String { "\(path): \(reason)" }
}
