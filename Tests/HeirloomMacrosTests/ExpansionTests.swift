import Foundation
import Testing

@Suite("Expansions")
struct ExpansionTests {
    @Test(arguments: ExpansionCase.all)
    func eachDeclarationIsGivenItsMembers(expansionCase: ExpansionCase) throws {
        let recorded = try String(contentsOf: ExpansionCase.url(expansionCase.name), encoding: .utf8)
        let rendering = expansionCase.rendering
        if ProcessInfo.processInfo.environment["HEIRLOOM_RECORD"] != nil, rendering != recorded {
            try Data(rendering.utf8).write(to: ExpansionCase.url(expansionCase.name))
            Issue.record("recorded \(expansionCase.name)")
        }
        #expect(rendering == recorded)
    }

    @Test(arguments: ExpansionCase.all)
    func whatIsExpandedHasNoFaults(expansionCase: ExpansionCase) {
        #expect(FaultCase.diagnostics(in: expansionCase.source).map(\.message) == [])
    }

    @Test func expansionsCompileWithoutWarnings() throws {
        let module = try FaultModule(
            ExpansionCase.all.map { FaultModule.File(name: $0.name, text: $0.source) }
        )
        let result = try module.typecheck()
        #expect(result.errors == "")
        #expect(result.status == 0)
    }
}
