import Foundation
import HeirloomGoldenSupport
import HeirloomTestSupport
import Testing

/// Idioms that work alone also work in combination with any other.
@Suite struct FragmentPairTests {
    /// The number of pairs in a program.
    static let size = 24

    /// All programs with `HEIRLOOM_FULL=1`, otherwise only the first one.
    static let programs: [PairProgram] = {
        let all = stride(from: 0, to: FragmentPair.all.count, by: size).map { start in
            PairProgram(pairs: Array(FragmentPair.all[start..<min(start + size, FragmentPair.all.count)]))
        }
        return TestLength.isFull ? all : Array(all.prefix(1))
    }()

    @Test(arguments: programs)
    func everyPairOfIdiomsWorks(_ program: PairProgram) {
        guard program.failure != nil else { return }
        // Run each pair separately to find the ones that fail.
        let alone = program.pairs.compactMap { pair in
            PairProgram(pairs: [pair]).failure.map { "\(pair.description)\n\($0)" }
        }
        let together = "\(program.testDescription) fail together:\n\(program.failure ?? "")"
        for failure in alone.isEmpty ? [together] : alone { Issue.record("\(failure)") }
    }

    @Test func thereAreManyIdioms() {
        #expect(Fragment.all.count >= 25)
    }
}

/// Pairs of idioms in one program of three modules.
struct PairProgram: Sendable, CustomTestStringConvertible {
    var pairs: [FragmentPair]

    var testDescription: String {
        "pairs \(pairs.first?.number ?? 0) to \(pairs.last?.number ?? 0)"
    }

    /// The failure of the program, or `nil` if its output is as expected.
    var failure: String? {
        let pipeline = GoldenPipeline(goldenCase: goldenCase)
        let resolution = pipeline.resolution()
        guard resolution.diagnostics.isEmpty else {
            return resolution.diagnostics.map { diagnostic in
                let place = "\(diagnostic.location.path):\(diagnostic.location.range.start.line)"
                return "\(place): \(diagnostic.id.rawValue): \(diagnostic.message)\n"
            }.joined()
        }
        do {
            let printed = try pipeline.run(generated: resolution.generated, flags: []) ?? ""
            let expected = pairs.map(\.printed).joined()
            return printed == expected ? nil : "prints:\n\(printed)instead of:\n\(expected)"
        } catch {
            return "\(error)"
        }
    }

    private var goldenCase: GoldenCase {
        let scopes = pairs.map(\.scopes).joined()
        let statements = pairs.map(\.statements).joined()
        return GoldenCase(
            name: testDescription,
            sections: [
                file("Core/Core.swift", declarations("Core")),
                file("Feature/Feature.swift", "import Core\n" + declarations("Feature")),
                file("App/App.swift", "import Core\nimport Feature\n" + declarations("App") + scopes),
                file("App/main.swift", "import Core\nimport Feature\n" + statements),
            ]
        )
    }

    private func declarations(_ section: String) -> String {
        pairs.map { $0.text(section) }.joined()
    }

    private func file(_ path: String, _ text: String) -> GoldenCase.Section {
        GoldenCase.Section(title: path, text: "import Heirloom\n" + text)
    }
}
