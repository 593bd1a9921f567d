import Foundation
import HeirloomGoldenSupport
import HeirloomModel
import HeirloomTestSupport
import Testing

/// A fix-it does what it says: its edits, applied to the sources of the case that offers it, mend the fault.
@Suite struct FixItTests {
    static let applications: [FixItApplication] = GoldenTests.cases
        .filter { goldenCase in goldenCase.sections.contains { $0.title == "diagnostics" } }
        .flatMap(FixItApplication.all)

    @Test(arguments: applications)
    func theFaultIsGoneAndNoOtherComes(_ application: FixItApplication) throws {
        let before = application.pipeline.resolution().diagnostics.map(\.fault)
        let mended = GoldenPipeline(goldenCase: application.mendedCase)
        let resolution = mended.resolution()
        let after = resolution.diagnostics.map(\.fault)
        #expect(!after.contains(application.diagnostic.fault))
        // A case says which faults were hidden behind the one that is mended.
        let uncovered = application.goldenCase.option("uncovers").map { [$0] } ?? []
        #expect(after.filter { !before.contains($0) && !uncovered.contains($0.id.rawValue) } == [])
        guard !resolution.isRejected, application.goldenCase.option("compiles") != "no" else { return }
        try mended.compile(generated: resolution.generated, in: TemporaryFolder())
    }

    @Test func editsOfOneFixItDoNotOverlap() {
        for application in Self.applications {
            let ranges = application.fixIt.edits.map(\.location).sorted()
            let pairs = zip(ranges, ranges.dropFirst())
            let overlapping = pairs.filter { $0.path == $1.path && $0.range.end > $1.range.start }
            #expect(overlapping.isEmpty, "\(application)")
        }
    }
}

/// One fix-it of one diagnostic of a case.
struct FixItApplication: CustomTestStringConvertible {
    var goldenCase: GoldenCase
    var diagnostic: Diagnostic
    var fixIt: FixIt

    static func all(of goldenCase: GoldenCase) -> [FixItApplication] {
        GoldenPipeline(goldenCase: goldenCase).resolution().diagnostics.flatMap { diagnostic in
            diagnostic.fixIts.map { fixIt in
                FixItApplication(goldenCase: goldenCase, diagnostic: diagnostic, fixIt: fixIt)
            }
        }
    }

    var pipeline: GoldenPipeline { GoldenPipeline(goldenCase: goldenCase) }

    /// The case with the edits made.
    var mendedCase: GoldenCase {
        var mended = goldenCase
        // From the end of each file on, so that no edit moves another.
        for edit in fixIt.edits.sorted(by: { $0.location > $1.location }) {
            for index in mended.sections.indices where mended.sections[index].title == edit.location.path {
                var bytes = Array(mended.sections[index].text.utf8)
                let range = edit.location.range
                bytes.replaceSubrange(range.start.offset..<range.end.offset, with: edit.newText.utf8)
                mended.sections[index].text = String(decoding: bytes, as: UTF8.self)
            }
        }
        return mended
    }

    var testDescription: String {
        "\(goldenCase.name), \(diagnostic.id.rawValue) in line \(diagnostic.location.range.start.line): \(fixIt.message)"
    }
}

/// What is wrong, apart from its place, which edits before it may move.
struct Fault: Hashable {
    var id: DiagnosticID
    var message: String
}

extension Diagnostic {
    var fault: Fault { Fault(id: id, message: message) }
}
