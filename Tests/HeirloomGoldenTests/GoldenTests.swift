import Foundation
import HeirloomGoldenSupport
import Testing

/// Every rule of the language has a case that is generated, compiled and run.
@Suite struct GoldenTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// All cases, sorted by file.
    static let cases: [GoldenCase] = {
        let root = folder.appendingPathComponent("Cases")
        let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".swift") }.sorted().compactMap {
            try? GoldenCase(file: root.appendingPathComponent($0))
        }
    }()

    /// The cases to check: all, or those whose path contains `HEIRLOOM_GOLDENS`.
    static let chosen: [GoldenCase] = {
        guard let text = ProcessInfo.processInfo.environment["HEIRLOOM_GOLDENS"] else { return cases }
        return cases.filter { $0.file.path.contains(text) }
    }()

    /// Whether to update the recorded outcomes: `HEIRLOOM_RECORD=1 swift test`.
    static let isRecording = ProcessInfo.processInfo.environment["HEIRLOOM_RECORD"] == "1"

    @Test(arguments: chosen)
    func outcomesAreAsRecorded(_ goldenCase: GoldenCase) throws {
        let outcome = try GoldenPipeline(goldenCase: goldenCase).outcome()
        guard outcome != goldenCase.recorded else { return }
        if Self.isRecording {
            try goldenCase.record(outcome)
            Issue.record(
                "\(goldenCase.name) was recorded anew: read it, and run again without HEIRLOOM_RECORD"
            )
        } else {
            for section in Set(outcome.map(\.title) + goldenCase.recorded.map(\.title)).sorted() {
                let expected = goldenCase.recorded.first { $0.title == section }?.text
                let actual = outcome.first { $0.title == section }?.text
                #expect(actual == expected, "\(goldenCase.name): \(section)\n\(actual ?? "(nothing)")")
            }
        }
    }

    @Test(arguments: chosen)
    func outcomesDoNotDependOnTheOrderOfSources(_ goldenCase: GoldenCase) {
        let expected = GoldenPipeline(goldenCase: goldenCase).resolution()
        let reversed = GoldenPipeline(goldenCase: goldenCase, isReversed: true).resolution()
        #expect(reversed.diagnostics == expected.diagnostics)
        #expect(reversed.generated.map(\.text) == expected.generated.map(\.text))
    }

    @Test func omittedCasesArePrinted() throws {
        try printWhatIsLeftOut(Self.cases, called: "goldens")
    }

    @Test func everyCaseStatesItsRule() {
        let silent = Self.cases.filter { goldenCase in
            let lines = goldenCase.claim.split(separator: "\n")
            return lines.isEmpty || !lines.allSatisfy { $0.hasPrefix("// ") }
        }
        #expect(silent.map(\.name) == [])
    }
}

extension GoldenCase: CustomTestStringConvertible {
    package var testDescription: String { name }
}
