import Foundation
import HeirloomLocalDiagnosis
import HeirloomModel
import HeirloomReading
import Testing

@testable import HeirloomSyntax

/// The parser must accept this package's sources, which the compiler accepts.
@Suite struct OwnSourcesTests {
    private static let files: [String] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let folders = ["Sources", "Tests"].map { root.appendingPathComponent($0) }
        return folders.flatMap { folder -> [String] in
            let names =
                FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            // Marks make the sources of the test programs invalid Swift.
            return names.filter {
                $0.hasSuffix(".swift") && !$0.contains(".build/") && !$0.contains("Programs/")
            }
            .map { folder.appendingPathComponent($0).path }
        }.sorted()
    }()

    private func source(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    @Test func everyFileParses() throws {
        #expect(Self.files.count > 100)
        for path in Self.files {
            #expect(Parser.parse(try source(path)).faults == [], "\(path)")
        }
    }

    /// A macro may declare anything.
    @Test func skippingUnwantedDeclarationsHidesNoMacros() {
        let source = Array("struct S { #declared(1)\nlet a: Int }".utf8)
        let macros = WantedDeclarations.allCases.map { wanted in
            FileReader.names(ofFileAt: "S.swift", source: source, wanting: wanted)?.types.first?
                .macroCandidates
        }
        #expect(macros == [["#"], ["#"], ["#"]])
    }

    @Test(arguments: [WantedDeclarations.summarized, .names])
    func skippingUnwantedDeclarationsHidesNoNames(wanted: WantedDeclarations) throws {
        for path in Self.files {
            let source = try source(path)
            let summaries = [wanted, .everything].map {
                FileReader.names(ofFileAt: path, source: source, wanting: $0)
            }
            #expect(summaries[0] == summaries[1], "\(path)")
        }
    }
}
