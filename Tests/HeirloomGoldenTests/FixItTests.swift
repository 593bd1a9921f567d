import Foundation
import HeirloomGoldenSupport
import HeirloomModel
import HeirloomTestSupport
import Testing

/// Applying the edits of a fix-it to the sources of its case fixes the fault.
@Suite struct FixItTests {
    static let applications: [FixItApplication] = GoldenTests.cases
        .filter { goldenCase in goldenCase.sections.contains { $0.title == "diagnostics" } }
        .flatMap(FixItApplication.all)

    @Test(arguments: applications)
    func fixItsRemoveTheirFaultAndAddNoOther(_ application: FixItApplication) throws {
        let before = application.pipeline.resolution().diagnostics.flatMap(\.faults)
        let fixed = GoldenPipeline(goldenCase: application.fixedCase)
        let resolution = fixed.resolution()
        let after = resolution.diagnostics.flatMap(\.faults)
        #expect(!application.diagnostic.faults.allSatisfy(after.contains))
        // A case lists the faults that are hidden by the one being fixed.
        let uncovered = application.goldenCase.option("uncovers").map { [$0] } ?? []
        #expect(after.filter { !before.contains($0) && !uncovered.contains($0.id.rawValue) } == [])
    }

    @Test(arguments: TestLength.share(of: FixedCase.all, every: 4))
    func fixedSourcesCompile(_ fixed: FixedCase) throws {
        let pipeline = GoldenPipeline(goldenCase: fixed.goldenCase)
        try pipeline.compile(generated: pipeline.resolution().generated, in: TemporaryFolder())
    }

    /// A build, which writes no edits, names a fix wherever people's tool has one.
    @Test func buildsCountEveryFix() {
        for goldenCase in GoldenTests.cases
        where goldenCase.sections.contains(where: { $0.title == "fix-its" }) {
            let pipeline = GoldenPipeline(goldenCase: goldenCase)
            let counted = pipeline.resolution(writesFixes: false).diagnostics.filter { !$0.fixIts.isEmpty }
            let known = Set(counted.flatMap(\.faults))
            for diagnostic in pipeline.resolution().diagnostics where !diagnostic.fixIts.isEmpty {
                #expect(known.isSuperset(of: diagnostic.faults), "\(goldenCase.name)")
            }
        }
    }

    @Test func manyFixItsLeadToSourcesThatCompile() {
        #expect(FixedCase.all.count > Self.applications.count / 3)
    }

    @Test func editsOfAFixItDoNotOverlap() {
        for application in Self.applications {
            let ranges = application.fixIt.edits.map(\.location).sorted()
            let pairs = zip(ranges, ranges.dropFirst())
            let overlapping = pairs.filter { $0.path == $1.path && $0.range.end > $1.range.start }
            #expect(overlapping.isEmpty, "\(application)")
        }
    }
}

/// A fix-it of one of a case's diagnostics.
struct FixItApplication: CustomTestStringConvertible {
    var goldenCase: GoldenCase
    var diagnostic: Diagnostic
    var fixIt: FixIt

    static func all(of goldenCase: GoldenCase) -> [FixItApplication] {
        GoldenPipeline(goldenCase: goldenCase).printedDiagnostics().flatMap { diagnostic in
            diagnostic.fixIts.map { fixIt in
                FixItApplication(goldenCase: goldenCase, diagnostic: diagnostic, fixIt: fixIt)
            }
        }
    }

    var pipeline: GoldenPipeline { GoldenPipeline(goldenCase: goldenCase) }

    /// The case after the edits.
    var fixedCase: GoldenCase {
        var fixed = goldenCase
        // From the end of each file backwards, so that no edit moves another.
        for edit in fixIt.edits.sorted(by: { $0.location > $1.location }) {
            for index in fixed.sections.indices where fixed.sections[index].title == edit.location.path {
                var bytes = Array(fixed.sections[index].text.utf8)
                let range = edit.location.range
                bytes.replaceSubrange(range.start.offset..<range.end.offset, with: edit.newText.utf8)
                fixed.sections[index].text = String(decoding: bytes, as: UTF8.self)
            }
        }
        return fixed
    }

    var testDescription: String {
        "\(goldenCase.name), \(diagnostic.id.rawValue) in line \(diagnostic.location.range.start.line): \(fixIt.message)"
    }
}

/// A case that has no faults left after applying one of its fix-its, and then the first fix-it for each remaining
/// fault.
struct FixedCase: CustomTestStringConvertible {
    var goldenCase: GoldenCase
    /// The fix-its, in the order in which they were applied.
    var messages: [String]

    private static let mostFixIts = 20

    /// All fixed cases, without duplicates.
    static let all: [FixedCase] = {
        var seen: Set<[String]> = []
        return FixItTests.applications.filter(\.goldenCase.isCompiled).compactMap(FixedCase.init).filter {
            fixed in
            seen.insert(fixed.goldenCase.sources.map(\.text)).inserted
        }
    }()

    /// Returns `nil` if a fault without a fix-it remains.
    private init?(_ application: FixItApplication) {
        goldenCase = application.fixedCase
        messages = [application.fixIt.message]
        for _ in 0..<Self.mostFixIts {
            let diagnostics = GoldenPipeline(goldenCase: goldenCase).printedDiagnostics()
            guard diagnostics.contains(where: { $0.severity == .error }) else { return }
            let next = diagnostics.first { $0.severity == .error && !$0.fixIts.isEmpty }
            guard let next else { return nil }
            let step = FixItApplication(goldenCase: goldenCase, diagnostic: next, fixIt: next.fixIts[0])
            goldenCase = step.fixedCase
            messages.append(step.fixIt.message)
        }
        Issue.record("\(application): there is no end of faults: \(messages)")
        return nil
    }

    var testDescription: String { "\(goldenCase.name): \(messages.joined(separator: ", "))" }
}

/// A diagnostic without its location, which earlier edits may move.
struct Fault: Hashable {
    var id: DiagnosticID
    var message: String
}

extension Diagnostic {
    /// The fault of the diagnostic, or for a dropped root one fault for each missing dependency.
    var faults: [Fault] {
        guard id == .droppedRoot else { return [Fault(id: id, message: message)] }
        let lacks = notes.map(\.message).filter {
            $0.hasSuffix("but no type above it provides it") || $0.contains("' instantiates '")
        }
        return lacks.map { Fault(id: id, message: message + ": " + $0) }
    }
}
