import Foundation
import HeirloomGoldenSupport
import HeirloomTestSupport
import Testing

/// A complete program in the idioms of real code, which is either accepted and run, or rejected at the marked
/// locations.
///
/// It has the format of a golden, except that generated code is not recorded. Marks in the sources (`1️⃣`, `2️⃣`, …)
/// are removed before they are read. `//: prints` contains the program's output, or `//: compiles` marks a program that
/// cannot be run; `//: refused` and `//: warned` contain a line `// 1️⃣ missing-dependency` for each expected error and
/// warning. No others may occur.
struct Program: Sendable, CustomTestStringConvertible {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Programs")

    /// The path of the file below `Programs`.
    var path: String
    /// The program as written.
    let marked: GoldenCase
    /// The program without marks.
    var goldenCase: GoldenCase
    /// The marks by their locations: `Core/Models.swift:3:14`.
    var marks: [String: Character]
    /// The outcome that the file expects.
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

    /// Every program sorted by path, or the reason why its file is malformed.
    static let all: [Result<Program, any Error>] = {
        let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            Result {
                try Program(path: path, marked: GoldenCase(file: root.appendingPathComponent(path)))
            }
        }
    }()
}

/// The reason why a file is not a program.
struct MalformedProgram: Error, CustomStringConvertible {
    var path: String
    var reason: String

    var description: String { "\(path): \(reason)" }
}
