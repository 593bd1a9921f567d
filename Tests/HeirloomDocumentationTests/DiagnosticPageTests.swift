import Foundation
import HeirloomModel
import HeirloomTestSupport
import Testing

/// Every diagnostic has a page with an example that triggers it, the messages about the example, and a fix.
@Suite struct DiagnosticPageTests {
    @Test func everyDiagnosticHasAPageAndEveryPageADiagnostic() {
        #expect(DiagnosticPage.all.map(\.name) == DiagnosticID.allCases.map(\.rawValue).sorted())
    }

    @Test(arguments: DiagnosticPage.all)
    func pagesHaveTheSameStructure(_ page: DiagnosticPage) {
        #expect(page.title == "# \(page.name)")
        #expect(page.abstract.hasSuffix("."))
        #expect(page.headings == ["## Example", "## Fix"])
        #expect(page.unplacedBlocks == [])
    }

    @Test(arguments: DiagnosticPage.all)
    func examplesTriggerTheirDiagnosticAndNoOther(_ page: DiagnosticPage) throws {
        let example = try DiagnosticExample(of: page)
        #expect(example.ids == [page.name])
        // In strict mode no output is kept, and the underlying error is reported instead. The generator ignores
        // functions that build nothing, and leaves them to the macro.
        let isOfInterception = page.name == "not-interceptable"
        let strictID = page.name == "kept-output" ? "syntax" : page.name
        #expect(example.strictIDs == (isOfInterception ? [] : [strictID]))
        guard page.shown.map(\.text) != example.said else { return }
        guard DocumentationTests.isRecording, page.shown.count == example.said.count else {
            #expect(page.shown.map(\.text) == example.said, "\(example.said.joined(separator: "--\n"))")
            return
        }
        let recorded = zip(page.shown, example.said).map { RecordedBlock(block: $0, actualText: $1) }
        try Page(named: page.path).record(recorded)
        Issue.record("\(page.name) was recorded anew: read it, and run again without HEIRLOOM_RECORD")
    }

    /// The fixed modules compile with the code generated for them, without warnings.
    @Test(arguments: DiagnosticPage.all)
    func everyFixWorks(_ page: DiagnosticPage) throws {
        // Some mistakes are in a manifest.
        #expect(page.fixed != page.example || page.modulesWithoutPlugin + page.unseenModules != [])
        let build = try DocumentedBuild(
            page.fixed,
            importedModules: Set(page.fixed.flatMap(\.imports))
        )
        let generation = try build.generateAll(page.options + ["--strict"])
        #expect(generation.errors == "")
        #expect(generation.status == 0)
        #expect(try build.check(withGenerated: true) == [])
    }
}
