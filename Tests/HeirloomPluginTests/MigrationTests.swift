import Foundation
import HeirloomTestSupport
import Testing

/// `heirloom migrate` on packages written for SafeDI.
@Suite(.serialized) struct MigrationTests {
    @Test(arguments: MigratedFixture.all)
    func packagesAreMigratedOnce(_ fixture: MigratedFixture) throws {
        let folder = try TemporaryFolder()
        let before = try fixture.before
        for (path, text) in before { try folder.write(text, to: path) }

        let dryRun = try migrate(folder, "--dry-run")
        #expect(dryRun.status == 0, "\(dryRun.errors)")
        #expect(try MigratedFixture.files(in: folder.url) == before, "a dry run writes something")

        let run = try migrate(folder)
        #expect(run.status == 0)
        let after = try MigratedFixture.files(in: folder.url)
        #expect(Self.inPast(dryRun.output) == run.output)
        if ProcessInfo.processInfo.environment["HEIRLOOM_RECORD"] == "1" {
            try fixture.record(after: after, report: run.output)
            Issue.record("\(fixture.name) was recorded again: read it, and run without HEIRLOOM_RECORD")
        }
        #expect(try fixture.changes == fixture.changes(after: after))
        #expect(try fixture.report == run.output)

        let again = try migrate(folder)
        // Only files that still mention SafeDI are looked at.
        let lines = run.output.split(separator: "\n")
        let notes = lines.filter { $0.contains(" is still mentioned") }
        let plugins = lines.filter { $0.hasPrefix("apply the plugin") }.map { "\($0)\n" }.joined()
        #expect(again.status == 0)
        #expect(again.output.hasSuffix("nothing to change, \(Self.counted(notes.count))\n\(plugins)"))
        #expect(try MigratedFixture.files(in: folder.url) == after, "a second run writes something")
    }

    /// One after the other in one folder, so that the libraries are built once.
    @Test func testsOfMigratedPackagesPass() throws {
        let package = try PackageFolder([:])
        for fixture in MigratedFixture.built {
            try package.removeSources()
            let folder = try TemporaryFolder()
            for (path, text) in try fixture.before { try folder.write(text, to: path) }
            _ = try migrate(folder)
            for (path, text) in try MigratedFixture.files(in: folder.url) {
                let text = text.replacingOccurrences(of: "../Heirloom", with: "../Heirloom clone")
                try package.write(text, to: path)
            }
            let result = try package.test()
            #expect(result.status == 0, "\(fixture.name): \(result.output)\(result.errors)")
        }
    }

    private func migrate(_ folder: TemporaryFolder, _ options: String...) throws -> ProgramResult {
        let tool = Compiler.products.appendingPathComponent("HeirloomTool").path
        return try Subprocess.run(tool, ["migrate", "safedi", "."] + options, in: folder.url)
    }

    private static func inPast(_ report: String) -> String {
        report.replacingOccurrences(of: ": would change: ", with: ": changed: ")
            .replacingOccurrences(of: " would be made in ", with: " in ")
    }

    private static func counted(_ notes: Int) -> String { notes == 1 ? "1 note" : "\(notes) notes" }
}
